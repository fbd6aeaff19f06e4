import { useQuery } from '@tanstack/react-query';
import { eventCalls } from '@vigia/api/client';
import type { DayRange } from '@vigia/domain';
import { EVENT_TYPE_OF_LOG } from '@vigia/domain/events';
import type { FieldEvent } from '@vigia/domain/farm';
import { useCalls } from '../state/calls.ts';
import { useFarm } from '../state/farm.ts';

/** The kinds of event that have a table. */
export const LOGGED_TYPES = Object.values(EVENT_TYPE_OF_LOG);

/** The client's events of all tables of Reportes in these days. */
export function useLogEvents({ start, end }: DayRange) {
  const events = useCalls(eventCalls);
  const clientId = useFarm().tree.client.id;
  return useQuery<FieldEvent[]>({
    queryKey: ['events', 'logs', clientId, start, end],
    queryFn: ({ signal }) => events.list({ clientId, start, end, types: LOGGED_TYPES }, signal),
  });
}
