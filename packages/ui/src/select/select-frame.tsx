import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton, SelectValue } from 'react-aria-components';
import styled from 'styled-components';
import { frameFocus, frameLook } from '../field/field-parts.tsx';
import { ellipsis } from '../theme/mixins.ts';

const Frame = styled(AriaButton)`
  ${frameLook}
  width: 100%;
  cursor: pointer;
  text-align: left;

  & > svg { flex: none; color: ${({ theme }) => theme.color.muted}; }
  [data-invalid] > & { border-color: ${({ theme }) => theme.color.danger}; }
  &[data-hovered] { border-color: ${({ theme }) => theme.color.text}; }
  &&:focus-visible, &&[data-pressed] { ${frameFocus} }
  &[data-disabled] { background: ${({ theme }) => theme.color.sunken}; color: ${({ theme }) => theme.color.muted}; cursor: not-allowed; }
`;

const Value = styled(SelectValue)`
  ${ellipsis}
  flex: 1;
  font-weight: 600;
  &[data-placeholder] { color: ${({ theme }) => theme.color.muted}; font-weight: 400; }
`;

/** The closed face of a select: the chosen words and a chevron. */
export function SelectFrame({ text }: { readonly text: ReactNode }) {
  return (
    <Frame>
      <Value>{text}</Value>
      <ChevronDown size={18} aria-hidden />
    </Frame>
  );
}
