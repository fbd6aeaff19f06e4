import type { IsoDate } from '@vigia/domain';
import { FIELD_MESSAGES } from '@vigia/domain/es';
import { isBlank, spanErrors } from '@vigia/domain/farm';
import { type FocusEvent, useId, useState } from 'react';
import { Group } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { FieldFrame, FieldLine, FieldName, type FieldTexts, fieldRoot } from '../field/field-parts.tsx';
import { FIELDS } from '../field/words.ts';
import { latePart, useLatePart } from '../late/late-part.ts';
import { CalendarOpener } from './calendar-opener.tsx';
import type { DateSpan } from './date-span.ts';
import { type DayBounds, dateProblem } from './date-text.ts';
import { DayInput } from './day-input.tsx';

const Root = styled(Group)`${fieldRoot}`;

const calendar = latePart(async () => (await import('./span-calendar.tsx')).SpanCalendar);

export interface DateRangeFieldProps extends FieldTexts, DayBounds {
  readonly value: DateSpan;
  readonly onChange: (value: DateSpan) => void;
  /** Called when the focus has left both ends. */
  readonly onBlur?: () => void;
  /** Marked with a ring in the calendar; also the month that opens when nothing is chosen. */
  readonly today?: IsoDate;
  readonly startLabel?: string;
  readonly endLabel?: string;
  readonly isDisabled?: boolean;
}

/** The first message that applies: an end that is not a day, or a start after the end. */
function spanProblem({ start, end }: DateSpan, bounds: DayBounds): string | undefined {
  const crossed = isBlank(start) || isBlank(end) ? null : spanErrors(start, end).start;
  return dateProblem(start, bounds) ?? dateProblem(end, bounds) ?? crossed ?? undefined;
}

/** From one day to another, both included: typed, or chosen in a calendar. */
export function DateRangeField(props: DateRangeFieldProps) {
  const words = useWords(FIELDS);
  const { label, isRequired, error, help, value, onChange, onBlur, today, min, max } = props;
  const { startLabel = words.from, endLabel = words.to, isDisabled = false } = props;
  const [left, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const SpanCalendar = useLatePart(calendar, isOpen);
  const ids = { label: useId(), note: useId() };
  const own = left || error !== undefined ? spanProblem(value, { min, max }) : undefined;
  const shown = own ?? (error === FIELD_MESSAGES.dateFormat ? FIELD_MESSAGES.invalidDate : error);

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
          name={words.pickDate(label)}
          isOpen={isOpen}
          onOpenChange={setOpen}
          isDisabled={isDisabled}
        >
          {SpanCalendar && (
            <SpanCalendar
              value={value}
              today={today}
              min={min}
              max={max}
              onChoose={(span) => {
                onChange(span);
                setOpen(false);
              }}
            />
          )}
        </CalendarOpener>
      </FieldFrame>
      <FieldLine id={ids.note} error={shown} help={help} />
    </Root>
  );
}
