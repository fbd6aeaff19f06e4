import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from './problem.ts';

/**
 * 429 with the time to wait.
 *
 * @param detail what to do, where there is more to say than to wait
 */
export const tooMany = (waitS: number, detail?: string): HttpProblem =>
  new HttpProblem('too-many-requests', {
    ...(detail !== undefined && { detail }),
    headers: { 'retry-after': String(waitS) },
  });

/** Seconds until a limiter allows the next attempt, at least 1. */
export const waitOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));

/** @throws {HttpProblem} 429 when the limiter is used up for the key */
export async function spend(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw tooMany(waitOf(reason));
  }
}
