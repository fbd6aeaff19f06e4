import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpProblem } from '../http/problem.ts';

const FAILS_PER_PAIR = 10;
const PAIR_WINDOW_S = 15 * 60;
const FAILS_PER_ADDRESS = 100;
const ADDRESS_WINDOW_S = 24 * 3600;

/**
 * Limits of wrong passwords: ten by one address on one account, a hundred a day by one address. Counted per address,
 * so a stranger elsewhere cannot lock anybody out.
 */
export interface SignInLimits {
  /**
   * Counts an attempt before its password is checked, so that a hundred sent at once do not slip through.
   *
   * @throws {HttpProblem} 429 with `Retry-After` when either limit is used up
   */
  attempt(email: string, address: string): Promise<void>;
  /** Gives the attempt back. */
  succeeded(email: string, address: string): Promise<void>;
}

export function signInLimits(): SignInLimits {
  const pairs = new RateLimiterMemory({ keyPrefix: 'pair', points: FAILS_PER_PAIR, duration: PAIR_WINDOW_S });
  const addresses = new RateLimiterMemory({
    keyPrefix: 'address',
    points: FAILS_PER_ADDRESS,
    duration: ADDRESS_WINDOW_S,
  });
  const pairOf = (email: string, address: string) => `${address} ${email}`;
  return {
    async attempt(email, address) {
      await spend(pairs, pairOf(email, address));
      await spend(addresses, address);
    },
    async succeeded(email, address) {
      await pairs.delete(pairOf(email, address));
      await addresses.reward(address);
    },
  };
}

/** @throws {HttpProblem} 429 when the limit of the key is used up */
export async function spend(limiter: RateLimiterMemory, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    const seconds = Math.max(1, Math.ceil(reason.msBeforeNext / 1000));
    throw new HttpProblem('too-many-requests', { headers: { 'retry-after': String(seconds) } });
  }
}
