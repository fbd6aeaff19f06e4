import type { IsoDate } from '@vigia/domain';
import { FIELD_MESSAGES } from '@vigia/domain/es';
import { type KeyboardEvent, useState } from 'react';
import { TextField as AriaTextField } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import {
  FieldFrame,
  FieldName,
  FieldNote,
  type FieldTexts,
  fieldRoot,
  Input,
} from '../field/field-parts.tsx';
import { FIELDS } from '../field/words.ts';
import { latePart, useLatePart } from '../late/late-part.ts';
import { CalendarOpener } from './calendar-opener.tsx';
import { type DayBounds, dateProblem, dateText, readDateText, tidyDate, withDashes } from './date-text.ts';

const Root = styled(AriaTextField)`${fieldRoot}`;

const Typed = styled(Input)`
  min-width: 84px;
  font-variant-numeric: tabular-nums;
`;

const calendar = latePart(async () => (await import('./day-calendar.tsx')).DayCalendar);

export interface DateFieldProps extends FieldTexts, DayBounds {
  /** A day `YYYY-MM-DD`, the text that was typed if it is not a day, or `''`. */
  readonly value: string;
  /** Gets a day `YYYY-MM-DD` when one is complete, else the text as it was typed: nothing is lost. */
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Marked with a ring in the calendar; also the month that opens when no day is chosen. */
  readonly today?: IsoDate;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** One day, typed as `dd-MM-yyyy` (the dashes are added while typing) or chosen in a calendar. */
export function DateField(props: DateFieldProps) {
  const words = useWords(FIELDS);
  const { label, isRequired, error, help, value, onChange, onBlur, today, min, max } = props;
  const { placeholder = words.dateFormat, isDisabled = false, isReadOnly = false, autoFocus = false } = props;
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const text = readDateText(typed) === value ? typed : dateText(value);
  const own = left || error !== undefined ? dateProblem(value, { min, max }) : undefined;
  const shown = own ?? (error === FIELD_MESSAGES.dateFormat ? FIELD_MESSAGES.invalidDate : error);
  const DayCalendar = useLatePart(calendar, isOpen);

  const type = (next: string) => {
    const dashed = withDashes(text, next);
    setTyped(dashed);
    onChange(readDateText(dashed));
  };
  const leave = () => {
    const tidy = tidyDate(text);
    if (tidy !== value) onChange(tidy);
    setTyped(dateText(tidy));
    setLeft(true);
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey || isDisabled || isReadOnly) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <Root
      validationBehavior="aria"
      value={text}
      onChange={type}
      onBlur={leave}
      inputMode="numeric"
      autoComplete="off"
      isRequired={isRequired ?? false}
      isInvalid={shown !== undefined}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      autoFocus={autoFocus}
    >
      <FieldName label={label} isRequired={isRequired} />
      <FieldFrame>
        <Typed placeholder={placeholder} onKeyDown={onKeyDown} />
        <CalendarOpener
          name={words.pickDate(label)}
          isOpen={isOpen}
          onOpenChange={setOpen}
          isDisabled={isDisabled || isReadOnly}
        >
          {DayCalendar && (
            <DayCalendar
              value={value}
              today={today}
              min={min}
              max={max}
              onChoose={(day) => {
                onChange(day);
                setOpen(false);
              }}
            />
          )}
        </CalendarOpener>
      </FieldFrame>
      <FieldNote error={shown} help={help} />
    </Root>
  );
}
