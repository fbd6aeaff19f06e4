import type { DraftField } from '@vigia/domain/events';
import type { FieldErrors } from '@vigia/domain/farm';
import { useState } from 'react';

interface Held {
  readonly field: DraftField;
  /** It showed an error already when it got the focus: then it keeps showing it. */
  readonly wasShown: boolean;
  readonly attempts: number;
}

/**
 * Errors as they are shown: a field that was right when it got the focus says nothing until it is left or saving is
 * tried, so that nobody is corrected in the middle of a word.
 */
export function useHeldErrors(errors: FieldErrors<DraftField>, attempts: number) {
  const [held, setHeld] = useState<Held | null>(null);
  return {
    errorOf: (field: DraftField): string | undefined =>
      held?.field === field && !held.wasShown && held.attempts === attempts ? undefined : errors[field],
    hold: (field: DraftField) => {
      if (held?.field !== field) setHeld({ field, wasShown: errors[field] !== undefined, attempts });
    },
    release: () => setHeld(null),
  };
}
