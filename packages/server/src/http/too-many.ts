import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from './problem.ts';

/** 429 that says how long to wait. */
export const tooMany = (waitS: number): HttpProblem =>
  new HttpProblem('too-many-requests', { headers: { 'retry-after': String(waitS) } });

/** Seconds until what a limiter has refused is let on again, 1 at least. */
export const waitOf = ({ msBeforeNext }: RateLimiterRes): number =>
  Math.max(1, Math.ceil(msBeforeNext / 1000));

/** @throws {HttpProblem} 429 when the limiter has nothing left for the key */
export async function spend(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw tooMany(waitOf(reason));
  }
}
