import { useStore } from 'jotai';
import { useCallback } from 'react';
import { userAtom } from '../state/session.ts';
import type { OutboxAct } from './outbox-item.ts';
import { type Act, type Done, sendOrKeep } from './send-or-keep.ts';

/** `sendOrKeep` for the signed-in person. */
export function useAct() {
  const store = useStore();
  return useCallback(
    <Content extends OutboxAct, Answer>(
      act: Act<Content>,
      send: (content: Content) => Promise<Answer>,
    ): Promise<Done<Answer>> => sendOrKeep(store, store.get(userAtom).id, act, send),
    [store],
  );
}
