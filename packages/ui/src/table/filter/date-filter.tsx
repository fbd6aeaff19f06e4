import { type IsoDate, parseIsoDate } from '@vigia/domain';
import { useState } from 'react';
import { DateRangeField } from '../../controls/date-field/date-range-field.tsx';
import type { DateSpan } from '../../controls/date-field/date-span.ts';
import type { RangeFilterProps } from './range-filter.ts';

const NO_SPAN: DateSpan = { start: '', end: '' };

export interface DateFilterProps extends RangeFilterProps<'date'> {
  readonly label: string;
  readonly today: IsoDate | undefined;
}

/** From one day to another, both included; either may be empty. */
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
