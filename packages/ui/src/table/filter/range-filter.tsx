import { type IsoDate, parseIsoDate, readNumber } from '@vigia/domain';
import { useState } from 'react';
import styled from 'styled-components';
import { DateRangeField, type DateSpan } from '../../date-field/date-range-field.tsx';
import { NumberField } from '../../number-field/number-field.tsx';
import type { ColumnFilter } from '../column-filter.ts';
import { TABLE_WORDS } from '../words.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
`;

type Range<Kind extends ColumnFilter['kind']> = Extract<ColumnFilter, { readonly kind: Kind }>;

export interface RangeFilterProps<Kind extends 'number' | 'date'> {
  readonly filter: Range<Kind> | null;
  readonly onChange: (filter: Range<Kind>) => void;
}

const isNumber = (text: string) => text.trim() === '' || readNumber(text) !== null;

/** From one number to another, both included; either may be left empty. */
export function NumberFilter({ filter, onChange }: RangeFilterProps<'number'>) {
  const [typed, setTyped] = useState(() => ({ from: numberText(filter?.from), to: numberText(filter?.to) }));
  const isCleared = filter === null && isNumber(typed.from) && isNumber(typed.to);
  const shown = isCleared && (readNumber(typed.from) ?? readNumber(typed.to)) !== null ? EMPTY : typed;
  const change = (part: Partial<typeof typed>) => {
    const next = { ...shown, ...part };
    setTyped(next);
    onChange({ kind: 'number', from: readNumber(next.from), to: readNumber(next.to) });
  };
  const [from, to] = [readNumber(shown.from), readNumber(shown.to)];
  const isCrossed = from !== null && to !== null && from > to;
  const errorOf = (text: string) => (isNumber(text) ? undefined : TABLE_WORDS.badNumber);
  return (
    <Pair>
      <NumberField
        label={TABLE_WORDS.from}
        value={shown.from}
        error={isCrossed ? TABLE_WORDS.badRange : errorOf(shown.from)}
        onChange={(text) => change({ from: text })}
      />
      <NumberField
        label={TABLE_WORDS.to}
        value={shown.to}
        error={errorOf(shown.to)}
        onChange={(text) => change({ to: text })}
      />
    </Pair>
  );
}

const EMPTY = { from: '', to: '' } as const;

const numberText = (value: number | null | undefined) =>
  value == null ? '' : String(value).replace('.', ',');

export interface DateFilterProps extends RangeFilterProps<'date'> {
  readonly label: string;
  readonly today: IsoDate | undefined;
}

/** From one day to another, both included; either may be left empty. */
export function DateFilter({ label, filter, onChange, today }: DateFilterProps) {
  const [typed, setTyped] = useState<DateSpan>({ start: filter?.from ?? '', end: filter?.to ?? '' });
  const isCleared = filter === null && (parseIsoDate(typed.start) ?? parseIsoDate(typed.end)) !== null;
  return (
    <DateRangeField
      label={label}
      value={isCleared ? NO_SPAN : typed}
      {...(today === undefined ? {} : { today })}
      onChange={(span) => {
        setTyped(span);
        onChange({ kind: 'date', from: parseIsoDate(span.start), to: parseIsoDate(span.end) });
      }}
    />
  );
}

const NO_SPAN: DateSpan = { start: '', end: '' };
