import { parseDate } from '@internationalized/date';
import type { IsoDate } from '@vigia/domain';
import { RangeCalendar } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useNarrow } from '../../theme/use-narrow.ts';
import { CalendarHead, calendarDay, dayOf, Month } from './calendar-parts.tsx';
import type { DateSpan } from './date-span.ts';
import type { DayBounds } from './date-text.ts';

const Months = styled.div`
  display: flex;
  gap: 24px;
`;

interface SpanCalendarProps extends DayBounds {
  /** As it was typed: its ends may be other text than days, or in the wrong order. */
  readonly value: DateSpan;
  readonly today: IsoDate | undefined;
  readonly onChoose: (span: DateSpan) => void;
}

/** The calendar of a span; it shows two months, or one on narrow screens. */
export function SpanCalendar({ value, today, min, max, onChoose }: SpanCalendarProps) {
  const narrow = useNarrow();
  const start = calendarDay(value.start);
  const end = calendarDay(value.end);
  return (
    <RangeCalendar
      data-range
      value={start && end && start.compare(end) <= 0 ? { start, end } : null}
      defaultFocusedValue={start ?? (today === undefined ? null : parseDate(today))}
      minValue={min === undefined ? null : parseDate(min)}
      maxValue={max === undefined ? null : parseDate(max)}
      visibleDuration={{ months: narrow ? 1 : 2 }}
      onChange={(span) => onChoose({ start: dayOf(span.start), end: dayOf(span.end) })}
      autoFocus
    >
      <CalendarHead months={narrow ? 1 : 2} />
      <Months>
        <Month today={today} />
        {!narrow && <Month today={today} offset={1} />}
      </Months>
    </RangeCalendar>
  );
}
