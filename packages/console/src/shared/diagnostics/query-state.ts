import type { UseQueryResult } from '@tanstack/react-query';

/** The loading state of a table's rows, and the way to request them again. */
export const queryState = ({ isError, isPending, refetch }: UseQueryResult<unknown>) => ({
  state: isError ? ('error' as const) : isPending ? ('loading' as const) : ('ready' as const),
  onRetry: () => void refetch(),
});
