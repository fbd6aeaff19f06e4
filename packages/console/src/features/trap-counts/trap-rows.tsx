import { typedCountError } from '@vigia/domain/captures';
import { formatNumber } from '@vigia/domain/es';
import { CountField, focusNextCount, IconButton, TextField, useOnePhoto, useWords } from '@vigia/ui';
import { MessageSquarePlus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isUnusual, type Trap, type TrapPast } from './traps.ts';
import type { CountsProps } from './view-props.ts';
import { COUNTS, type CountWords } from './words.ts';

const Rows = styled.div`display: flex; flex-direction: column;`;
/** Under a row: its photo and its note. */
const Below = styled.div`padding: 12px 0 4px;`;

const insects = (count: number): string => formatNumber(count, 0);

/** The pest of all the traps; null where they follow several. */
export const onlyPest = (traps: readonly Trap[]): string | null =>
  new Set(traps.map(({ pest }) => pest.id)).size === 1 ? (traps[0]?.pest.name ?? null) : null;

function aboutOf(words: CountWords, pest: string | null, { ofDay, before }: TrapPast): string {
  const [last] = before;
  const past = ofDay
    ? words.ofDay(insects(ofDay.found))
    : last
      ? words.last(insects(last.found), last.date)
      : words.first;
  return pest === null ? past : `${pest} · ${past}`;
}

/** The traps in their order, each with the number that is typed; Enter leads to the next, and at the last one sends. */
export function TrapRows({ form, dispatch }: CountsProps) {
  const words = useWords(COUNTS);
  const root = useRef<HTMLDivElement>(null);
  const first = useRef(form.traps.findIndex(({ station }) => station.id === form.startStation));
  useEffect(() => {
    // A dialog that closes gives its focus back one frame later: the count comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const all = root.current?.querySelectorAll<HTMLElement>('[data-count]');
        all?.[Math.max(0, first.current)]?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const isCount = event.target instanceof HTMLElement && event.target.dataset.count !== undefined;
    if (event.key !== 'Enter' || !isCount || !root.current) return;
    event.preventDefault();
    if (!focusNextCount(root.current, event.target)) (event.target as HTMLElement).blur();
  };
  return (
    <Rows ref={root} onKeyDown={onKeyDown}>
      {form.traps.map((trap) => (
        <TrapRow key={trap.key} trap={trap} form={form} dispatch={dispatch} words={words} />
      ))}
    </Rows>
  );
}

interface TrapRowProps extends CountsProps {
  readonly trap: Trap;
  readonly words: CountWords;
}

function TrapRow({ trap, form, dispatch, words }: TrapRowProps) {
  const { round, attempts, refusal } = form;
  const { key, station } = trap;
  const typed = round.numbers[key] ?? '';
  const note = round.notes[key] ?? '';
  const [showsNote, setShowsNote] = useState(note !== '');
  const past = form.pastOf(key);
  const found = typedCountError(typed) === null && typed.trim() !== '' ? Number(typed) : null;
  const last = past.before[0]?.found;
  const taken = form.photos[key];
  const photo = useOnePhoto({
    label: words.photoOf(station.name),
    file: taken?.file ?? null,
    onChange: (file) => dispatch({ act: 'photo', trap: key, file }),
    error: taken?.isUnreadable === true ? words.unreadable : undefined,
    isDisabled: form.isSending,
  });
  const wrong = typedCountError(typed) ?? (taken && typed.trim() === '' ? words.numberForPhoto : undefined);
  return (
    <CountField
      name={station.name}
      about={aboutOf(words, onlyPest(form.traps) === null ? trap.pest.name : null, past)}
      value={typed}
      onChange={(text) => dispatch({ act: 'type', trap: key, typed: text })}
      error={refusal?.atTraps[key] ?? (attempts > 0 ? wrong : undefined)}
      warning={
        found !== null && isUnusual(found, past)
          ? words.unusual(last === undefined ? null : insects(last))
          : undefined
      }
      isDisabled={form.isSending}
      action={
        <>
          {photo.button}
          <IconButton
            icon={MessageSquarePlus}
            label={words.noteOf(station.name)}
            onPress={() => setShowsNote(!showsNote)}
          />
        </>
      }
    >
      {photo.photo && <Below>{photo.photo}</Below>}
      {showsNote && (
        <Below>
          <TextField
            label={words.noteOf(station.name)}
            maxLength={1_000}
            value={note}
            onChange={(text) => dispatch({ act: 'note', trap: key, note: text })}
            isDisabled={form.isSending}
          />
        </Below>
      )}
    </CountField>
  );
}
