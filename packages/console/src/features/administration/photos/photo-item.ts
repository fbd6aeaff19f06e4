import type { ImageChange, ImportedImage } from '@vigia/api/client';
import { type EpochMs, type IsoDate, instantOfLocal } from '@vigia/domain';
import { photoDateError } from '@vigia/domain/captures';
import { formatDateTime } from '@vigia/domain/es';
import type { StationId } from '@vigia/domain/farm';
import type { PhotoImportWords } from './words.ts';

export interface TypedTime {
  readonly date: string;
  readonly time: string;
}

/** A chosen photo on its way: checked without storing it, then sent. */
export interface PhotoItem {
  readonly id: number;
  readonly file: File;
  readonly phase: 'waiting' | 'checking' | 'checked' | 'sending' | 'done' | 'corrected';
  /** The service's preview of the result or, when it is done, the result. */
  readonly answer: ImportedImage | null;
  /** The date that a person typed; null while the photo's own date counts. */
  readonly typed: TypedTime | null;
  /** Why the last check or sending failed. */
  readonly failure: { readonly at: 'checking' | 'sending'; readonly reason: string } | null;
}

export const newItem = (id: number, file: File): PhotoItem => ({
  id,
  file,
  phase: 'waiting',
  answer: null,
  typed: null,
  failure: null,
});

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The instant that was typed; null for an incomplete or skipped one. */
export function typedInstant({ date, time }: TypedTime): EpochMs | null {
  const [, hour, minute] = CLOCK.exec(time.trim()) ?? [];
  if (!DAY.test(date) || hour === undefined) return null;
  return instantOfLocal({ date: date as IsoDate, hour: Number(hour), minute: Number(minute) });
}

/** The photo's time: the typed one or its own. */
export const takenAtOf = ({ typed, answer }: PhotoItem): EpochMs | null =>
  typed === null ? (answer?.takenAt ?? null) : typedInstant(typed);

/** An earlier photo of the list with exactly the same content. */
export const twinOf = (items: readonly PhotoItem[], item: PhotoItem): PhotoItem | undefined => {
  const content = item.answer?.content;
  if (!content) return undefined;
  const twin = items.find(({ answer }) => answer?.content === content);
  return twin === item ? undefined : twin;
};

/** What is wrong with the stored photo, compared with what was found now: its date, its station, or nothing. */
export function correctionOf(item: PhotoItem, stationId: StationId, now: EpochMs): ImageChange | null {
  const stored = item.answer?.storedAs;
  if (!stored || item.phase !== 'checked') return null;
  const at = takenAtOf(item);
  const isOther = at !== null && at !== stored.takenAt && photoDateError(at, now) === null;
  const change = { ...(isOther && { takenAt: at }), ...(!stored.isHere && { stationId }) };
  return Object.keys(change).length > 0 ? change : null;
}

/** The station has it already. */
export const isStored = ({ answer }: PhotoItem): boolean =>
  answer?.result === 'known' || answer?.storedAs?.isHere === true;

const isBroken = ({ answer }: PhotoItem): boolean =>
  answer?.result === 'refused' && answer.refusedFor === 'file';

/** Whether it can be sent now. One whose check failed can: the service checks again. */
export function canSend(items: readonly PhotoItem[], item: PhotoItem, now: EpochMs): boolean {
  if (item.phase !== 'checked' || isBroken(item) || isStored(item)) return false;
  if (twinOf(items, item) !== undefined) return false;
  const at = takenAtOf(item);
  if (at === null) return item.answer === null && item.typed === null;
  return item.typed === null || at <= now;
}

export interface PhotoNote {
  readonly tone: 'neutral' | 'ok' | 'warning' | 'error';
  readonly text: string;
}

/** The text about a photo. */
export function noteOf(
  words: PhotoImportWords,
  items: readonly PhotoItem[],
  item: PhotoItem,
  now: EpochMs,
): PhotoNote {
  const { phase, answer, failure, typed } = item;
  if (phase === 'waiting') return { tone: 'neutral', text: words.waiting };
  if (phase === 'checking') return { tone: 'neutral', text: words.checking };
  if (phase === 'sending') return { tone: 'neutral', text: words.sending };
  if (phase === 'corrected') return { tone: 'ok', text: words.corrected };
  if (failure?.at === 'sending') return { tone: 'error', text: words.notStored(failure.reason) };
  if (phase !== 'done' && isStored(item)) {
    if (typed !== null && takenAtOf(item) === null) return { tone: 'error', text: words.badDate };
    const at = answer?.storedAs?.takenAt;
    return { tone: 'warning', text: at === undefined ? words.known : words.knownSince(formatDateTime(at)) };
  }
  if (answer?.result === 'known') return { tone: 'warning', text: words.known };
  if (phase === 'done') return { tone: 'ok', text: words.stored };
  if (isBroken(item)) return { tone: 'error', text: answer?.detail ?? '' };
  const twin = twinOf(items, item);
  if (twin !== undefined) return { tone: 'warning', text: words.repeated(twin.file.name) };
  if (failure !== null) return { tone: 'error', text: words.notChecked(failure.reason) };
  if (typed !== null && !canSend(items, item, now)) return { tone: 'error', text: words.badDate };
  if (takenAtOf(item) === null) return { tone: 'warning', text: words.noDate };
  if (answer?.storedAs) {
    const { stationName, takenAt } = answer.storedAs;
    return { tone: 'warning', text: words.elsewhere(stationName, formatDateTime(takenAt)) };
  }
  return answer?.sameTime && typed === null
    ? { tone: 'warning', text: words.sameTime }
    : { tone: 'ok', text: words.ready };
}

const isNew = ({ phase, answer }: PhotoItem): boolean => phase === 'done' && answer?.result === 'stored';

/** How many are stored now, were stored already, and failed. */
export function tally(items: readonly PhotoItem[]) {
  const done = items.filter(({ phase }) => phase === 'done');
  return {
    stored: done.filter(({ answer }) => answer?.result === 'stored').length,
    known: items.filter((item) => item.phase !== 'corrected' && isStored(item) && !isNew(item)).length,
    failed: items.filter((item) => !['done', 'corrected'].includes(item.phase) && !isStored(item)).length,
  };
}
