import { changedMeanwhile, joinedEdit, type Told } from '@vigia/domain';
import { HttpProblem } from './problem.ts';

/**
 * What an edit changes of what is there now, see `joinedEdit`.
 *
 * @param now under a lock, so that it stays so until the change is made
 * @throws {HttpProblem} 409 that names each field which somebody else changed meanwhile, too
 */
export function joinEdits<Fields extends object>(
  wanted: Told<Fields>,
  seen: Told<Fields>,
  now: Fields,
): Partial<Fields> {
  const { changes, clashes } = joinedEdit(wanted, seen, now);
  if (clashes.length === 0) return changes;
  throw new HttpProblem('conflict', {
    errors: clashes.map((field) => ({ field, message: changedMeanwhile(now[field]) })),
  });
}
