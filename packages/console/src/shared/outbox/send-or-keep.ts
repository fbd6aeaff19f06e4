import type { UserId } from '@vigia/domain/farm';
import type { createStore } from 'jotai';
import { isLineError } from '../line-error.ts';
import { clockErrorAtom } from '../state/clock.ts';
import { isInLine, replacing } from './later-act.ts';
import type { OutboxAct } from './outbox-item.ts';
import { noteOutboxChange } from './outbox-state.ts';
import { removeReplaced } from './outbox-store.ts';
import { outboxAtom } from './outbox-view-state.ts';
import { type Queued, queueItem } from './queue-item.ts';

type Store = ReturnType<typeof createStore>;

/** An act of a person, before it is sent. */
export type Act<Content extends OutboxAct = OutboxAct> = Omit<
  Queued,
  'content' | 'photos' | 'taken' | 'firstTriedAt'
> & { readonly content: Content };

/** What became of an act: the service answered, or this device keeps it until it can be sent. */
export type Done<Answer> =
  | { readonly isKept: false; readonly answer: Answer }
  | { readonly isKept: true; readonly answer?: undefined };

const KEPT = { isKept: true } as const;

/**
 * Carries out an act at the service. Where the line is down, or breaks before the answer, this device keeps it; so it does
 * while something about the same thing waits to be sent, as their order matters.
 *
 * @param send gets what is to be sent: it stands on what the service has before all that the act replaces
 * @throws whatever `send` threw: the service refused it; or this device has no room for it
 */
export async function sendOrKeep<Content extends OutboxAct, Answer>(
  store: Store,
  userId: UserId,
  act: Act<Content>,
  send: (content: Content) => Promise<Answer>,
): Promise<Done<Answer>> {
  const waiting = store.get(outboxAtom);
  if (!navigator.onLine || isInLine(waiting, act)) {
    await queueItem(store, userId, act);
    return KEPT;
  }
  const queuedAt = Date.now();
  const firstTriedAt = queuedAt + store.get(clockErrorAtom);
  const own = { ...act, userId, queuedAt, photos: [], taken: null, firstTriedAt: null, refusal: null };
  const { newest, removed } = replacing(waiting, own);
  try {
    const answer = await send(newest.content as Content);
    if (removed.length > 0) {
      await removeReplaced(own);
      await noteOutboxChange(store, userId);
    }
    return { isKept: false, answer };
  } catch (error) {
    if (!isLineError(error)) throw error;
    await queueItem(store, userId, { ...act, firstTriedAt }).catch(() => {
      throw error;
    });
    return KEPT;
  }
}
