import { newIdempotencyKey } from '@vigia/api/client';
import { useKeptState } from '../state/use-kept-state.ts';

/** Whether two drafts differ. */
export const differs = <Draft>(one: Draft, other: Draft): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

/**
 * The draft of a dialog and its idempotency key. Both are reset when it is saved or discarded, and kept if the
 * session ends meanwhile.
 *
 * @param title of the dialog; with `empty` it identifies the draft
 * @param start what it begins with, where that is a change of `empty` already
 */
export function useDraft<Draft>(title: string, empty: Draft, start: Draft = empty) {
  const fresh = () => ({ start: empty, draft: start, key: newIdempotencyKey() });
  const [state, setState] = useKeptState(`${title} ${JSON.stringify([empty, start])}`, fresh);
  const { start: before, draft, key } = state;
  return {
    draft,
    key,
    /** The draft differs from the initial values. */
    isChanged: differs(before, draft),
    /** A changed draft is another request, so it gets another key. */
    change: (changes: Partial<Draft>) =>
      setState((now) => ({ ...now, draft: { ...now.draft, ...changes }, key: newIdempotencyKey() })),
    reset: () => setState(fresh()),
  };
}
