import { useState } from 'react';
import { TextField } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { Input } from '../field/field-parts.tsx';
import { FIELDS } from '../field/words.ts';
import { dateText, readDateText, tidyDate, withDashes } from './date-text.ts';

const Root = styled(TextField)`
  display: flex;
  flex: 0 1 84px;
  min-width: 0;
  font-variant-numeric: tabular-nums;
`;

interface DayInputProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly describedBy: string;
}

/** One end of a span: the input of a `DateField` without its frame. */
export function DayInput({ name, value, onChange, describedBy, ...state }: DayInputProps) {
  const words = useWords(FIELDS);
  const [typed, setTyped] = useState('');
  const text = readDateText(typed) === value ? typed : dateText(value);
  return (
    <Root
      {...state}
      validationBehavior="aria"
      aria-label={name}
      aria-describedby={describedBy}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={(next) => {
        const dashed = withDashes(text, next);
        setTyped(dashed);
        onChange(readDateText(dashed));
      }}
      onBlur={() => {
        const tidy = tidyDate(text);
        setTyped(dateText(tidy));
        if (tidy !== value) onChange(tidy);
      }}
    >
      <Input placeholder={words.dateFormat} />
    </Root>
  );
}
