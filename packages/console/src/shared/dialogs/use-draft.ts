import { newIdempotencyKey } from '@vigia/api/client';
import { useKeptState } from '../state/use-kept-state.ts';

/** Whether two drafts hold not the same. */
export const differs = <Draft>(one: Draft, other: Draft): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

/**
 * What is typed into a dialog, and the key under which it is sent however often: both begin anew once it is saved or
 * discarded. They
 * outlive a session that ends meanwhile.
 *
 * @param title of the dialog; with what it opens with it tells one from another
 */
export function useDraft<Draft>(title: string, empty: Draft) {
  const fresh = () => ({ start: empty, draft: empty, key: newIdempotencyKey() });
  const [state, setState] = useKeptState(`${title} ${JSON.stringify(empty)}`, fresh);
  const { start, draft, key } = state;
  return {
    draft,
    key,
    /** It is no longer as it opened. */
    isChanged: differs(start, draft),
    /** What is typed anew is another wish, to be carried out under another key. */
    change: (changes: Partial<Draft>) =>
      setState((now) => ({ ...now, draft: { ...now.draft, ...changes }, key: newIdempotencyKey() })),
    reset: () => setState(fresh()),
  };
}
