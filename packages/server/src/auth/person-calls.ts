import type { UserId } from '@vigia/domain/farm';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany, waitOf } from '../http/too-many.ts';
import { PERSON_CALLS_WITHIN_S } from '../run/config-variables.ts';

/**
 * Counts a call of somebody signed in, whatever session or address it comes from. Counts are in this server's memory.
 *
 * @throws {HttpProblem} too-many-requests, with `Retry-After`
 */
export type PersonCalls = (userId: UserId, log: Logger) => Promise<void>;

/** @param most calls of one person within `PERSON_CALLS_WITHIN_S` */
export function personCalls(most: number): PersonCalls {
  const limiter = new RateLimiterMemory({
    keyPrefix: 'person',
    points: most,
    duration: PERSON_CALLS_WITHIN_S,
  });
  return async (userId, log) => {
    try {
      await limiter.consume(String(userId));
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const isFirstRefused = reason.consumedPoints === most + 1;
      if (isFirstRefused) log.warn({ userId, most }, 'somebody makes more calls than a person may');
      throw tooMany(waitOf(reason), adviceFor(waitOf(reason)));
    }
  };
}

const adviceFor = (waitS: number): string =>
  `Su cuenta hizo demasiadas solicitudes seguidas: espere ${waitS} s y continúe. Si las hace un programa, dele un token propio en Programas.`;
