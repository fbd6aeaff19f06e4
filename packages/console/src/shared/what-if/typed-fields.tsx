import { type IsoDate, parseIsoDate } from '@vigia/domain';
import { formatNumber } from '@vigia/domain/es';
import { readNumber } from '@vigia/domain/farm';
import { DateField, NumberField, type NumberFieldProps, useWords } from '@vigia/ui';
import { useState } from 'react';
import { WHAT_IF } from './words.ts';

export interface NumberOfProps extends Pick<NumberFieldProps, 'label' | 'help' | 'unit' | 'step'> {
  /** Null: none. */
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  /** Gets each number within the bounds, and null for an empty field. */
  readonly onNumber: (value: number | null) => void;
}

const within = (typed: string, { min, max }: Pick<NumberOfProps, 'min' | 'max'>): boolean => {
  const value = readNumber(typed);
  return value !== null && value >= min && value <= max;
};

/** A number that is taken while it is typed, once it is within its bounds; what is typed stays as it is. */
export function NumberOf({ value, onNumber, min, max, ...field }: NumberOfProps) {
  const words = useWords(WHAT_IF);
  const [typed, setTyped] = useState('');
  const isWrong = typed.trim() !== '' && !within(typed, { min, max });
  const text = isWrong || readNumber(typed) === value ? typed : String(value ?? '').replace('.', ',');
  return (
    <NumberField
      {...field}
      min={min}
      max={max}
      value={text}
      error={isWrong ? words.between(formatNumber(min, 0), formatNumber(max, 0)) : undefined}
      onChange={(next) => {
        setTyped(next);
        if (next.trim() === '') onNumber(null);
        else if (within(next, { min, max })) onNumber(readNumber(next));
      }}
    />
  );
}

export interface DayOfProps {
  readonly label: string;
  /** Null: none. */
  readonly value: IsoDate | null;
  readonly min: IsoDate;
  readonly max: IsoDate;
  readonly today?: IsoDate | undefined;
  /** Gets each day within the bounds, and null for an empty field. */
  readonly onDay: (day: IsoDate | null) => void;
}

/** A day that is taken as soon as it is one, within its bounds. */
export function DayOf({ label, value, min, max, today, onDay }: DayOfProps) {
  const [typed, setTyped] = useState('');
  const isDay = parseIsoDate(typed) !== null && typed >= min && typed <= max;
  const text = (typed !== '' && !isDay) || typed === value ? typed : (value ?? '');
  return (
    <DateField
      label={label}
      min={min}
      max={max}
      value={text}
      {...(today === undefined ? {} : { today })}
      onChange={(next) => {
        setTyped(next);
        const day = parseIsoDate(next);
        if (next === '') onDay(null);
        else if (day !== null && day >= min && day <= max) onDay(day);
      }}
    />
  );
}
