import { typedCountError } from '@vigia/domain/captures';
import { type Round, typedTraps } from './round.ts';
import { isUnusual, type TrapPast } from './traps.ts';

/** A number that may be a typing error. */
export interface UnusualCount {
  readonly trap: string;
  readonly found: number;
  /** The last count; null for the first one of the trap. */
  readonly last: number | null;
}

/** @param pastOf what was counted before at a trap; null where it is not known: nothing is unusual there */
export const unusualOf = (round: Round, pastOf: (trap: string) => TrapPast | null): UnusualCount[] =>
  typedTraps(round).flatMap((trap) => {
    const [typed, past] = [round.numbers[trap] ?? '', pastOf(trap)];
    if (past === null || typedCountError(typed) !== null || !isUnusual(Number(typed), past)) return [];
    return [{ trap, found: Number(typed), last: past.before[0]?.found ?? null }];
  });
