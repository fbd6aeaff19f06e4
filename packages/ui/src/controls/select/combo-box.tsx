import { useCallback, useMemo, useRef, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { FieldName, FieldNote, type FieldTexts, fieldRoot } from '../field/field-parts.tsx';
import { Floating } from '../popover/floating.tsx';
import { ComboFrame, LIST_WIDTH } from './combo-frame.tsx';
import { foundOptions } from './found-options.ts';
import { type Option, OptionList, type OptionValue } from './option-list.tsx';
import { CHOICES } from './words.ts';

const Root = styled(AriaComboBox)`${fieldRoot}`;

export interface ComboBoxProps<V extends OptionValue> extends FieldTexts {
  /** In the order shown. With `onSearch`, those that match what was typed. */
  readonly options: readonly Option<V>[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  /** Called when the text was emptied: nothing is chosen then. Without it the last choice returns. */
  readonly onClear?: (() => void) | undefined;
  readonly onBlur?: () => void;
  /** Called on typing, for options from a service; the list is then shown as it is given. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** Options are loading. */
  readonly isLoading?: boolean;
  readonly placeholder?: string;
  readonly emptyText?: string;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
}

/** One choice out of a long list, found by typing part of its name (accents are ignored). */
export function ComboBox<V extends OptionValue>(props: ComboBoxProps<V>) {
  const words = useWords(CHOICES);
  const { label, isRequired, error, help, options, value, onChange, onClear, onBlur, onSearch } = props;
  const { placeholder = '', emptyText = words.noResults } = props;
  const { isLoading = false, isDisabled = false, autoFocus = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const chosen = options.find((option) => option.value === value);
  // The label of the chosen option in the field is not a search text: all options are shown.
  const wanted = onSearch || typed === chosen?.label ? '' : typed;
  const { offered, more, hidden } = useMemo(
    () => offeredOf(options, wanted, chosen),
    [options, wanted, chosen],
  );
  const isShown = useCallback((name: string) => name !== hidden, [hidden]);
  return (
    <Root
      validationBehavior="aria"
      value={value}
      onChange={(key) => (key === null ? onClear?.() : onChange(key as V))}
      onBlur={() => onBlur?.()}
      onInputChange={(text) => {
        setTyped(text);
        onSearch?.(text);
      }}
      defaultFilter={isShown}
      // With an error the field has the focus after a refused save: an open list would hide the message.
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
        <OptionList
          options={offered}
          count={options.length}
          more={more}
          emptyText={emptyText}
          isLoading={isLoading}
        />
      </Floating>
    </Root>
  );
}

/**
 * The options of the list. React Aria reads the text of the field from the chosen one, so that one is always
 * included, but hidden if it does not match.
 */
function offeredOf<O extends Option>(options: readonly O[], wanted: string, chosen: O | undefined) {
  const found = foundOptions(options, wanted, chosen ? [chosen.value] : []);
  if (!chosen || found.options.includes(chosen)) return { offered: found.options, more: found.more };
  return { offered: [...found.options, chosen], more: found.more, hidden: chosen.label };
}
