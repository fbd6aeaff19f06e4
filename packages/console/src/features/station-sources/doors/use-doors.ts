import { useQuery } from '@tanstack/react-query';
import { uplinkCalls } from '@vigia/api/client';
import { MINUTE_MS } from '@vigia/domain';
import { useCalls } from '../../../shared/state/calls.ts';
import { useFarm } from '../../../shared/state/farm.ts';
import { DOORS } from './use-door-edits.ts';

/** How often they are asked for, ms: sooner while nothing has come, as somebody connects a network server then. */
const ASKED_EVERY_MS = MINUTE_MS;
const AWAITED_EVERY_MS = 5_000;

/** The client's doors and profiles, as they are now. */
export function useDoors() {
  const calls = useCalls(uplinkCalls);
  const clientId = useFarm().tree.client.id;
  return useQuery({
    queryKey: [DOORS, clientId],
    queryFn: async ({ signal }) => {
      const [doors, profiles] = await Promise.all([
        calls.doors(clientId, signal),
        calls.profiles(clientId, signal),
      ]);
      return { doors, profiles };
    },
    refetchInterval: ({ state }) =>
      state.data?.doors.some(({ devices }) => devices.length === 0) ? AWAITED_EVERY_MS : ASKED_EVERY_MS,
  });
}
