import { ApiError } from '@vigia/api/client';
import type { EpochMs } from '@vigia/domain';
import type { EventId, UserId } from '@vigia/domain/farm';
import type { KeptRefusal } from './kept-events.ts';
import type { OutboxItem, OutboxPhoto, PhotoOwner } from './outbox-item.ts';

/** Where the items are; the real one is `outbox-store.ts`. */
export interface OutboxStore {
  readonly itemsOf: (userId: UserId) => Promise<OutboxItem[]>;
  readonly itemOf: (id: string) => Promise<OutboxItem | undefined>;
  readonly changeItem: (
    id: string,
    change: (item: OutboxItem) => OutboxItem,
  ) => Promise<OutboxItem | undefined>;
  readonly removeItem: (id: string) => Promise<void>;
}

/** A photo that is being sent: the which of how many, from 1, and how much of it has arrived, 0 to 1. */
export interface PhotoUnderWay {
  readonly at: number;
  readonly of: number;
  readonly share: number;
}

/** What sends, and what becomes of it. */
export interface Sending {
  readonly userId: UserId;
  readonly store: OutboxStore;
  /** Sends what an item is about, without its photos. @returns the event that it became, if one */
  readonly send: (item: OutboxItem, signal: AbortSignal) => Promise<EventId | null>;
  /** @param onSent to be told how much of a large photo has arrived, 0 to 1 */
  readonly addPhoto: (
    owner: PhotoOwner,
    file: File,
    key: string,
    signal: AbortSignal,
    onSent: (share: number) => void,
  ) => Promise<unknown>;
  readonly refusalOf: (item: OutboxItem, error: unknown) => KeptRefusal;
  readonly photoProblem: (error: unknown) => string;
  /** The item that is being sent; null: none. */
  readonly onSending: (id: string | null) => void;
  /** Which of its photos is under way. */
  readonly onPhoto: (photo: PhotoUnderWay) => void;
  /** The service's time, epoch ms: a device's clock may be wrong. It rejects if the service cannot be reached. */
  readonly now: () => Promise<EpochMs>;
  readonly signal: AbortSignal;
}

const DAY_MS = 24 * 3_600_000;
/**
 * How long after its first try an item may be sent by itself, ms: the service remembers keys for 30 days, and afterwards
 * would take the same report for another one.
 */
const KEY_LASTS_MS = 25 * DAY_MS;
/** A first try so long after the service's time was written by a wrong clock: nobody knows when it was. */
const AHEAD_MS = 4 * DAY_MS;

/** What came of a try. `later`: nothing can be sent now. */
type Outcome = 'sent' | 'stuck' | 'later';

/** Whether the same may succeed later without anybody doing anything. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.problem?.code === 'still-running' || // an earlier try, whose line broke
  ['network', 'server', 'rate-limited', 'aborted', 'unauthorized', 'contract'].includes(error.kind);

/** Whether the others would fare the same: without a line, or a session. */
const concernsAll = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'aborted', 'unauthorized', 'rate-limited'].includes(error.kind);

/** Whether this device has no room for what has to be written. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Sends a person's items, one after the other. An item is removed only when the service has answered that it has all of
 * it. One that was refused holds back those about the same thing that were written after it, as their order matters.
 *
 * @throws {DOMException} QuotaExceededError: this device has no room to note what became of an item; it is tried again
 */
export async function sendOutbox(sending: Sending): Promise<void> {
  const { userId, store, onSending, signal } = sending;
  const held = new Set<string>();
  try {
    for (const { id } of await store.itemsOf(userId)) {
      if (signal.aborted) return;
      const item = await store.itemOf(id); // It may have been edited or discarded meanwhile.
      if (!item || held.has(item.subject)) continue;
      onSending(id);
      const outcome = await sendItem(item, sending);
      onSending(null);
      if (outcome === 'later') return;
      if (outcome === 'stuck') held.add(item.subject);
    }
  } finally {
    onSending(null);
  }
}

async function sendItem(item: OutboxItem, sending: Sending): Promise<Outcome> {
  if (item.refusal !== null) return 'stuck';
  if (item.taken === null) {
    const outcome = await sendContent(item, sending);
    if (outcome !== 'sent') return outcome;
  }
  const taken = await sending.store.itemOf(item.id);
  if (!taken) return 'sent';
  return await sendPhotos(taken, sending);
}

const isKeyKept = (age: number): boolean => age <= KEY_LASTS_MS && age >= -AHEAD_MS;

async function tooLate({ id }: OutboxItem, { store, refusalOf }: Sending): Promise<Outcome> {
  await store.changeItem(id, (item) => ({ ...item, refusal: refusalOf(item, 'too-late') }));
  return 'stuck';
}

async function sendContent(item: OutboxItem, sending: Sending): Promise<Outcome> {
  const { store, send, refusalOf, now, signal } = sending;
  const { id, firstTriedAt } = item;
  try {
    const at = await now();
    if (firstTriedAt !== null && !isKeyKept(at - firstTriedAt)) return await tooLate(item, sending);
    const marked = await store.changeItem(id, (was) => ({ ...was, firstTriedAt: was.firstTriedAt ?? at }));
    if (!marked) return 'sent'; // Its writer has discarded it.
    const eventId = await send(marked, signal);
    await store.changeItem(id, (was) => ({ ...was, taken: { eventId } }));
    return 'sent';
  } catch (error) {
    if (isStorageFull(error)) throw error;
    if (concernsAll(error)) return 'later';
    if (mayPass(error)) return 'stuck';
    await store.changeItem(id, (was) => ({ ...was, refusal: refusalOf(was, error) }));
    return 'stuck';
  }
}

/** What a photo is added to: the count that it shows, or the event that its report became. */
function ownerOf({ count }: OutboxPhoto, taken: OutboxItem['taken']): PhotoOwner {
  const owner = count ?? taken?.eventId;
  if (owner == null) throw new ApiError('invalid', 'a photo of nothing');
  return owner;
}

async function sendPhotos(item: OutboxItem, sending: Sending): Promise<Outcome> {
  const { store, addPhoto, photoProblem, onPhoto, signal } = sending;
  const { id, taken } = item;
  const due = taken === null ? [] : item.photos.filter(({ problem }) => problem === null);
  for (const [n, photo] of due.entries()) {
    const tell = (share: number) => onPhoto({ at: n + 1, of: due.length, share });
    tell(0);
    try {
      await addPhoto(ownerOf(photo, taken), photo.file, photo.key, signal, tell);
      await store.changeItem(id, (was) => ({
        ...was,
        photos: was.photos.filter(({ key }) => key !== photo.key),
      }));
    } catch (error) {
      if (isStorageFull(error)) throw error;
      if (concernsAll(error)) return 'later';
      if (mayPass(error)) return 'stuck';
      await store.changeItem(id, (was) => ({
        ...was,
        photos: marked(was.photos, photo.key, photoProblem(error)),
      }));
    }
  }
  const left = await store.itemOf(id);
  if (left && left.photos.length > 0) return 'stuck';
  await store.removeItem(id);
  return 'sent';
}

const marked = (photos: readonly OutboxPhoto[], key: string, problem: string): OutboxPhoto[] =>
  photos.map((photo) => (photo.key === key ? { ...photo, problem } : photo));
