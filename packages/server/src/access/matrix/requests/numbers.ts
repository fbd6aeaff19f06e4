import type { MatrixRow } from '../row.ts';

export const numbersRequests: readonly MatrixRow[] = [];
