import type { UserId } from '@vigia/domain/farm';
import { type createStore, useStore } from 'jotai';
import { useCallback } from 'react';
import { userAtom } from '../state/session.ts';
import { timeOfFirstTry } from './first-try.ts';
import type { OutboxAct } from './outbox-item.ts';
import { noteOutboxChange } from './outbox-state.ts';
import { removeReplaced } from './outbox-store.ts';
import { outboxAtom } from './outbox-view-state.ts';
import { queueItem } from './queue-item.ts';
import { type Act, type Done, type Keeping, sendOrKeep } from './send-or-keep.ts';

const onThisDevice = (store: ReturnType<typeof createStore>, userId: UserId): Keeping => ({
  userId,
  isOnline: navigator.onLine,
  waiting: store.get(outboxAtom),
  now: () => timeOfFirstTry(store),
  keep: (queued) => queueItem(store, userId, queued),
  removeReplaced: async (taken) => {
    await removeReplaced(taken);
    await noteOutboxChange(store, userId);
  },
});

/** `sendOrKeep` for the signed-in person. */
export function useAct() {
  const store = useStore();
  return useCallback(
    <Content extends OutboxAct, Answer>(
      act: Act<Content>,
      send: (content: Content) => Promise<Answer>,
    ): Promise<Done<Answer>> => sendOrKeep(onThisDevice(store, store.get(userAtom).id), act, send),
    [store],
  );
}
