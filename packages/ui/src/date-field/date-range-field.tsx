import { parseDate } from '@internationalized/date';
import { FIELD_MESSAGES, type IsoDate, isBlank, spanErrors } from '@vigia/domain';
import { type FocusEvent, useId, useState } from 'react';
import { Group, RangeCalendar } from 'react-aria-components';
import styled from 'styled-components';
import { FieldFrame, FieldLine, FieldName, type FieldTexts, fieldRoot } from '../field/field-parts.tsx';
import { useNarrow } from '../theme/use-narrow.ts';
import * as WORDS from '../words.ts';
import { CalendarHead, CalendarOpener, calendarDay, dayOf, Month } from './calendar-parts.tsx';
import { type DayBounds, dateProblem } from './date-text.ts';
import { DayInput } from './day-input.tsx';

const Root = styled(Group)`${fieldRoot}`;
const Months = styled.div`
  display: flex;
  gap: 24px;
`;

/** Both ends of a span, each a day `YYYY-MM-DD`, what was typed instead, or `''`. */
export interface DateSpan {
  readonly start: string;
  readonly end: string;
}

export interface DateRangeFieldProps extends FieldTexts, DayBounds {
  readonly value: DateSpan;
  readonly onChange: (value: DateSpan) => void;
  /** The focus left both ends. */
  readonly onBlur?: () => void;
  /** Ringed in the calendar, and the month it opens on while nothing is chosen. */
  readonly today?: IsoDate;
  readonly startLabel?: string;
  readonly endLabel?: string;
  readonly isDisabled?: boolean;
}

/** The first message there is: an end that is no day, or a start after the end. */
function spanProblem({ start, end }: DateSpan, bounds: DayBounds): string | undefined {
  const crossed = isBlank(start) || isBlank(end) ? null : spanErrors(start, end).start;
  return dateProblem(start, bounds) ?? dateProblem(end, bounds) ?? crossed ?? undefined;
}

/** From one day to another, both included: typed, or chosen in a calendar by its two ends. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { label, isRequired, error, help, value, onChange, onBlur, today, min, max } = props;
  const { startLabel = WORDS.from, endLabel = WORDS.to, isDisabled = false } = props;
  const [left, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const narrow = useNarrow();
  const ids = { label: useId(), note: useId() };
  const own = left || error !== undefined ? spanProblem(value, { min, max }) : undefined;
  const shown = own ?? (error === FIELD_MESSAGES.dateFormat ? FIELD_MESSAGES.invalidDate : error);
  const ends = { start: calendarDay(value.start), end: calendarDay(value.end) };
  const span = ends.start && ends.end && ends.start.compare(ends.end) <= 0 ? ends : null;

  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget) || isOpen) return;
    setLeft(true);
    onBlur?.();
  };
  const input = (end: keyof DateSpan, name: string) => (
    <DayInput
      name={`${label}: ${name}`}
      value={value[end]}
      onChange={(day) => onChange({ ...value, [end]: day })}
      isRequired={isRequired ?? false}
      isInvalid={shown !== undefined}
      isDisabled={isDisabled}
      describedBy={ids.note}
    />
  );
  return (
    <Root aria-labelledby={ids.label} isInvalid={shown !== undefined} isDisabled={isDisabled} onBlur={leave}>
      <FieldName id={ids.label} label={label} isRequired={isRequired} />
      <FieldFrame>
        {input('start', startLabel)}
        <span aria-hidden>–</span>
        {input('end', endLabel)}
        <CalendarOpener
          name={WORDS.pickDate(label)}
          isOpen={isOpen}
          onOpenChange={setOpen}
          isDisabled={isDisabled}
        >
          <RangeCalendar
            data-range
            value={
              span as { start: NonNullable<typeof ends.start>; end: NonNullable<typeof ends.end> } | null
            }
            defaultFocusedValue={ends.start ?? (today === undefined ? null : parseDate(today))}
            minValue={min === undefined ? null : parseDate(min)}
            maxValue={max === undefined ? null : parseDate(max)}
            visibleDuration={{ months: narrow ? 1 : 2 }}
            onChange={({ start, end }) => {
              onChange({ start: dayOf(start), end: dayOf(end) });
              setOpen(false);
            }}
            autoFocus
          >
            <CalendarHead months={narrow ? 1 : 2} />
            <Months>
              <Month today={today} />
              {!narrow && <Month today={today} offset={1} />}
            </Months>
          </RangeCalendar>
        </CalendarOpener>
      </FieldFrame>
      <FieldLine id={ids.note} error={shown} help={help} />
    </Root>
  );
}
