import type { UserId } from '@vigia/domain/farm';
import type { DBSchema } from 'idb';
import { heldOpen } from '../offline/held-open.ts';
import { writingOf } from './later-act.ts';
import type { OutboxItem } from './outbox-item.ts';
import { inOrder } from './place.ts';

const DATABASE = 'vigia-outbox';

interface Schema extends DBSchema {
  items: { key: string; value: OutboxItem; indexes: { user: UserId } };
}

const { open } = heldOpen<Schema>(DATABASE, 1, (database) => {
  database.createObjectStore('items', { keyPath: 'id' }).createIndex('user', 'userId');
});

/** Written to the disk before it resolves: what is said to be kept is kept. */
const STRICT = { durability: 'strict' } as const;

/** Keeps an item, new or changed. @throws {DOMException} QuotaExceededError: this device has no room for it */
export async function putItem(item: OutboxItem): Promise<void> {
  const writing = (await open()).transaction('items', 'readwrite', STRICT);
  await Promise.all([writing.store.put(item), writing.done]);
}

/**
 * Keeps an item that was just written, after all others of its writer and instead of those that it replaces, in one step.
 *
 * @throws {DOMException} QuotaExceededError: this device has no room for it
 */
export const putNewest = (item: OutboxItem): Promise<void> => replaceBy(item, true);

/** Removes what an act replaces that the service has taken. */
export const removeReplaced = (taken: OutboxItem): Promise<void> => replaceBy(taken, false);

async function replaceBy(item: OutboxItem, isPut: boolean): Promise<void> {
  const writing = (await open()).transaction('items', 'readwrite', STRICT);
  const { removed, put } = writingOf(await writing.store.index('user').getAll(item.userId), item, isPut);
  await Promise.all([
    ...removed.map((id) => writing.store.delete(id)),
    ...put.map((each) => writing.store.put(each)),
    writing.done,
  ]);
}

/**
 * Changes an item that is there, in one step: another tab may have changed or removed it.
 *
 * @returns the item after the change; undefined if it is not there any more
 */
export async function changeItem(
  id: string,
  change: (item: OutboxItem) => OutboxItem,
): Promise<OutboxItem | undefined> {
  const writing = (await open()).transaction('items', 'readwrite', STRICT);
  const item = await writing.store.get(id);
  const changed = item && change(item);
  if (changed) await writing.store.put(changed);
  await writing.done;
  return changed;
}

export async function removeItem(id: string): Promise<void> {
  const writing = (await open()).transaction('items', 'readwrite', STRICT);
  await Promise.all([writing.store.delete(id), writing.done]);
}

export async function itemOf(id: string): Promise<OutboxItem | undefined> {
  return await (await open()).get('items', id);
}

/** The items of a person, in the order in which they were written. */
export async function itemsOf(userId: UserId): Promise<OutboxItem[]> {
  return inOrder(await (await open()).getAllFromIndex('items', 'user', userId));
}

/** Removes a person's items, when they sign out and have said that they may go. */
export async function removeItemsOf(userId: UserId): Promise<void> {
  const writing = (await open()).transaction('items', 'readwrite', STRICT);
  const keys = await writing.store.index('user').getAllKeys(userId);
  await Promise.all([...keys.map((key) => writing.store.delete(key)), writing.done]);
}
