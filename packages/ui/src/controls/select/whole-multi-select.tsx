import { useState } from 'react';
import { Select as AriaSelect } from 'react-aria-components';
import { RemovableTags } from '../../farm/tags/removable-tags.tsx';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { FieldName, FieldNote, fieldRoot } from '../field/field-parts.tsx';
import { type Beginning, useOpening } from '../late/late-trigger.ts';
import { Floating } from '../popover/floating.tsx';
import { foundOptions } from './found-options.ts';
import type { MultiSelectProps } from './multi-select-props.ts';
import { type Option, OptionList, type OptionValue } from './option-list.tsx';
import { SearchableOptions } from './searchable-options.tsx';
import { SelectFrame } from './select-frame.tsx';
import { type AllOrSome, afterTick, EVERYTHING, shownOf } from './selection.ts';
import { CHOICES } from './words.ts';

const Root = styled(AriaSelect<object, 'multiple'>)`
  ${fieldRoot}
  min-width: 92px;
`;

const Count = styled.div`
  padding: 6px 14px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  font-variant-numeric: tabular-nums;
`;

const WithChips = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
`;

interface WholeMultiSelectProps<V extends OptionValue> extends MultiSelectProps<V> {
  readonly beginning: Beginning;
}

/** A select of several values with its list and its chips. */
export function WholeMultiSelect<V extends OptionValue>(props: WholeMultiSelectProps<V>) {
  const words = useWords(CHOICES);
  const { label, isRequired, error, help, options, value, onChange, onBlur } = props;
  const { allLabel = words.all, chips = false } = props;
  const { isDisabled = false, isLoading = false } = props;
  const { isOpen, onOpenChange, autoFocus } = useOpening(props.beginning);
  const [typed, setTyped] = useState('');
  // Values chosen since the list was opened stay in it, so that a value can be ticked again.
  const [kept, setKept] = useState(value);
  const all: readonly Option[] = allLabel === null ? [] : [{ value: EVERYTHING, label: allLabel }];
  const found = foundOptions([...all, ...options], typed, kept);
  const choice = { ...props, allLabel };
  const { ticked, text } = shownOf(choice);
  const chosen = new Set<OptionValue>(value);
  const field = (
    <Root
      validationBehavior="aria"
      selectionMode="multiple"
      value={ticked}
      onChange={(keys) => {
        const next = afterTick(choice, keys as AllOrSome<V>[]);
        setKept([...new Set([...kept, ...next])]);
        onChange(next);
      }}
      onBlur={() => onBlur?.()}
      isOpen={isOpen}
      onOpenChange={(opens) => {
        setTyped('');
        setKept(value);
        onOpenChange(opens);
      }}
      allowsEmptyCollection
      isDisabled={isDisabled}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
    >
      <FieldName label={label} isRequired={isRequired} />
      <SelectFrame text={text} beginning={props.beginning} />
      <FieldNote error={error} help={help} />
      <Floating>
        <SearchableOptions count={options.length} label={label} typed={typed} onType={setTyped}>
          <OptionList
            multiple
            {...found}
            count={options.length}
            isLoading={isLoading}
            autoFocus={autoFocus}
          />
        </SearchableOptions>
        {options.length > 0 && <Count role="status">{words.chosenCount(value.length, options.length)}</Count>}
      </Floating>
    </Root>
  );
  if (!chips) return field;
  const tags = options.filter((option) => chosen.has(option.value));
  return (
    <WithChips>
      {field}
      <RemovableTags
        label={words.chosenOf(label)}
        tags={tags.map((option) => ({ id: option.value, label: option.label }))}
        onRemove={isDisabled ? undefined : (gone) => onChange(value.filter((each) => !gone.has(each)))}
      />
    </WithChips>
  );
}
