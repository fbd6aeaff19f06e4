import type { EnteredCount } from '@vigia/api/client';
import type { EpochMs } from '@vigia/domain';
import type { ClientId, EventId, UserId } from '@vigia/domain/farm';
import type { KeptEvent, KeptRefusal } from './kept-events.ts';
import type { Round } from './kept-round.ts';

/** A photo that goes with a report. */
export interface OutboxPhoto {
  readonly file: File;
  /** Its `Idempotency-Key`, the same at every try. */
  readonly key: string;
  /** Why the service refused it, in words; null before it did. */
  readonly problem: string | null;
}

/** What its writer has finished, as its form left it, with what is sent. */
export type OutboxContent =
  | { readonly kind: 'report'; readonly report: KeptEvent }
  | { readonly kind: 'counts'; readonly counts: readonly EnteredCount[]; readonly round: Round };

/**
 * Something that its writer has finished and the service does not have yet. It stays on this device until the service has
 * answered that it has all of it, or its writer discards it.
 */
export interface OutboxItem {
  /** Its `Idempotency-Key` since it was begun: however often it is sent, there is one. */
  readonly id: string;
  readonly userId: UserId;
  readonly clientId: ClientId;
  readonly queuedAt: EpochMs;
  /** Items about the same thing are sent in the order in which they were written: `station:12`. */
  readonly subject: string;
  /** What it is about, as its writer knows it: `Apalta 01`. */
  readonly about: string;
  readonly content: OutboxContent;
  readonly photos: readonly OutboxPhoto[];
  /** The service has it, and which event it became, if one; null before. Photos may still be missing. */
  readonly taken: { readonly eventId: EventId | null } | null;
  /** When it was first sent, whether or not an answer came; null before. */
  readonly firstTriedAt: EpochMs | null;
  /** The service refused it: it is not sent again before its writer has looked at it. */
  readonly refusal: KeptRefusal | null;
}

/** What an item waits for. */
export type OutboxState = 'waiting' | 'sending' | 'attention';

export const stateOf = (item: OutboxItem, sendingId: string | null): OutboxState => {
  if (item.id === sendingId) return 'sending';
  const isStuck = item.refusal !== null || item.photos.some(({ problem }) => problem !== null);
  return isStuck ? 'attention' : 'waiting';
};
