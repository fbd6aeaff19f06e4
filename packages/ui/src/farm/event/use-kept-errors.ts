import type { DraftField } from '@vigia/domain/events';
import type { FieldErrors } from '@vigia/domain/farm';
import { useState } from 'react';

interface KeptErrors {
  readonly field: DraftField;
  /** Whether it had an error when it got the focus: then the error stays visible. */
  readonly wasShown: boolean;
  readonly attempts: number;
}

/**
 * The errors that are shown. A field that was valid when it got the focus shows no error until it is left or
 * saving is tried, so that nobody is corrected while typing.
 */
export function useKeptErrors(errors: FieldErrors<DraftField>, attempts: number) {
  const [kept, setKept] = useState<KeptErrors | null>(null);
  return {
    errorOf: (field: DraftField): string | undefined =>
      kept?.field === field && !kept.wasShown && kept.attempts === attempts ? undefined : errors[field],
    hold: (field: DraftField) => {
      if (kept?.field !== field) setKept({ field, wasShown: errors[field] !== undefined, attempts });
    },
    release: () => setKept(null),
  };
}
