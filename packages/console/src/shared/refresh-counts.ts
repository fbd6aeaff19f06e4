import type { QueryClient } from '@tanstack/react-query';

/** What follows from field counts: their list, curves, chips, notices, and which traps people count. */
const FOLLOWING: readonly unknown[] = [
  ...[
    'field-counts',
    'series',
    'bug-count',
    'bug-count-before',
    'bug-count-plate',
    'notifications',
    'changes',
    'infrastructure',
  ],
];

/** Asks anew for what shows field counts. */
export function refreshCounts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => FOLLOWING.includes(queryKey[0]) });
}
