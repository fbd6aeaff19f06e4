import { Select as AriaSelect } from 'react-aria-components';
import styled from 'styled-components';
import { FieldLabel, FieldNote, type FieldTexts, fieldRoot } from '../field/field-parts.tsx';
import { Floating } from '../popover/floating.tsx';
import { WORDS } from '../words.ts';
import { type Option, OptionList, type OptionValue } from './option-list.tsx';
import { SelectFrame } from './select-frame.tsx';
import { type AllOrSome, afterToggle, EVERYTHING, summaryOf } from './selection.ts';

const Root = styled(AriaSelect<object, 'multiple'>)`
  ${fieldRoot}
  min-width: 92px;
`;

export interface MultiSelectProps<V extends OptionValue> extends FieldTexts {
  readonly options: readonly Option<V>[];
  /** The chosen values; none chosen means all of them. */
  readonly value: readonly V[];
  readonly onChange: (value: readonly V[]) => void;
  readonly allLabel?: string;
  readonly isDisabled?: boolean;
}

/** Several choices out of a list; its first entry ("Todos") clears the rest. */
export function MultiSelect<V extends OptionValue>({
  label,
  error,
  help,
  options,
  value,
  onChange,
  allLabel = WORDS.all,
  isDisabled = false,
}: MultiSelectProps<V>) {
  const shown: AllOrSome<V>[] = value.length === 0 ? [EVERYTHING] : [...value];
  return (
    <Root
      selectionMode="multiple"
      value={shown}
      onChange={(keys) => onChange(afterToggle(shown, keys as AllOrSome<V>[]))}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
    >
      <FieldLabel>{label}</FieldLabel>
      <SelectFrame text={summaryOf(options, value, allLabel)} />
      <FieldNote error={error} help={help} />
      <Floating>
        <OptionList multiple options={[{ value: EVERYTHING, label: allLabel }, ...options]} />
      </Floating>
    </Root>
  );
}
