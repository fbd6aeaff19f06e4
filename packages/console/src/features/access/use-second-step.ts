import { useQuery, useQueryClient } from '@tanstack/react-query';
import { accessCalls } from '@vigia/api/client';
import { useCalls } from '../../shared/state/calls.ts';

const QUERY_KEY = ['second step'];

/** One's own second step as the service has it now, and how to ask for it anew. */
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
