import { useRef } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { FieldName, FieldNote, type FieldTexts, fieldRoot } from '../field/field-parts.tsx';
import { Floating } from '../popover/floating.tsx';
import { ComboFrame, LIST_WIDTH } from './combo-frame.tsx';
import { matches } from './found-options.ts';
import { OptionList } from './option-list.tsx';

const Root = styled(AriaComboBox)`${fieldRoot}`;

export interface SuggestFieldProps extends FieldTexts {
  /** The text as it was typed. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
  /** Offered if they match what is typed; any other text is accepted too. */
  readonly suggestions: readonly string[];
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** Free text with suggestions, such as the product of an application. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, isRequired, error, help, value, onChange, onBlur, suggestions } = props;
  const { placeholder = '', isDisabled = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Root
      validationBehavior="aria"
      allowsCustomValue
      inputValue={value}
      onInputChange={onChange}
      onBlur={() => onBlur?.()}
      defaultFilter={matches}
      isDisabled={isDisabled}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
    >
      <FieldName label={label} isRequired={isRequired} />
      <ComboFrame ref={frame} placeholder={placeholder} />
      <FieldNote error={error} help={help} />
      <Floating triggerRef={frame} style={LIST_WIDTH}>
        <OptionList options={suggestions.map((text) => ({ value: text, label: text }))} />
      </Floating>
    </Root>
  );
}
