import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { IconButton } from '../button/icon-button.tsx';
import {
  FieldFrame,
  FieldName,
  FieldNote,
  type FieldTexts,
  fieldRoot,
  Input,
} from '../field/field-parts.tsx';
import { FIELDS } from '../field/words.ts';

const Root = styled(AriaTextField)`${fieldRoot}`;
const Frame = styled(FieldFrame)`
  padding-right: 0;
  button { outline-offset: -4px; }
`;

export interface PasswordFieldProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'type'> {
  readonly showLabel?: string;
  readonly hideLabel?: string;
}

/** A password with a button that shows what was typed. */
export function PasswordField({ label, error, help, showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const words = useWords(FIELDS);
  const [shown, setShown] = useState(false);
  return (
    <Root
      autoComplete="current-password"
      validationBehavior="aria"
      {...rest}
      type={shown ? 'text' : 'password'}
      isInvalid={error !== undefined}
    >
      <FieldName label={label} isRequired={rest.isRequired} />
      <Frame>
        <Input />
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? (hideLabel ?? words.hidePassword) : (showLabel ?? words.showPassword)}
          onPress={() => setShown(!shown)}
        />
      </Frame>
      <FieldNote error={error} help={help} />
    </Root>
  );
}
