import { Select as AriaSelect } from 'react-aria-components';
import styled from 'styled-components';
import { FieldLabel, FieldNote, type FieldTexts, fieldRoot } from '../field/field-parts.tsx';
import { Floating } from '../popover/floating.tsx';
import { type Option, OptionList, type OptionValue } from './option-list.tsx';
import { SelectFrame } from './select-frame.tsx';

const Root = styled(AriaSelect)`
  ${fieldRoot}
  min-width: 92px;
`;

export interface SelectProps<V extends OptionValue> extends FieldTexts {
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
}

/** One choice out of a list, with its label on the border. */
export function Select<V extends OptionValue>({
  label,
  error,
  help,
  options,
  value,
  onChange,
  placeholder = '',
  isDisabled = false,
}: SelectProps<V>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <Root
      value={value}
      onChange={(key) => key !== null && onChange(key as V)}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
    >
      <FieldLabel>{label}</FieldLabel>
      <SelectFrame text={chosen?.label ?? placeholder} />
      <FieldNote error={error} help={help} />
      <Floating>
        <OptionList options={options} />
      </Floating>
    </Root>
  );
}
