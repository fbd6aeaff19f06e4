import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@vigia/api/client';
import { refreshesAfter } from '@vigia/domain/events';
import type { FieldEvent, UserId } from '@vigia/domain/farm';
import { replaceStation } from '../../shared/state/replace-station.ts';

interface Refreshing {
  readonly farm: Pick<ApiClient['farm'], 'station'>;
  readonly queryClient: QueryClient;
  readonly userId: UserId;
}

/**
 * Requests again what an event changed: the station of an install or swap, then all logs, then the notifications. A
 * failure here is shown on its own screen: the event itself was accepted.
 */
export async function refreshAfter(
  event: FieldEvent,
  { farm, queryClient, userId }: Refreshing,
): Promise<void> {
  const { type, stationId } = event;
  for (const what of refreshesAfter(type)) {
    if (what === 'station' && stationId !== null) {
      const station = await farm.station(stationId).catch(() => null);
      if (station) replaceStation(queryClient, userId, station);
    }
    if (what === 'logs') void queryClient.invalidateQueries({ queryKey: ['events'] });
    if (what === 'notifications') void queryClient.invalidateQueries({ queryKey: ['notifications'] });
  }
  // Devices change hands and a biofix moves the start of its curve.
  void queryClient.invalidateQueries({ queryKey: ['infrastructure', userId] });
}
