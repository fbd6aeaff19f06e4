import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import {
  type Choice,
  type ChoiceLayout,
  Choices,
  ChoiceWords,
  choiceGroup,
  GroupName,
} from '../field/choice-group.tsx';
import { FieldNote, type FieldTexts } from '../field/field-parts.tsx';
import { Checkbox } from './checkbox.tsx';

const Root = styled(AriaCheckboxGroup)`${choiceGroup}`;

export interface CheckboxGroupProps<V extends string> extends FieldTexts {
  readonly choices: readonly Choice<V>[];
  /** The ticked values. */
  readonly value: readonly V[];
  readonly onChange: (value: V[]) => void;
  readonly onBlur?: () => void;
  readonly layout?: ChoiceLayout;
  readonly isDisabled?: boolean;
}

/** Several choices out of a few, all visible. */
export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>) {
  const { label, isRequired, error, help, choices, value, onChange, onBlur } = props;
  const { layout = 'column', isDisabled = false } = props;
  return (
    <Root
      validationBehavior="aria"
      value={[...value]}
      onChange={(values) => onChange(values as V[])}
      onBlur={() => onBlur?.()}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
    >
      <GroupName label={label} isRequired={isRequired} />
      <Choices $layout={layout}>
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} isDisabled={choice.isDisabled ?? false}>
            <ChoiceWords>
              {choice.label}
              {choice.detail !== undefined && <small>{choice.detail}</small>}
            </ChoiceWords>
          </Checkbox>
        ))}
      </Choices>
      <FieldNote error={error} help={help} />
    </Root>
  );
}
