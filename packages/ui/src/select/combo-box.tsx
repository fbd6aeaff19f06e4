import { ChevronDown } from 'lucide-react';
import { Button as AriaButton, ComboBox as AriaComboBox } from 'react-aria-components';
import styled from 'styled-components';
import {
  FieldFrame,
  FieldLabel,
  FieldNote,
  type FieldTexts,
  fieldRoot,
  Input,
} from '../field/field-parts.tsx';
import { Floating } from '../popover/floating.tsx';
import { searchForm } from '../text/search-form.ts';
import { WORDS } from '../words.ts';
import { type Option, OptionList, type OptionValue } from './option-list.tsx';

const Root = styled(AriaComboBox)`${fieldRoot}`;

const Opener = styled(AriaButton)`
  display: inline-flex;
  padding: 6px;
  margin-right: -6px;
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
`;

/** Ñ is found by n and á by a: whoever types on a phone leaves them out. */
const matches = (text: string, typed: string) => searchForm(text).includes(searchForm(typed));

export interface ComboBoxProps<V extends OptionValue> extends FieldTexts {
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly placeholder?: string;
  readonly emptyText?: string;
  readonly autoFocus?: boolean;
}

/** One choice out of a long list, found by typing part of its name (accents do not matter). */
export function ComboBox<V extends OptionValue>({
  label,
  error,
  help,
  options,
  value,
  onChange,
  placeholder = '',
  emptyText = WORDS.noResults,
  autoFocus = false,
}: ComboBoxProps<V>) {
  return (
    <Root
      value={value}
      onChange={(key) => key !== null && onChange(key as V)}
      defaultFilter={matches}
      menuTrigger="focus"
      allowsEmptyCollection
      autoFocus={autoFocus}
      isInvalid={error !== undefined}
    >
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame>
        <Input placeholder={placeholder} />
        <Opener>
          <ChevronDown size={18} aria-hidden />
        </Opener>
      </FieldFrame>
      <FieldNote error={error} help={help} />
      <Floating>
        <OptionList options={options} emptyText={emptyText} />
      </Floating>
    </Root>
  );
}
