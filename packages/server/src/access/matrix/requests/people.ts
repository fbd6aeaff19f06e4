import type { MatrixRow } from '../row.ts';

export const peopleRequests: readonly MatrixRow[] = [];
