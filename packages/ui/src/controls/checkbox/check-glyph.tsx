import { Check, Minus } from 'lucide-react';
import { styled } from '../../theme/styled.ts';

const Box = styled.span<{ $on: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 18px;
  height: 18px;
  border: 2px solid ${({ theme, $on }) => ($on ? theme.color.primary : theme.color.control)};
  border-radius: 4px;
  background: ${({ theme, $on }) => ($on ? theme.color.primary : theme.color.surface)};
  color: ${({ theme }) => theme.color.onPrimary};
  /* Paper has no backgrounds: the tick is drawn in ink. */
  @media print {
    border-color: ${({ theme }) => theme.color.text};
    background: none;
    color: ${({ theme }) => theme.color.text};
  }
`;

/** The drawn tick box, without meaning of its own: the control around it carries the state. */
export function CheckGlyph({ state }: { readonly state: 'on' | 'off' | 'mixed' }) {
  return (
    <Box $on={state !== 'off'} aria-hidden>
      {state === 'on' && <Check size={14} strokeWidth={3.2} />}
      {state === 'mixed' && <Minus size={14} strokeWidth={3.2} />}
    </Box>
  );
}
