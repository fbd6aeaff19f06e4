import { type IsoDate, parseIsoDate } from '@vigia/domain';
import { DateRangeField, type DateSpan, useWords } from '@vigia/ui';
import { useState } from 'react';
import { APP_BAR } from './words.ts';

export interface DateFilterProps {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly today: IsoDate;
  readonly isDisabled?: boolean;
  readonly onChange: (start: IsoDate, end: IsoDate) => void;
}

/** The days of a page. Incomplete dates stay in the field; a complete, ordered span is applied at once. */
export function DateFilter({ start, end, today, isDisabled = false, onChange }: DateFilterProps) {
  const words = useWords(APP_BAR);
  const [typed, setTyped] = useState<{ span: DateSpan; over: string } | null>(null);
  const over = `${start} ${end}`;
  const change = (span: DateSpan) => {
    const first = parseIsoDate(span.start);
    const last = parseIsoDate(span.end);
    const isWhole = first !== null && last !== null && first <= last;
    setTyped({ span, over: isWhole ? `${first} ${last}` : over });
    if (isWhole && `${first} ${last}` !== over) onChange(first, last);
  };
  return (
    <DateRangeField
      label={words.dates}
      value={typed?.over === over ? typed.span : { start, end }}
      onChange={change}
      today={today}
      isDisabled={isDisabled}
    />
  );
}
