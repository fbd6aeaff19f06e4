import type { UserId } from '@vigia/domain/farm';
import type { createStore } from 'jotai';
import type { OutboxItem } from './outbox-item.ts';
import { noteOutboxChange } from './outbox-state.ts';
import { putNewest } from './outbox-store.ts';

type Store = ReturnType<typeof createStore>;

/** What its form says of an item; the rest is that of one that nobody has tried to send. */
export type Queued = Pick<OutboxItem, 'id' | 'clientId' | 'subject' | 'about' | 'content'> &
  Partial<Pick<OutboxItem, 'photos' | 'taken' | 'firstTriedAt'>>;

/** Puts something finished into the outbox of this device, in the place of what it replaces. @throws {DOMException} there is no room for it */
export async function queueItem(store: Store, userId: UserId, queued: Queued): Promise<void> {
  const fresh = { photos: [], taken: null, firstTriedAt: null, refusal: null };
  await putNewest({ ...fresh, ...queued, userId, queuedAt: Date.now() });
  await noteOutboxChange(store, userId);
}
