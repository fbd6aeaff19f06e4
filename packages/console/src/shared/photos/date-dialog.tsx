import type { ImageEdit, StoredImage } from '@vigia/api/client';
import { dayOfInstant, type EpochMs, instantOfLocal, MINUTE_MS, parseIsoDate } from '@vigia/domain';
import { photoDateError, redatePhotos } from '@vigia/domain/captures';
import { clockOfInstant, FIELD_MESSAGES, formatDateTime } from '@vigia/domain/es';
import { type FieldErrors, fieldErrors } from '@vigia/domain/farm';
import { DateField, TextField, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { EntityDialog } from '../dialogs/entity-dialog.tsx';
import { PHOTO_EDITS, type PhotoEditWords } from './edit-words.ts';

interface Draft {
  readonly date: string;
  readonly time: string;
}
type Field = 'date' | 'time';

const CLOCK = /^([01]?\d|2[0-3]):([0-5]\d)$/;
/** Highest number of new dates in the list; the rest is only counted. */
const MOST_SHOWN = 6;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(160px, 1fr) minmax(96px, 140px);
  gap: 12px;
`;
const Dates = styled.ul`
  margin: 0;
  padding: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  font-variant-numeric: tabular-nums;
  list-style: none;
`;

/** The typed date of the oldest photo, epoch ms; null while it is invalid. */
function typedInstant({ date, time }: Draft): EpochMs | null {
  const day = parseIsoDate(date);
  const [, hour, minute] = CLOCK.exec(time.trim()) ?? [];
  if (day === null || hour === undefined) return null;
  return instantOfLocal({ date: day, hour: Number(hour), minute: Number(minute) });
}

/** New dates of the photos, epoch ms, in their order; null while the typed date is invalid for one of them. */
function newDates(images: readonly StoredImage[], draft: Draft): EpochMs[] | null {
  const typed = typedInstant(draft);
  if (typed === null) return null;
  // The form does not show seconds, so an unchanged date keeps them.
  const before = Math.min(...images.map(({ takenAt }) => takenAt));
  const oldest = before - (before % MINUTE_MS) === typed ? before : typed;
  const dates = redatePhotos(
    images.map(({ takenAt }) => takenAt),
    oldest,
  );
  return dates.every((at) => at !== null) ? dates : null;
}

function problemsOf(
  words: PhotoEditWords,
  images: readonly StoredImage[],
  draft: Draft,
  now: EpochMs,
): FieldErrors<Field> {
  if (parseIsoDate(draft.date) === null)
    return fieldErrors({ date: draft.date === '' ? FIELD_MESSAGES.required : FIELD_MESSAGES.invalidDate });
  if (!CLOCK.test(draft.time.trim())) return fieldErrors({ time: words.badTime });
  const dates = newDates(images, draft);
  if (dates === null) return fieldErrors({ time: words.skippedHour });
  const wrong = dates.map((at) => photoDateError(at, now)).find((message) => message !== null);
  return wrong === undefined || wrong === null ? {} : fieldErrors({ date: wrong });
}

export interface PhotosDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** At least one. */
  readonly images: readonly StoredImage[];
  /** Rejects if nothing was changed. */
  readonly onSave: (edits: readonly ImageEdit[], key: string, signal?: AbortSignal) => Promise<unknown>;
  readonly onUndo: () => void;
}
interface DateDialogProps extends PhotosDialogProps {
  readonly now: EpochMs;
}

/** Maps the service's errors about a field of any of the photos to the field of the form. */
export const fieldsOfItems = <Field extends string>(
  images: readonly StoredImage[],
  wireField: string,
  field: Field,
): Readonly<Record<string, Field>> =>
  Object.fromEntries(images.map((_, i) => [`items.${i}.${wireField}`, field]));

/** Changes the date of one photo, or of several whose dates are all wrong by the same time. */
export function DateDialog({ isOpen, onClose, images, now, onSave, onUndo }: DateDialogProps) {
  const words = useWords(PHOTO_EDITS);
  const oldest = Math.min(...images.map(({ takenAt }) => takenAt));
  return (
    <EntityDialog<Draft, Field>
      isOpen={isOpen}
      onClose={onClose}
      title={words.dateTitle(images.length, formatDateTime(oldest))}
      initial={{ date: dayOfInstant(oldest), time: clockOfInstant(oldest) }}
      validate={(draft) => problemsOf(words, images, draft, now)}
      wireFields={fieldsOfItems(images, 'date_created', 'date')}
      onSave={async (draft, key, signal) => {
        const dates = newDates(images, draft) ?? [];
        const edits = images.flatMap((image, i) => {
          const takenAt = dates[i];
          return takenAt === undefined ? [] : [{ image, change: { takenAt } }];
        });
        await onSave(edits, key, signal);
      }}
      savedMessage={() => words.dated(images.length)}
      savedAction={() => ({ label: words.undo, onPress: onUndo })}
    >
      {({ draft, change, field }) => {
        const dates = newDates(images, draft);
        return (
          <>
            {images.length > 1 && <p style={{ margin: 0 }}>{words.dateHint}</p>}
            <Fields>
              <DateField
                label={words.day}
                isRequired
                autoFocus
                value={draft.date}
                onChange={(value) => change({ date: value })}
                {...field('date')}
              />
              <TextField
                label={words.time}
                isRequired
                placeholder={words.timeHint}
                value={draft.time}
                onChange={(value) => change({ time: value })}
                {...field('time')}
              />
            </Fields>
            {dates !== null && dates[0] !== images[0]?.takenAt && (
              <Dates aria-label={words.preview}>
                {images.slice(0, MOST_SHOWN).map(({ id, takenAt }, i) => (
                  <li key={id}>
                    {words.fromTo(formatDateTime(takenAt), formatDateTime(dates[i] ?? takenAt))}
                  </li>
                ))}
                {images.length > MOST_SHOWN && <li>{words.more(images.length - MOST_SHOWN)}</li>}
              </Dates>
            )}
          </>
        );
      }}
    </EntityDialog>
  );
}
