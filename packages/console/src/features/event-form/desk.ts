import type { EpochMs } from '@vigia/domain';
import {
  type ChoiceSource,
  type DraftFields,
  type DraftStart,
  type EventChoices,
  type NewEvent,
  validateEventDraft,
} from '@vigia/domain/events';
import { type EventType, hasErrors } from '@vigia/domain/farm';
import type { SentEvent } from '../../shared/outbox/kept-events.ts';
import { type Photo, type PhotoProgress, photosOf } from './photos.ts';
import type { Refusal } from './refusal.ts';
import {
  acted,
  blankEvent,
  chosenKind,
  edited,
  failed,
  saving,
  sending,
  taken,
  type Written,
} from './written.ts';

/** The event that is being written, with its photos, and its state. */
export interface Desk {
  /** False until an event that an earlier visit left has been looked for. */
  readonly isOpen: boolean;
  readonly written: Written;
  readonly photos: readonly Photo[];
  /** How often saving was tried without success. */
  readonly attempts: number;
  /** Why the server refused it. */
  readonly refusal: Refusal | null;
  readonly locating: 'no' | 'now' | 'failed';
  /** The photo that is being sent. */
  readonly progress: PhotoProgress | null;
  /** What was sent; null while an event is being written. */
  readonly done: EventType | null;
  /** It was not sent yet: it is kept on this device until there is a line. */
  readonly isQueued: boolean;
}

export type DeskAct =
  | { readonly act: 'choose'; readonly kind: EventType; readonly start?: DraftStart }
  | { readonly act: 'edit'; readonly changes: Partial<DraftFields> }
  | { readonly act: 'attach'; readonly files: readonly File[] }
  /** `to`: the attached photo as it is sent; null: it is none. */
  | { readonly act: 'prepared'; readonly from: File; readonly to: File | null }
  | { readonly act: 'locating'; readonly locating: Desk['locating'] }
  /** Saving was tried, but something is missing. */
  | { readonly act: 'check' }
  /** After an earlier try was accepted, an edited event is a new one. */
  | { readonly act: 'separate' }
  /** The form is complete and stays as it is until the service has answered. */
  | { readonly act: 'save'; readonly event: NewEvent }
  /** It is sent at the service's time `at`. */
  | { readonly act: 'send'; readonly at: EpochMs }
  | { readonly act: 'taken'; readonly sent: SentEvent }
  /** `isCancelled`: by the person who wrote it, who needs no message. */
  | { readonly act: 'failed'; readonly refusal: Refusal; readonly isCancelled: boolean }
  | { readonly act: 'sending-photo'; readonly progress: PhotoProgress }
  /** These are still to be sent. */
  | { readonly act: 'photos-left'; readonly photos: readonly Photo[] }
  | { readonly act: 'cancel' }
  | { readonly act: 'clear' }
  /** Sent whole, or kept on this device to be sent by itself. */
  | { readonly act: 'done'; readonly isQueued: boolean };

/** The data that the acts need. */
export interface DeskContext {
  /** The initial values of an event on this page. */
  readonly start: DraftStart;
  /** Null until all options of the choices are loaded. */
  readonly source: ChoiceSource | null;
  readonly offered: EventChoices | null;
  readonly now: EpochMs;
  /** Idempotency key of a new event. */
  readonly key: string;
}

export const newDesk = (key: string): Desk => ({
  isOpen: false,
  written: blankEvent(key),
  photos: [],
  attempts: 0,
  refusal: null,
  locating: 'no',
  progress: null,
  done: null,
  isQueued: false,
});

/** Whether the form itself is complete. */
export function isFilled({ form }: Written, offered: EventChoices | null): boolean {
  const { kind, draft } = form;
  if (kind === null || draft === null || offered === null) return false;
  return !hasErrors(validateEventDraft(kind, draft, offered));
}

/** What has been sent once stays as it is: a second try must be the same. */
function prepared(desk: Desk, from: File, to: File | null): Desk {
  const { tried, sent } = desk.written;
  if (tried !== null || sent !== null) return desk;
  const photos = desk.photos.map((photo) =>
    photo.file === from ? { ...photo, file: to ?? from, isUnreadable: to === null } : photo,
  );
  return { ...desk, photos };
}

/** The desk after an act. */
export function deskAfter(desk: Desk, act: DeskAct, context: DeskContext): Desk {
  const { written, attempts, refusal } = desk;
  const { start, source, offered, now, key } = context;
  switch (act.act) {
    case 'choose':
      return { ...desk, refusal: null, written: chosenKind(written, act.kind, act.start ?? start, source) };
    case 'edit':
      return {
        ...desk,
        refusal: refusal?.isTakenBefore ? refusal : null,
        written: edited(written, act.changes, source, now),
      };
    case 'attach':
      return { ...desk, written: { ...written, editedAt: now }, photos: photosOf(act.files, desk.photos) };
    case 'prepared':
      return prepared(desk, act.from, act.to);
    case 'locating':
      return { ...desk, locating: act.locating };
    case 'check': {
      const shows = offered !== null && !isFilled(written, offered);
      const checked = shows ? acted(written, { act: 'save', choices: offered }) : written;
      return { ...desk, attempts: attempts + 1, written: checked };
    }
    case 'separate':
      return { ...desk, refusal: null, written: { ...written, key, tried: null, firstTriedAt: undefined } };
    case 'save':
      return { ...desk, written: saving(written, act.event, now) };
    case 'send':
      return { ...desk, written: sending(written, act.at) };
    case 'taken':
      return { ...desk, refusal: null, written: taken(written, act.sent) };
    case 'failed': {
      const afterFailure = act.isCancelled ? {} : { refusal: act.refusal, attempts: attempts + 1 };
      return { ...desk, ...afterFailure, written: failed(written, act.refusal) };
    }
    case 'sending-photo':
      return { ...desk, progress: act.progress };
    case 'photos-left':
      return { ...desk, progress: null, photos: act.photos };
    case 'cancel':
      return { ...desk, written: acted(written, { act: 'cancel' }) };
    case 'clear':
      return { ...desk, refusal: null, written: blankEvent(key), photos: [] };
    case 'done':
      return {
        ...desk,
        progress: null,
        written: blankEvent(key),
        photos: [],
        done: written.form.kind,
        isQueued: act.isQueued,
      };
  }
}
