import { imageEdit } from '@vigia/api/contract';
import { HttpProblem } from '../http/problem.ts';

/** A field of an item of `EditImagesBody`. */
export type EditField = Exclude<keyof typeof imageEdit, 'seen'>;

/** Reports what is wrong with one item: `clash` for fields that somebody else changed meanwhile. */
export type AddProblem = (kind: 'refuse' | 'clash', field: EditField, message: string) => void;

interface EditProblems {
  /** @param at index of the item */
  readonly of: (at: number) => AddProblem;
  /** @throws {HttpProblem} invalid-input, else conflict, that names each field; none if all is well */
  readonly settle: () => void;
}

/** Collects what is wrong with the items of a call, so that its sender gets everything at once. */
export function editProblems(): EditProblems {
  const problems: { readonly kind: 'refuse' | 'clash'; readonly field: string; readonly message: string }[] =
    [];
  return {
    of: (at) => (kind, field, message) =>
      problems.push({ kind, field: `items.${at}.${imageEdit[field].name}`, message }),
    settle: () => {
      if (problems.length === 0) return;
      const refused = problems.filter(({ kind }) => kind === 'refuse');
      const errors = (refused.length > 0 ? refused : problems).map(({ field, message }) => ({
        field,
        message,
      }));
      throw new HttpProblem(refused.length > 0 ? 'invalid-input' : 'conflict', { errors });
    },
  };
}
