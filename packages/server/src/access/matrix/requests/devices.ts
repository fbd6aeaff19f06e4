import type { MatrixRow } from '../row.ts';

export const devicesRequests: readonly MatrixRow[] = [];
