import type { MatrixRow } from '../row.ts';

export const operationsRequests: readonly MatrixRow[] = [];
