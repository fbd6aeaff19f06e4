import { changedMeanwhile } from '@vigia/domain/es';
import { joinedEdit, type PartOf } from '@vigia/domain/farm';
import { HttpProblem } from './problem.ts';

/** What a reader and a caller call the fields of what was edited. */
interface FieldLabels<Fields> {
  /** The present value as a reader writes it, if that is another text. */
  readonly shown?: PartOf<Record<keyof Fields & string, string>>;
  /** The caller's name of each field, if it differs from the one here. */
  readonly names?: PartOf<Record<keyof Fields & string, string>>;
  /** See `joinedEdit`. */
  readonly together?: readonly (keyof Fields & string)[];
}

/**
 * What an edit changes of the present state, see `joinedEdit`.
 *
 * @param now under a lock, so that it stays so until the change is made
 * @throws {HttpProblem} 409 that names each field which somebody else changed meanwhile, too
 */
export function joinEdits<Fields extends object>(
  wanted: PartOf<Fields>,
  seen: PartOf<Fields>,
  now: Fields,
  labels: FieldLabels<Fields> = {},
): Partial<Fields> {
  const { changes, clashes } = joinedEdit(wanted, seen, now, labels.together);
  if (clashes.length === 0) return changes;
  throw changedProblem(clashes, now, labels);
}

/** 409 that says at each of the fields what somebody else made it meanwhile. */
export const changedProblem = <Fields extends object>(
  fields: readonly (keyof Fields & string)[],
  now: Fields,
  { shown = {}, names = {} }: FieldLabels<Fields>,
) =>
  new HttpProblem('conflict', {
    errors: fields.map((field) => ({
      field: names[field] ?? field,
      message: changedMeanwhile(shown[field] ?? now[field]),
    })),
  });
