import type { UseQueryResult } from '@tanstack/react-query';

/** How far a table's rows have come, and the way to ask for them again. */
export const queryState = ({ isError, isPending, refetch }: UseQueryResult<unknown>) => ({
  state: isError ? ('error' as const) : isPending ? ('loading' as const) : ('ready' as const),
  onRetry: () => void refetch(),
});
