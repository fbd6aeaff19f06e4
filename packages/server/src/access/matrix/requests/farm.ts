import type { MatrixRow } from '../row.ts';

export const farmRequests: readonly MatrixRow[] = [];
