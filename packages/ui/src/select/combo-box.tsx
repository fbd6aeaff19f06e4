import { useRef } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import { styled } from 'styled-components';
import { FieldName, FieldNote, type FieldTexts, fieldRoot } from '../field/field-parts.tsx';
import { Floating } from '../popover/floating.tsx';
import * as WORDS from '../words.ts';
import { ComboFrame, LIST_WIDTH } from './combo-frame.tsx';
import { type Option, OptionList, type OptionValue } from './option-list.tsx';
import { matches } from './searchable-options.tsx';

const Root = styled(AriaComboBox)`${fieldRoot}`;

export interface ComboBoxProps<V extends OptionValue> extends FieldTexts {
  /** In the order shown. With `onSearch`, those that answer what was typed. */
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  /** The text was emptied: nothing is chosen any more. Without it the last choice comes back. */
  readonly onClear?: (() => void) | undefined;
  readonly onBlur?: () => void;
  /** Called as one types, for options that come from elsewhere; the list is then shown as it is given. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** Options are on the way. */
  readonly isLoading?: boolean;
  readonly placeholder?: string;
  readonly emptyText?: string;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
}

const everything = () => true;

/** One choice out of a long list, found by typing part of its name (accents do not matter). */
export function ComboBox<V extends OptionValue>(props: ComboBoxProps<V>) {
  const { label, isRequired, error, help, options, value, onChange, onClear, onBlur, onSearch } = props;
  const { placeholder = '', emptyText = WORDS.noResults } = props;
  const { isLoading = false, isDisabled = false, autoFocus = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Root
      validationBehavior="aria"
      value={value}
      onChange={(key) => (key === null ? onClear?.() : onChange(key as V))}
      onBlur={() => onBlur?.()}
      defaultFilter={onSearch ? everything : matches}
      {...(onSearch ? { onInputChange: onSearch } : {})}
      // A refused save leads here: an open list would hide what is wrong.
      menuTrigger={error === undefined ? 'focus' : 'input'}
      allowsEmptyCollection
      autoFocus={autoFocus}
      isDisabled={isDisabled}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
    >
      <FieldName label={label} isRequired={isRequired} />
      <ComboFrame ref={frame} placeholder={placeholder} opensOnPress />
      <FieldNote error={error} help={help} />
      <Floating triggerRef={frame} style={LIST_WIDTH}>
        <OptionList options={options} emptyText={emptyText} isLoading={isLoading} />
      </Floating>
    </Root>
  );
}
