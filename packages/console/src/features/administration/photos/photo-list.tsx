import type { EpochMs } from '@vigia/domain';
import { formatDateTime } from '@vigia/domain/es';
import type { StationId } from '@vigia/domain/farm';
import { Button, DateField, FilePicture, IconButton, MEDIA, TextField, textSize, useWords } from '@vigia/ui';
import { CalendarClock, X } from 'lucide-react';
import { styled } from 'styled-components';
import {
  correctionOf,
  noteOf,
  type PhotoItem,
  type PhotoNote,
  type TypedTime,
  takenAtOf,
} from './photo-item.ts';
import { PHOTO_IMPORT } from './words.ts';

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: 8px 12px;
  align-items: center;
  padding: 8px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 8px;
`;

const About = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;

const Note = styled.span<{ $tone: PhotoNote['tone'] }>`
  color: ${({ theme, $tone }) => ($tone === 'neutral' ? theme.color.muted : theme.status[$tone].text)};
  font-size: ${textSize('small')};
`;

/** On a phone the date is edited below the words, which have a line of their own. */
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  ${MEDIA.narrow} {
    display: contents;
    & > :first-child:not(:last-child) { grid-column: 2 / -1; grid-row: 2; justify-self: start; margin-left: -10px; }
    & > :last-child { grid-column: 3; grid-row: 1; }
  }
`;

const Times = styled.div`
  display: grid;
  grid-column: 2 / -1;
  grid-template-columns: minmax(160px, 1fr) minmax(96px, 120px);
  gap: 12px;
  padding-top: 8px;
  ${MEDIA.narrow} { grid-column: 1 / -1; }
`;

export interface PhotoListProps {
  readonly items: readonly PhotoItem[];
  readonly now: EpochMs;
  /** No edits while they are sent. */
  readonly isBusy: boolean;
  readonly onRemove: (id: number) => void;
  readonly onRetime: (id: number, typed: TypedTime) => void;
  readonly stationId: StationId;
  /** A photo that is stored already gets the date and the station that were found now. */
  readonly onCorrect: (item: PhotoItem) => void;
}

/** The chosen photos: the picture, its time, and the result or preview of each. */
export function PhotoList(props: PhotoListProps) {
  const words = useWords(PHOTO_IMPORT);
  const { items, now, isBusy, onRemove, onRetime, stationId, onCorrect } = props;
  return (
    <List aria-label={words.chosen}>
      {items.map((item) => {
        const { id, file, phase, answer, typed } = item;
        const note = noteOf(words, items, item, now);
        const at = takenAtOf(item);
        const isOpen = phase === 'checked' && answer?.refusedFor !== 'file';
        const correction = correctionOf(item, stationId, now);
        const asks = isOpen && (typed !== null || answer?.refusedFor === 'date');
        const time = typed ?? { date: '', time: '' };
        return (
          <Row key={id}>
            <FilePicture file={file} width={72} height={54} />
            <About>
              <span>{file.name}</span>
              {at !== null && <small>{formatDateTime(at)}</small>}
              <Note $tone={note.tone}>{note.text}</Note>
            </About>
            <Tools>
              {isOpen && !asks && (
                <Button
                  variant="quiet"
                  size="small"
                  icon={CalendarClock}
                  isDisabled={isBusy}
                  aria-label={words.changeDateOf(file.name)}
                  onPress={() => onRetime(id, time)}
                >
                  {words.changeDate}
                </Button>
              )}
              {correction !== null && (
                <Button size="small" isDisabled={isBusy} onPress={() => onCorrect(item)}>
                  {correction.takenAt === undefined
                    ? words.moveHere
                    : words.toDate(formatDateTime(correction.takenAt))}
                </Button>
              )}
              {phase !== 'sending' && phase !== 'done' && (
                <IconButton
                  icon={X}
                  label={words.remove(file.name)}
                  isDisabled={isBusy}
                  onPress={() => onRemove(id)}
                />
              )}
            </Tools>
            {asks && (
              <Times>
                <DateField
                  label={words.date}
                  value={time.date}
                  isDisabled={isBusy}
                  onChange={(date) => onRetime(id, { ...time, date })}
                />
                <TextField
                  label={words.time}
                  placeholder={words.timeHint}
                  value={time.time}
                  isDisabled={isBusy}
                  onChange={(clock) => onRetime(id, { ...time, time: clock })}
                />
              </Times>
            )}
          </Row>
        );
      })}
    </List>
  );
}
