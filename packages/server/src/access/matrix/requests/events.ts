import type { MatrixRow } from '../row.ts';

export const eventsRequests: readonly MatrixRow[] = [];
