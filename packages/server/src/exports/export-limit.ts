import type { UserId } from '@vigia/domain/farm';
import { HttpProblem } from '../http/problem.ts';
import { tooMany } from '../http/too-many.ts';

/** Exports that a server makes at the same time. Each holds two pieces of a few megabytes. */
const OF_A_SERVER = 16;
const OF_A_PERSON = 4;
const WAIT_S = 10;

/**
 * Lets a person take one more export.
 *
 * @returns what ends it; it may be called more than once
 * @throws {HttpProblem} too-many-requests: the person takes four already; busy: the server makes as many as it can
 */
export type ExportLimit = (userId: UserId) => () => void;

export function exportLimit(): ExportLimit {
  const taken = new Map<UserId, number>();
  let all = 0;
  return (userId) => {
    const own = taken.get(userId) ?? 0;
    if (own >= OF_A_PERSON) throw tooMany(WAIT_S);
    if (all >= OF_A_SERVER) throw new HttpProblem('busy', { headers: { 'retry-after': String(WAIT_S) } });
    taken.set(userId, own + 1);
    all += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      all -= 1;
      const left = (taken.get(userId) ?? 1) - 1;
      if (left > 0) taken.set(userId, left);
      else taken.delete(userId);
    };
  };
}
