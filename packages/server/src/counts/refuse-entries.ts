import { enteredCount, namesOf } from '@vigia/api/contract';
import { HttpProblem, type ProblemCode } from '../http/problem.ts';

const NAMES = namesOf(enteredCount);

/** Why an entry is refused. */
export interface RefusedEntry {
  /** Its place in the list, from 0. */
  readonly row: number;
  readonly field: keyof typeof NAMES;
  readonly message: string;
}

/** @throws {HttpProblem} of the code, naming each of the entries, if there are any */
export function refuseEntries(code: ProblemCode, refused: readonly RefusedEntry[]): void {
  if (refused.length === 0) return;
  const errors = refused.map(({ row, field, message }) => ({
    field: `field_counts.${row}.${NAMES[field]}`,
    message,
  }));
  throw new HttpProblem(code, { errors });
}
