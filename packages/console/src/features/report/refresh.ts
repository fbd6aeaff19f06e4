import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient, Infrastructure } from '@vigia/api/client';
import { type ClientId, type FieldEvent, refreshesAfter, type Station, type UserId } from '@vigia/domain';

/** The client's data with the station as it is now, be it new or known. */
export function withStation(data: Infrastructure, station: Station): Infrastructure {
  const trees = data.trees.map((tree) => {
    const others = tree.stations.filter(({ id }) => id !== station.id);
    return { ...tree, stations: [...others, station] };
  });
  return { ...data, trees };
}

interface Refreshing {
  readonly api: Pick<ApiClient, 'farm'>;
  readonly queryClient: QueryClient;
  readonly userId: UserId;
}

const treeKey = (userId: UserId, clientId: ClientId) => ['infrastructure', userId, clientId];

/**
 * Asks anew for what a report changed: the station of an install or swap, then all logs, then the notifications. What
 * fails here fails on its own screen: the report itself was taken.
 */
export async function refreshAfter(
  event: FieldEvent,
  { api, queryClient, userId }: Refreshing,
): Promise<void> {
  const { type, clientId, stationId } = event;
  for (const what of refreshesAfter(type)) {
    if (what === 'station' && stationId !== null) {
      const station = await api.farm.station(stationId).catch(() => null);
      const key = treeKey(userId, clientId);
      if (station)
        queryClient.setQueryData<Infrastructure>(key, (data) => data && withStation(data, station));
    }
    if (what === 'logs') void queryClient.invalidateQueries({ queryKey: ['events'] });
    if (what === 'notifications') void queryClient.invalidateQueries({ queryKey: ['notifications'] });
  }
  // Devices change hands and a biofix moves the start of its curve.
  void queryClient.invalidateQueries({ queryKey: ['infrastructure', userId] });
}
