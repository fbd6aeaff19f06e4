import type { CountKey, EnteredCount, ReportCommentDraft, StoredImage } from '@vigia/api/client';
import type { EpochMs } from '@vigia/domain';
import type { Circle } from '@vigia/domain/captures';
import type { ClientId, EventId, PestId, SectorId, StationId, UserId } from '@vigia/domain/farm';
import type { KeptEvent, KeptRefusal } from './kept-events.ts';
import type { Round } from './kept-round.ts';

/** What a photo is added to. */
export type PhotoOwner = EventId | CountKey;

/** A photo that goes with a report, or with a field count. */
export interface OutboxPhoto {
  readonly file: File;
  /** The field count that it shows; absent for a photo of a report. */
  readonly count?: CountKey;
  /** Its `Idempotency-Key`, the same at every try. */
  readonly key: string;
  /** Why the service refused it, in words; null before it did. */
  readonly problem: string | null;
}

/** The insects that a person marked on a photo; its version is the one that they saw. */
export interface PhotoCount {
  readonly kind: 'photo-count';
  readonly image: Pick<StoredImage, 'id' | 'takenAt' | 'version'>;
  readonly circles: readonly Circle[];
  /** The pests that were looked for: those without a circle count 0. */
  readonly pestIds: readonly PestId[];
}

/** Other tags for a station; `before` are those that their editor saw. */
export interface TagEdit {
  readonly kind: 'tags';
  readonly stationId: StationId;
  readonly before: readonly string[];
  readonly tags: readonly string[];
}

/** Notices that are to be read, or unread: a state, whatever it was before. */
export interface NoticeMarks {
  readonly kind: 'notices';
  readonly ids: readonly number[];
  readonly read: boolean;
}

/** Texts instead of the computed words of a pest's reports. */
export interface CommentEdit {
  readonly kind: 'comment';
  readonly sectorId: SectorId;
  /** A station of the pest there, on whose page they are written. */
  readonly stationId: StationId;
  readonly draft: ReportCommentDraft;
}

/** Another number and note for a stored field count, or none; `before` are those that its editor saw. */
export interface CountCorrection extends CountKey, CountState {
  readonly kind: 'correction';
  readonly before: CountState;
}
/** What stands at a trap, a pest and a day; null: no count. */
export interface CountState {
  readonly found: number | null;
  readonly note: string | null;
}

/** What takes one press and sets a state, so that a later value may take the place of an earlier one. */
export type OutboxAct = PhotoCount | TagEdit | NoticeMarks | CommentEdit | CountCorrection;

/** What its writer has finished, as its form left it, with what is sent. */
export type OutboxContent =
  | { readonly kind: 'report'; readonly report: KeptEvent }
  | { readonly kind: 'counts'; readonly counts: readonly EnteredCount[]; readonly round: Round }
  | OutboxAct;

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
  /** Items are sent in the order of their places; one that an older build has queued has none (`place.ts`). */
  readonly place?: number;
  /** Items about the same thing are sent in the order in which they were written: `station:12`. */
  readonly subject: string;
  /** What it is about, as its writer knows it: `Apalta 01`. */
  readonly about: string;
  readonly content: OutboxContent;
  readonly photos: readonly OutboxPhoto[];
  /** The service has it, and which event it became, if one; null before. Photos may still be missing. */
  readonly taken: { readonly eventId: EventId | null } | null;
  /** When it was first sent, by the service's clock, whether or not an answer came; null before. */
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
