import { createLimiter } from '../limiter.ts';

/** Highest number of simultaneous requests of lists that send one request per row. */
const AT_ONCE = 6;

export const limited = createLimiter(AT_ONCE);
