import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import {
  FieldFrame,
  FieldName,
  FieldNote,
  type FieldTexts,
  fieldRoot,
  TextArea as Lines,
} from '../field/field-parts.tsx';

const Root = styled(AriaTextField)`${fieldRoot}`;

const Count = styled.span`
  align-self: flex-end;
  padding-bottom: 6px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  font-variant-numeric: tabular-nums;
`;

export interface TextAreaProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'type'> {
  readonly placeholder?: string;
  /** Height in lines when empty; it grows with the text. */
  readonly rows?: number;
}

/**
 * Text of several lines, such as the comments of an event. With `maxLength` it shows the number of characters.
 */
export function TextArea({ label, error, help, placeholder, rows = 3, ...rest }: TextAreaProps) {
  const { isRequired, maxLength, value } = rest;
  const counted = maxLength !== undefined && value !== undefined;
  return (
    <Root validationBehavior="aria" {...rest} isInvalid={error !== undefined}>
      <FieldName label={label} isRequired={isRequired} />
      <FieldFrame>
        <Lines
          rows={rows}
          style={{ minHeight: `calc(${rows} * 1.4em + 18px)` }}
          {...(placeholder === undefined ? {} : { placeholder })}
        />
        {counted && (
          <Count aria-hidden>
            {value.length}/{maxLength}
          </Count>
        )}
      </FieldFrame>
      <FieldNote error={error} help={help} />
    </Root>
  );
}
