import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany, waitOf } from '../http/too-many.ts';
import { counterQueries } from '../stores/people/rate-limits.ts';

/** Result of counting an attempt. */
export interface Counted {
  /** Attempts in this window, with this one. */
  readonly used: number;
  /** Seconds to wait after too many attempts; null if this one is allowed. */
  readonly waitS: number | null;
  /** Whether it is the first refused attempt of its window. */
  readonly isFirstRefused: boolean;
}

/**
 * Counts attempts by a key, in the database: all servers share the counts, and a restart does not reset them.
 */
export interface Counter {
  /**
   * Counts an attempt, before it is checked.
   *
   * @param seconds length of a window that begins now, if it differs from the usual one
   * @throws the database's error: an attempt that cannot be counted must not be made
   */
  count(key: string, seconds?: number): Promise<Counted>;
  /** Attempts in the present window. */
  used(key: string): Promise<number>;
  giveBack(key: string, tries?: number): Promise<void>;
  clear(key: string): Promise<void>;
}

/** Attempts that a counter allows per window. */
export interface Rule {
  /** Distinguishes its keys from those of other rules. */
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

export type Counters = (rule: Rule) => Counter;

/** Keys are stored as hashes, as they contain e-mail and network addresses. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** @param pool of `vigia_auth`, the only role with access to the table `rate_limit` */
export function countersOn(pool: pg.Pool): Counters {
  return ({ name, tries, seconds }) => {
    const limiter = new RateLimiterPostgres({
      storeClient: counterQueries(pool),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: tries,
      duration: seconds,
    });
    return {
      async count(key, custom) {
        try {
          const options = custom === undefined ? {} : { customDuration: custom };
          const { consumedPoints } = await limiter.consume(hashOf(key), 1, options);
          return { used: consumedPoints, waitS: null, isFirstRefused: false };
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason;
          const { consumedPoints: used } = reason;
          return { used, waitS: waitOf(reason), isFirstRefused: used === tries + 1 };
        }
      },
      async used(key) {
        return (await limiter.get(hashOf(key)))?.consumedPoints ?? 0;
      },
      async giveBack(key, given = 1) {
        await limiter.reward(hashOf(key), given);
      },
      async clear(key) {
        await limiter.set(hashOf(key), 0, seconds);
      },
    };
  };
}

/** @throws {HttpProblem} too-many-requests with `Retry-After` */
export async function takeTry(counter: Counter, key: string): Promise<void> {
  const { waitS } = await counter.count(key);
  if (waitS !== null) throw tooMany(waitS);
}
