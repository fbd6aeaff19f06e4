import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components';
import { focusRing } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import {
  type Choice,
  type ChoiceLayout,
  Choices,
  ChoiceWords,
  choiceGroup,
  choiceLine,
  GroupName,
} from '../field/choice-group.tsx';
import { FieldNote, type FieldTexts } from '../field/field-parts.tsx';

const Root = styled(AriaRadioGroup)`${choiceGroup}`;

const Row = styled(Radio)`
  ${choiceLine}
  &[data-focus-visible] { ${focusRing} }
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }
`;

const Ring = styled.span<{ $on: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 18px;
  height: 18px;
  border: 2px solid ${({ theme, $on }) => ($on ? theme.color.primary : theme.color.control)};
  border-radius: 50%;
  background: ${({ theme }) => theme.color.surface};
  &::after {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ theme, $on }) => ($on ? theme.color.primary : 'transparent')};
    content: '';
  }
`;

export interface RadioGroupProps<V extends string> extends FieldTexts {
  readonly choices: readonly Choice<V>[];
  /** Null if nothing is chosen. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly onBlur?: () => void;
  readonly layout?: ChoiceLayout;
  readonly isDisabled?: boolean;
}

/** One choice out of a few, all visible. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, isRequired, error, help, choices, value, onChange, onBlur } = props;
  const { layout = 'column', isDisabled = false } = props;
  return (
    <Root
      validationBehavior="aria"
      value={value}
      onChange={(chosen) => onChange(chosen as V)}
      onBlur={() => onBlur?.()}
      isDisabled={isDisabled}
      isRequired={isRequired ?? false}
      isInvalid={error !== undefined}
    >
      <GroupName label={label} isRequired={isRequired} />
      <Choices $layout={layout}>
        {choices.map((choice) => (
          <Row key={choice.value} value={choice.value} isDisabled={choice.isDisabled ?? false}>
            {({ isSelected }) => (
              <>
                <Ring $on={isSelected} aria-hidden />
                <ChoiceWords>
                  {choice.label}
                  {choice.detail !== undefined && <small>{choice.detail}</small>}
                </ChoiceWords>
              </>
            )}
          </Row>
        ))}
      </Choices>
      <FieldNote error={error} help={help} />
    </Root>
  );
}
