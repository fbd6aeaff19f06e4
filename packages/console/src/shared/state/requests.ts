import { createLimiter } from '../limiter.ts';

/** Lists ask for one thing per row: never for more than this many at once. */
const AT_ONCE = 6;

export const inTurn = createLimiter(AT_ONCE);
