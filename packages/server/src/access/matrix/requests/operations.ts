import type { MatrixRow } from '../row.ts';

export const operationsRequests: readonly MatrixRow[] = [
  { route: 'GET /metrics', right: 'public', aim: 'none' },
];
