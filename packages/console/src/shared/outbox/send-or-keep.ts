import type { EpochMs } from '@vigia/domain';
import type { UserId } from '@vigia/domain/farm';
import { isLineError } from '../line-error.ts';
import { isInLine, replacing } from './later-act.ts';
import type { OutboxAct, OutboxItem } from './outbox-item.ts';
import type { Queued } from './queue-item.ts';

/** An act of a person, before it is sent. */
export type Act<Content extends OutboxAct = OutboxAct> = Omit<
  Queued,
  'content' | 'photos' | 'taken' | 'firstTriedAt'
> & { readonly content: Content };

/** What became of an act: the service answered, or this device keeps it until it can be sent. */
export type Done<Answer> =
  | { readonly isKept: false; readonly answer: Answer }
  | { readonly isKept: true; readonly answer?: undefined };

/** The device of a person, as far as an act needs it; the real one is `use-act.ts`. */
export interface Keeping {
  readonly userId: UserId;
  readonly isOnline: boolean;
  /** The person's items, in order. */
  readonly waiting: readonly OutboxItem[];
  /** The service's time, epoch ms. @throws {ApiError} `network`: the service cannot be reached */
  readonly now: () => Promise<EpochMs>;
  /** Puts it into the outbox, in the place of what it replaces. @throws {DOMException} there is no room for it */
  readonly keep: (queued: Queued) => Promise<void>;
  /** Removes what this item replaces, which the service has taken. */
  readonly removeReplaced: (taken: OutboxItem) => Promise<void>;
}

const KEPT = { isKept: true } as const;

/**
 * Carries out an act at the service. Where the line is down, or breaks before the answer, the device keeps it; so it does
 * while something about the same thing waits to be sent, as their order matters.
 *
 * @param send gets what is to be sent: it stands on what the service has before all that the act replaces
 * @throws whatever `send` threw: the service refused it; or the device has no room for it
 */
export async function sendOrKeep<Content extends OutboxAct, Answer>(
  { userId, isOnline, waiting, now, keep, removeReplaced }: Keeping,
  act: Act<Content>,
  send: (content: Content) => Promise<Answer>,
): Promise<Done<Answer>> {
  if (!isOnline || isInLine(waiting, act)) {
    await keep(act);
    return KEPT;
  }
  let firstTriedAt: EpochMs | null = null;
  try {
    firstTriedAt = await now();
    const state = { photos: [], taken: null, firstTriedAt: null, refusal: null };
    const own = { ...act, ...state, userId, queuedAt: firstTriedAt };
    const { newest, removed } = replacing(waiting, own);
    const answer = await send(newest.content as Content);
    if (removed.length > 0) await removeReplaced(own);
    return { isKept: false, answer };
  } catch (error) {
    if (!isLineError(error)) throw error;
    await keep({ ...act, firstTriedAt }).catch(() => {
      throw error;
    });
    return KEPT;
  }
}
