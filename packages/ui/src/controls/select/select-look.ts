import { Button as AriaButton } from 'react-aria-components';
import { css } from 'styled-components';
import { ellipsis } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { frameDisabled, frameFocus, frameLook } from '../field/field-parts.tsx';

/** The button of a closed select. */
export const SelectButton = styled(AriaButton)`
  ${frameLook}
  width: 100%;
  cursor: pointer;
  text-align: left;

  & > svg { flex: none; color: ${({ theme }) => theme.color.muted}; }
  [data-invalid] > & { border-color: ${({ theme }) => theme.color.danger}; }
  &[data-hovered] { border-color: ${({ theme }) => theme.color.text}; }
  &&:focus-visible, &&[data-pressed] { ${frameFocus} }
  &[data-disabled] { ${frameDisabled} }
`;

/** The chosen text on it. */
export const chosenLook = css`
  ${ellipsis}
  flex: 1;
  font-weight: 600;
  /* On paper nothing can be opened to read the rest. */
  @media print { overflow: visible; white-space: normal; }
  &[data-placeholder] { color: ${({ theme }) => theme.color.muted}; font-weight: 400; }
`;
