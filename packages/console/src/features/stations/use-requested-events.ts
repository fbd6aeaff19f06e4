import { useQuery } from '@tanstack/react-query';
import { eventCalls } from '@vigia/api/client';
import type { DayRange } from '@vigia/domain';
import { EVENT_TYPE_OF_LOG, type LogType, lastEventDays } from '@vigia/domain/events';
import type { FieldEvent } from '@vigia/domain/farm';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';

/**
 * The last event of a kind about each station of the client, within the days. Without a kind there is no request;
 * a request that is no longer wanted is aborted, and loaded data stays if a new request fails.
 */
export function useRequestedEvents(type: LogType | null, { start, end }: DayRange) {
  const { tree } = useFarm();
  const events = useCalls(eventCalls);
  const clientId = tree.client.id;
  const query = useQuery({
    queryKey: ['events', 'stations', clientId, type, start, end],
    queryFn: ({ signal }): Promise<FieldEvent[]> =>
      events.list({ clientId, start, end, types: type ? [EVENT_TYPE_OF_LOG[type]] : [] }, signal),
    enabled: type !== null,
    select: lastEventDays,
  });
  const state = type === null || query.data ? 'ready' : query.isError ? 'error' : 'loading';
  return { state, dayOf: query.data ?? null, onRetry: () => void query.refetch() } as const;
}
