import { Select as AriaSelect } from 'react-aria-components';
import styled from 'styled-components';
import { FieldName, FieldNote, type FieldTexts, fieldRoot } from '../field/field-parts.tsx';
import { Floating } from '../popover/floating.tsx';
import * as WORDS from '../words.ts';
import { type Option, OptionList, type OptionValue } from './option-list.tsx';
import { SearchableOptions } from './searchable-options.tsx';
import { SelectFrame } from './select-frame.tsx';

const Root = styled(AriaSelect)`
  ${fieldRoot}
  min-width: 92px;
`;

/** The list entry that takes a choice back. */
const NONE = '__none__';

export interface SelectProps<V extends OptionValue> extends FieldTexts {
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  /** Takes the choice back: the list then opens with an entry for it. */
  readonly onClear?: (() => void) | undefined;
  readonly clearLabel?: string;
  readonly onBlur?: () => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Options are on the way. */
  readonly isLoading?: boolean;
}

/** One choice out of a list, with its label on the border. Lists over 20 can be searched. */
export function Select<V extends OptionValue>(props: SelectProps<V>) {
  const { label, isRequired, error, help, options, value, onChange, onClear, onBlur } = props;
  const { clearLabel = WORDS.noChoice, placeholder = '', isDisabled = false, isLoading = false } = props;
  const chosen = options.find((option) => option.value === value);
  const shown: readonly Option[] = onClear ? [{ value: NONE, label: clearLabel }, ...options] : options;
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
      placeholder={placeholder}
      allowsEmptyCollection
      isDisabled={isDisabled}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
    >
      <FieldName label={label} isRequired={isRequired} />
      <SelectFrame text={chosen?.label ?? placeholder} />
      <FieldNote error={error} help={help} />
      <Floating>
        <SearchableOptions count={options.length} label={label}>
          <OptionList options={shown} isLoading={isLoading} />
        </SearchableOptions>
      </Floating>
    </Root>
  );
}
