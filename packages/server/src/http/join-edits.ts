import { changedMeanwhile } from '@vigia/domain/es';
import { joinedEdit, type PartOf } from '@vigia/domain/farm';
import { HttpProblem } from './problem.ts';

/** Texts for readers, and names on the wire, of the fields of an edit. */
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
 * @param now the present state, read under a lock that lasts until the change is made
 * @throws {HttpProblem} 409 that names each field that somebody else has changed meanwhile as well
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
