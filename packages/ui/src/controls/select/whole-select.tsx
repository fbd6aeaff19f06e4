import { useState } from 'react';
import { Select as AriaSelect } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { FieldName, FieldNote, fieldRoot } from '../field/field-parts.tsx';
import { type Beginning, useOpening } from '../late/late-trigger.ts';
import { Floating } from '../popover/floating.tsx';
import { foundOptions } from './found-options.ts';
import { type Option, OptionList, type OptionValue } from './option-list.tsx';
import { SearchableOptions } from './searchable-options.tsx';
import { SelectFrame } from './select-frame.tsx';
import type { SelectProps } from './select-props.ts';
import { CHOICES } from './words.ts';

const Root = styled(AriaSelect)`
  ${fieldRoot}
  min-width: 92px;
`;

/** Key of the list entry that removes the choice. */
const NONE = '__none__';

interface WholeSelectProps<V extends OptionValue> extends SelectProps<V> {
  readonly beginning: Beginning;
}

/** A select with its list. */
export function WholeSelect<V extends OptionValue>(props: WholeSelectProps<V>) {
  const words = useWords(CHOICES);
  const { label, isRequired, error, help, options, value, onChange, onClear, onBlur } = props;
  const { clearLabel = words.noChoice, placeholder = '', isDisabled = false, isLoading = false } = props;
  const { isOpen, onOpenChange, autoFocus } = useOpening(props.beginning);
  const [typed, setTyped] = useState('');
  const chosen = options.find((option) => option.value === value);
  const shown: readonly Option[] = onClear ? [{ value: NONE, label: clearLabel }, ...options] : options;
  const found = foundOptions(shown, typed, value === null ? [] : [value]);
  const choose = (key: unknown) => {
    if (key === NONE) onClear?.();
    else if (key !== null) onChange(key as V);
  };
  return (
    <Root
      validationBehavior="aria"
      value={value}
      onChange={choose}
      onBlur={() => onBlur?.()}
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setTyped('');
        onOpenChange(opens);
      }}
      placeholder={placeholder}
      allowsEmptyCollection
      isDisabled={isDisabled}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
    >
      <FieldName label={label} isRequired={isRequired} />
      <SelectFrame text={chosen?.label ?? placeholder} beginning={props.beginning} />
      <FieldNote error={error} help={help} />
      <Floating>
        <SearchableOptions count={options.length} label={label} typed={typed} onType={setTyped}>
          <OptionList {...found} count={options.length} isLoading={isLoading} autoFocus={autoFocus} />
        </SearchableOptions>
      </Floating>
    </Root>
  );
}
