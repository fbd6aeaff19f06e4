import type { LucideIcon } from 'lucide-react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import styled from 'styled-components';
import {
  FieldFrame,
  FieldLabel,
  FieldNote,
  type FieldTexts,
  fieldRoot,
  Input,
} from '../field/field-parts.tsx';

const Root = styled(AriaTextField)`${fieldRoot}`;

export interface TextFieldProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  readonly icon?: LucideIcon;
  readonly placeholder?: string;
}

export function TextField({ label, error, help, icon: Icon, placeholder, ...rest }: TextFieldProps) {
  return (
    <Root {...rest} isInvalid={error !== undefined}>
      <FieldLabel>{label}</FieldLabel>
      <FieldFrame>
        {Icon && <Icon size={18} aria-hidden />}
        <Input {...(placeholder === undefined ? {} : { placeholder })} />
      </FieldFrame>
      <FieldNote error={error} help={help} />
    </Root>
  );
}
