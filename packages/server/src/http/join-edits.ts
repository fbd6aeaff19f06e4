import { changedMeanwhile, joinedEdit, type Told } from '@vigia/domain';
import { HttpProblem } from './problem.ts';

/**
 * What an edit changes of what is there now, see `joinedEdit`.
 *
 * @param now under a lock, so that it stays so until the change is made
 * @param shown what is there as a reader writes it, where that is another text
 * @param together see `joinedEdit`
 * @throws {HttpProblem} 409 that names each field which somebody else changed meanwhile, too
 */
export function joinEdits<Fields extends object>(
  wanted: Told<Fields>,
  seen: Told<Fields>,
  now: Fields,
  shown: Told<Record<keyof Fields & string, string>> = {},
  together: readonly (keyof Fields & string)[] = [],
): Partial<Fields> {
  const { changes, clashes } = joinedEdit(wanted, seen, now, together);
  if (clashes.length === 0) return changes;
  throw changedProblem(clashes, now, shown);
}

/** 409 that tells at each of the fields what somebody else made it meanwhile. */
export const changedProblem = <Fields extends object>(
  fields: readonly (keyof Fields & string)[],
  now: Fields,
  shown: Told<Record<keyof Fields & string, string>>,
) =>
  new HttpProblem('conflict', {
    errors: fields.map((field) => ({ field, message: changedMeanwhile(shown[field] ?? now[field]) })),
  });
