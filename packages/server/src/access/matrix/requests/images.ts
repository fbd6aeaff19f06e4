import type { MatrixRow } from '../row.ts';

export const imagesRequests: readonly MatrixRow[] = [];
