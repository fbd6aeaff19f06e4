import { useQuery } from '@tanstack/react-query';
import { eventCalls } from '@vigia/api/client';
import { addMonths } from '@vigia/domain';
import { TRAP_VISITS } from '@vigia/domain/events';
import type { FieldEvent } from '@vigia/domain/farm';
import { VISIT_MONTHS } from '@vigia/domain/today';
import { useCalls } from './calls.ts';
import { useFarm } from './farm.ts';

/** Visits to traps, and applications, of the last 12 months; newer ones are asked for after each report. */
export function useVisits(isWanted = true) {
  const { tree, today } = useFarm();
  const events = useCalls(eventCalls);
  const clientId = tree.client.id;
  return useQuery<FieldEvent[]>({
    queryKey: ['events', 'today', clientId, today],
    enabled: isWanted,
    queryFn: ({ signal }) =>
      events.list(
        {
          clientId,
          start: addMonths(today, -VISIT_MONTHS),
          end: today,
          types: [...TRAP_VISITS, 'agrochemical_application'],
        },
        signal,
      ),
  });
}
