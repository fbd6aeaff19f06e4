import { type Writing, writingOf } from '../../packages/console/src/shared/outbox/later-act.ts';
import type { OutboxItem } from '../../packages/console/src/shared/outbox/outbox-item.ts';
import { inOrder } from '../../packages/console/src/shared/outbox/place.ts';
import type { OutboxStore } from '../../packages/console/src/shared/outbox/send-outbox.ts';
import type { UserId } from '../../packages/domain/src/entries/farm.ts';
import { asReleased } from './released.ts';

export const DAY_MS = 86_400_000;

/** What watches the store: it is told what was there before, and what is there now (undefined: nothing). */
export type Watch = (before: OutboxItem, after: OutboxItem | undefined) => Promise<void>;

const full = () => new DOMException('no room', 'QuotaExceededError');

/** The disk of a phone: what is kept is a copy, as in IndexedDB, and outlives whoever wrote it. */
export class Device {
  readonly items = new Map<string, OutboxItem>();
  /** How much its clock goes ahead of the true time, ms. */
  ahead = 0;
  private fine = 0;
  private failing = 0;
  /** Items that this test has discarded, with their last state. */
  readonly discarded: OutboxItem[] = [];

  /** What an app that runs sees of the disk; after `isKilled` nothing of it happens any more. */
  open(isKilled: () => boolean, watch: Watch): OutboxStore {
    const alive = () => {
      if (isKilled()) throw new Error('the app is not there any more');
    };
    return {
      itemsOf: async (userId) => {
        alive();
        return this.of(userId);
      },
      itemOf: async (id) => {
        alive();
        return structuredClone(this.items.get(id));
      },
      changeItem: async (id, change) => {
        alive();
        this.fail();
        const before = this.items.get(id);
        if (!before) return undefined;
        const after = structuredClone(change(structuredClone(before)));
        await watch(before, after);
        if (this.items.get(id) === before) this.items.set(id, after);
        return structuredClone(this.items.get(id));
      },
      removeItem: async (id) => {
        alive();
        const before = this.items.get(id);
        if (before) await watch(before, undefined);
        this.items.delete(id);
      },
    };
  }

  /** What waits on it of a person, in order. */
  of(userId: UserId): OutboxItem[] {
    return structuredClone(inOrder([...this.items.values()].filter((item) => item.userId === userId)));
  }

  /**
   * Keeps what was just written, in the place of what it replaces.
   *
   * @param isPut false: the service has it already, and only what it replaces goes
   */
  add(item: OutboxItem, now: number, isPut = true): Writing {
    const writing = writingOf(this.of(item.userId), { ...item, queuedAt: now }, isPut);
    for (const id of writing.removed) this.items.delete(id);
    for (const each of writing.put) this.items.set(each.id, structuredClone(each));
    return writing;
  }

  /** What is kept was kept by an older build, which knew no places, unless the clock was put back under it. */
  age(): void {
    const written = inOrder([...this.items.values()]);
    const isAscending = written.every(
      ({ queuedAt }, n) => n === 0 || queuedAt > (written[n - 1]?.queuedAt ?? 0),
    );
    if (isAscending) for (const item of written) this.items.set(item.id, asReleased(item));
  }

  /** Its storage is full: after so many writes, so many fail. */
  fill(after: number, times: number): void {
    this.fine = after;
    this.failing = times;
  }

  private fail(): void {
    if (this.fine > 0) {
      this.fine -= 1;
      return;
    }
    if (this.failing === 0) return;
    this.failing -= 1;
    throw full();
  }
}
