import type { LucideIcon } from 'lucide-react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import {
  FieldFrame,
  FieldName,
  FieldNote,
  type FieldTexts,
  fieldRoot,
  Input,
} from '../field/field-parts.tsx';

const Root = styled(AriaTextField)`${fieldRoot}`;

export interface TextFieldProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired'> {
  /** Drawn before the text. */
  readonly icon?: LucideIcon;
  readonly placeholder?: string;
}

/** One line of text. */
export function TextField({ label, error, help, icon: Icon, placeholder, ...rest }: TextFieldProps) {
  return (
    <Root validationBehavior="aria" {...rest} isInvalid={error !== undefined}>
      <FieldName label={label} isRequired={rest.isRequired} />
      <FieldFrame>
        {Icon && <Icon size={18} aria-hidden />}
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
      </FieldFrame>
      <FieldNote error={error} help={help} />
    </Root>
  );
}
