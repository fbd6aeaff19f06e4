import { newIdempotencyKey } from '@vigia/api/client';
import { useKeptState } from '../state/use-kept-state.ts';

/**
 * What is typed into a dialog, and the key under which it is sent however often: both begin anew once it is saved. They
 * outlive a session that ends meanwhile.
 *
 * @param title of the dialog; with what it opens with it tells one from another
 */
export function useDraft<Draft>(title: string, empty: Draft) {
  const fresh = () => ({ draft: empty, key: newIdempotencyKey() });
  const [state, setState] = useKeptState(`${title} ${JSON.stringify(empty)}`, fresh);
  return {
    ...state,
    /** What is typed anew is another wish, to be carried out under another key. */
    change: (changes: Partial<Draft>) =>
      setState(({ draft }) => ({ draft: { ...draft, ...changes }, key: newIdempotencyKey() })),
    reset: () => setState(fresh()),
  };
}
