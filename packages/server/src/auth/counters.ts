import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany, waitOf } from '../http/too-many.ts';
import { counterQueries } from '../stores/people/rate-limits.ts';

/** What became of a try. */
export interface Counted {
  /** Tries in this window, this one among them. */
  readonly used: number;
  /** Seconds to wait where there were too many; null where this one may go on. */
  readonly waitS: number | null;
  /** Whether it is the first of its window that is one too many. */
  readonly isFirstRefused: boolean;
}

/** Counts tries by a key. All servers on a database share it, and it outlives them. */
export interface Counter {
  /**
   * Counts one more, before what it asks for is looked at.
   *
   * @param seconds length of a window that begins now, where it is another than usual
   * @throws the database's error: a try that cannot be counted is none
   */
  count(key: string, seconds?: number): Promise<Counted>;
  /** Tries of the window so far. */
  used(key: string): Promise<number>;
  giveBack(key: string, tries?: number): Promise<void>;
  clear(key: string): Promise<void>;
}

/** How many tries a counter lets go on in a window. */
export interface Rule {
  /** Tells its keys from those of others. */
  readonly name: string;
  readonly tries: number;
  readonly seconds: number;
}

export type Counters = (rule: Rule) => Counter;

/** Keys stand in the table as hashes: they are made of people's e-mails and addresses. */
const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** @param pool of `vigia_auth`, which alone reaches the table `rate_limit` */
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
