import { type FieldErrors, hasErrors } from '@vigia/domain/farm';
import { useState } from 'react';

/** Props by which a field shows its message at the right moment. */
export interface CheckedField {
  readonly error: string | undefined;
  readonly onBlur: () => void;
}

export interface FormErrors<Field extends string> {
  /** Props for the field of that name. */
  readonly field: (name: Field) => CheckedField;
  /** How often saving was tried. */
  readonly attempts: number;
  /** Shows every error; calls `onValid` if there is none. */
  readonly submit: () => void;
  /** Back to the first state: no field was left and saving was not tried. */
  readonly reset: () => void;
}

interface Shown {
  readonly left: readonly string[];
  readonly attempts: number;
}
const FRESH: Shown = { left: [], attempts: 0 };

/**
 * Decides when the errors of a form are shown: each one when its field is left, all of them when saving is
 * tried. A message disappears as soon as its field is valid.
 *
 * @param errors of the current draft, from one of the domain's validators
 * @param onValid saves; called by `submit` when there are no errors
 */
export function useFormErrors<Field extends string>(
  errors: FieldErrors<Field>,
  onValid: () => void,
): FormErrors<Field> {
  const [shown, setShown] = useState(FRESH);
  return {
    attempts: shown.attempts,
    field: (name) => ({
      error: shown.attempts > 0 || shown.left.includes(name) ? errors[name] : undefined,
      onBlur: () =>
        setShown((now) => (now.left.includes(name) ? now : { ...now, left: [...now.left, name] })),
    }),
    submit: () => {
      setShown((now) => ({ ...now, attempts: now.attempts + 1 }));
      if (!hasErrors(errors)) onValid();
    },
    reset: () => setShown(FRESH),
  };
}
