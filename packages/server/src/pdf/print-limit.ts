import { RateLimiterMemory } from 'rate-limiter-flexible';
import { spend } from '../http/too-many.ts';

const PRINTS_PER_MINUTE = 30;

/**
 * Counts the prints of a person.
 *
 * @throws {HttpProblem} 'too-many-requests' after thirty in a minute
 */
export type PrintLimit = (userId: number) => Promise<void>;

export function printLimit(): PrintLimit {
  const prints = new RateLimiterMemory({ keyPrefix: 'print', points: PRINTS_PER_MINUTE, duration: 60 });
  return (userId) => spend(prints, String(userId));
}
