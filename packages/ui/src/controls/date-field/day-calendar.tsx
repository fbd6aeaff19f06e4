import { parseDate } from '@internationalized/date';
import type { IsoDate } from '@vigia/domain';
import { Calendar } from 'react-aria-components';
import { CalendarHead, calendarDay, dayOf, Month } from './calendar-parts.tsx';
import type { DayBounds } from './date-text.ts';

interface DayCalendarProps extends DayBounds {
  /** As it was typed: possibly not a day. */
  readonly value: string;
  readonly today: IsoDate | undefined;
  readonly onChoose: (day: IsoDate) => void;
}

/** The calendar of one day. */
export function DayCalendar({ value, today, min, max, onChoose }: DayCalendarProps) {
  const chosen = calendarDay(value);
  return (
    <Calendar
      value={chosen}
      defaultFocusedValue={chosen ?? (today === undefined ? null : parseDate(today))}
      minValue={min === undefined ? null : parseDate(min)}
      maxValue={max === undefined ? null : parseDate(max)}
      onChange={(date) => onChoose(dayOf(date))}
      autoFocus
    >
      <CalendarHead />
      <Month today={today} />
    </Calendar>
  );
}
