import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accessCalls } from '@vigia/api/client';
import { useCalls } from '../../shared/state/calls.ts';

const QUERY_KEY = ['second step'];

/** The second step of the signed-in user, always requested again, and a function to refresh it. */
export function useSecondStep() {
  const calls = useCalls(accessCalls);
  const queryClient = useQueryClient();
  const state = useQuery({
    queryKey: QUERY_KEY,
    queryFn: ({ signal }) => calls.secondStep(signal),
    staleTime: 0,
  });
  return { state, refresh: () => void queryClient.invalidateQueries({ queryKey: QUERY_KEY }) };
}
