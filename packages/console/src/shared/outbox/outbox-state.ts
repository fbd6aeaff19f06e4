import type { UserId } from '@vigia/domain/farm';
import type { createStore } from 'jotai';
import { itemsOf } from './outbox-store.ts';
import { outboxAtom, outboxRoundAtom } from './outbox-view-state.ts';

type Store = ReturnType<typeof createStore>;

/** Channel between the tabs of one browser, which share the outbox. */
const CHANNEL = 'vigia-outbox';

/** Reads the outbox again. A closed storage has none. */
export async function readOutbox(store: Store, userId: UserId): Promise<void> {
  store.set(outboxAtom, await itemsOf(userId).catch(() => []));
}

/** Call after a change of the outbox in this tab. */
export async function noteOutboxChange(store: Store, userId: UserId): Promise<void> {
  await readOutbox(store, userId);
  store.set(outboxRoundAtom, (round) => round + 1);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** @returns a function that stops listening */
export function onOutboxChangedElsewhere(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
