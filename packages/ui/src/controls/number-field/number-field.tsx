import { type Bounds, type NumericInput, readNumber } from '@vigia/domain/farm';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button as AriaButton, TextField as AriaTextField } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import {
  FieldFrame,
  FieldName,
  FieldNote,
  type FieldTexts,
  fieldRoot,
  Input,
  Unit,
} from '../field/field-parts.tsx';
import { FIELDS } from '../field/words.ts';
import { numberText, steppedNumber, tidyNumber } from './number-text.ts';

const Root = styled(AriaTextField)`${fieldRoot}`;

const Figure = styled(Input)`
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Stepper = styled(AriaButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 24px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
  &:first-of-type { margin-left: -8px; }
  &:last-of-type { margin-right: -8px; }
  &[data-hovered] { color: ${({ theme }) => theme.color.text}; }
  &:focus-visible { border-radius: 4px; outline-offset: -2px; }
  &[data-disabled] { opacity: 0.4; cursor: not-allowed; }
  @media (pointer: coarse) { align-self: stretch; width: ${LAYOUT.touchTarget}px; height: auto; margin-block: -1px; }
`;

export interface NumberFieldProps extends FieldTexts, Bounds {
  /** The text that was typed, or a known number; decimal comma and point are both understood. */
  readonly value: NumericInput;
  /** Gets the text as it was typed, for `readNumber` of the domain. Nothing is dropped or clamped. */
  readonly onChange: (text: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  /** Shown after the number: `°C`, `días`. */
  readonly unit?: string;
  /** Step of an arrow key, in the field's unit. */
  readonly step?: number;
  /** Shows buttons for one step down and up. */
  readonly steppers?: boolean;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly autoFocus?: boolean;
}

/** A number with decimal comma. The wheel never changes it; arrow keys go one step within `min` and `max`. */
export function NumberField(props: NumberFieldProps) {
  const words = useWords(FIELDS);
  const {
    label,
    isRequired,
    error,
    help,
    value,
    onChange,
    onFocus,
    onBlur,
    unit,
    step = 1,
    steppers = false,
  } = props;
  const { min, max, placeholder, isDisabled = false, isReadOnly = false, autoFocus = false } = props;
  const number = readNumber(value);
  const fixed = isDisabled || isReadOnly;
  const go = (by: number) => onChange(numberText(steppedNumber(value, by, { min, max })));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step, PageUp: 10 * step, PageDown: -10 * step }[event.key];
    if (by === undefined || fixed) return;
    event.preventDefault();
    go(by);
  };
  const leave = () => {
    const tidy = tidyNumber(value);
    if (tidy !== numberText(value)) onChange(tidy);
    onBlur?.();
  };
  const stepper = (by: number, name: string, Icon: typeof Plus, isEnd: boolean) =>
    steppers && (
      <Stepper aria-label={name} excludeFromTabOrder isDisabled={fixed || isEnd} onPress={() => go(by)}>
        <Icon size={16} aria-hidden />
      </Stepper>
    );
  return (
    <Root
      validationBehavior="aria"
      value={numberText(value)}
      onChange={onChange}
      onFocus={() => onFocus?.()}
      onBlur={leave}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      autoFocus={autoFocus}
      inputMode={min !== undefined && min >= 0 ? 'decimal' : 'text'}
      autoComplete="off"
    >
      <FieldName label={label} isRequired={isRequired} />
      <FieldFrame>
        {stepper(-step, words.less(label), Minus, number !== null && min !== undefined && number <= min)}
        <Figure
          role="spinbutton"
          aria-valuenow={number ?? undefined}
          aria-valuetext={number === null ? undefined : [numberText(value), unit].filter(Boolean).join(' ')}
          aria-valuemin={min}
          aria-valuemax={max}
          placeholder={placeholder}
          onKeyDown={onKeyDown}
        />
        {unit !== undefined && <Unit aria-hidden>{unit}</Unit>}
        {stepper(step, words.more(label), Plus, number !== null && max !== undefined && number >= max)}
      </FieldFrame>
      <FieldNote error={error} help={help} />
    </Root>
  );
}
