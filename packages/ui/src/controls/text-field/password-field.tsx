import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import * as WORDS from '../../words/words.ts';
import { IconButton } from '../button/icon-button.tsx';
import {
  FieldFrame,
  FieldName,
  FieldNote,
  type FieldTexts,
  fieldRoot,
  Input,
} from '../field/field-parts.tsx';

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
export function PasswordField({
  label,
  error,
  help,
  showLabel = WORDS.showPassword,
  hideLabel = WORDS.hidePassword,
  ...rest
}: PasswordFieldProps) {
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
          label={shown ? hideLabel : showLabel}
          onPress={() => setShown(!shown)}
        />
      </Frame>
      <FieldNote error={error} help={help} />
    </Root>
  );
}
