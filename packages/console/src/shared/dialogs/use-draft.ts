import { newIdempotencyKey } from '@vigia/api/client';
import { useState } from 'react';

/** What is typed into a dialog, and the key under which it is sent however often: both begin anew once it is saved. */
export function useDraft<Draft>(empty: Draft) {
  const fresh = () => ({ draft: empty, key: newIdempotencyKey() });
  const [state, setState] = useState(fresh);
  return {
    ...state,
    /** What is typed anew is another wish, to be carried out under another key. */
    change: (changes: Partial<Draft>) =>
      setState(({ draft }) => ({ draft: { ...draft, ...changes }, key: newIdempotencyKey() })),
    reset: () => setState(fresh()),
  };
}
