import { CircleAlert } from 'lucide-react';
import {
  Input as AriaInput,
  Label as AriaLabel,
  TextArea as AriaTextArea,
  FieldError,
  Text,
} from 'react-aria-components';
import { css } from 'styled-components';
import { ellipsis, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, MOTION, RADIUS } from '../../theme/tokens.ts';

/** Props that every field shares. */
export interface FieldTexts {
  readonly label: string;
  /**
   * Marks the label with `(*)` and announces it to screen readers. The form checks that the field is filled.
   */
  readonly isRequired?: boolean | undefined;
  /** The error message; it marks the field as invalid. */
  readonly error?: string | undefined;
  /** A quiet line under the field; an error replaces it. */
  readonly help?: string | undefined;
}

/** The field's outer box; the label sits on the frame's upper border. */
export const fieldRoot = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const FieldLabel = styled(AriaLabel)`
  ${ellipsis}
  position: absolute;
  z-index: 1;
  top: 0;
  left: 8px;
  max-width: calc(100% - 16px);
  padding: 0 4px;
  transform: translateY(-50%);
  background: linear-gradient(transparent 42%, ${({ theme }) => theme.color.surface} 42%);
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  line-height: 1.3;
  pointer-events: none;

  [data-disabled] > & {
    background: linear-gradient(transparent 42%, ${({ theme }) => theme.color.sunken} 42%);
  }
`;

/** The label on the frame, with the mark of a required field. */
export function FieldName({
  id,
  label,
  isRequired = false,
}: Pick<FieldTexts, 'label' | 'isRequired'> & { readonly id?: string }) {
  return (
    <FieldLabel {...(id === undefined ? {} : { id })}>
      {label}
      {isRequired && <span aria-hidden> (*)</span>}
    </FieldLabel>
  );
}

export const frameLook = css`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: ${({ theme }) => theme.density.control}px;
  padding: 0 12px;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${RADIUS.control}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  transition: border-color ${MOTION.fast}, box-shadow ${MOTION.fast};

  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

export const frameFocus = css`
  border-color: ${({ theme }) => theme.color.focus};
  box-shadow: 0 0 0 1px ${({ theme }) => theme.color.focus};
  outline: none;
`;

/** Look of a disabled field: also dashed, because backgrounds look alike in sunlight. */
export const frameDisabled = css`
  border-style: dashed;
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  cursor: not-allowed;
  & > svg { opacity: 0.5; }
  input, textarea { cursor: not-allowed; }
`;

/** Frame around a text input and its icons. */
export const FieldFrame = styled.div`
  ${frameLook}
  & > svg { flex: none; color: ${({ theme }) => theme.color.muted}; }
  &:has([data-invalid]) { border-color: ${({ theme }) => theme.color.danger}; }
  &&:focus-within { ${frameFocus} }
  &:has(input[data-disabled], textarea[data-disabled]) { ${frameDisabled} }
`;

export const Input = styled(AriaInput)`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: ${({ theme }) => (theme.density.control - 24) / 2}px 0;
  border: 0;
  background: transparent;
  color: inherit;
  font-size: ${textSize('base')};
  outline: none;

  &::placeholder { color: ${({ theme }) => theme.color.muted}; opacity: 1; }
  &::-webkit-search-cancel-button, &::-webkit-search-decoration { display: none; }
  /* As high as the frame with its border: a finger meets it anywhere. */
  @media (pointer: coarse) { align-self: stretch; margin-block: -1px; }
`;

export const TextArea = styled(AriaTextArea)`
  flex: 1;
  width: 100%;
  min-width: 0;
  padding: 10px 0 8px;
  border: 0;
  background: transparent;
  color: inherit;
  font-size: ${textSize('base')};
  line-height: 1.4;
  outline: none;
  resize: vertical;
  field-sizing: content;
  max-height: 50vh;

  &::placeholder { color: ${({ theme }) => theme.color.muted}; opacity: 1; }
`;

/** Unit after a number: °C, días. */
export const Unit = styled.span`
  flex: none;
  color: ${({ theme }) => theme.color.muted};
  white-space: nowrap;
`;

const helpLook = css`
  margin: 4px 12px 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;
const Help = styled(Text)`${helpLook}`;

const problemLook = css`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  margin: 4px 12px 0;
  color: ${({ theme }) => theme.status.error.text};
  font-size: ${textSize('small')};
  overflow-wrap: anywhere;
  & > svg { flex: none; margin-top: 1px; }
`;

const Problem = styled(FieldError)`${problemLook}`;

/** The line under a field: its error, else its help. */
export function FieldNote({ error, help }: Pick<FieldTexts, 'error' | 'help'>) {
  if (error !== undefined)
    return (
      <Problem>
        <CircleAlert size={14} aria-hidden />
        {error}
      </Problem>
    );
  return help === undefined ? null : <Help slot="description">{help}</Help>;
}

const Line = styled.div<{ $problem: boolean }>`
  ${({ $problem }) => ($problem ? problemLook : helpLook)}
  &:empty { display: none; }
`;

/** As `FieldNote`, for a group of inputs that refer to it by `aria-describedby`. */
export function FieldLine({ id, error, help }: Pick<FieldTexts, 'error' | 'help'> & { readonly id: string }) {
  return (
    <Line id={id} $problem={error !== undefined}>
      {error !== undefined && <CircleAlert size={14} aria-hidden />}
      {error ?? help}
    </Line>
  );
}
