import { ChevronDown } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import styled from 'styled-components';
import { FieldFrame, Input } from '../field/field-parts.tsx';
import { LAYOUT } from '../theme/tokens.ts';

const Opener = styled(AriaButton)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  padding: 6px;
  margin-right: -6px;
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.muted};
  cursor: pointer;
  &[data-disabled] { cursor: not-allowed; }
  @media (pointer: coarse) { min-width: ${LAYOUT.touchTarget}px; min-height: ${LAYOUT.touchTarget}px; }
`;

const Typed = styled(Input)`text-overflow: ellipsis;`;

/** Where one types to find an option, and the button that opens the list. */
export function ComboFrame({ placeholder }: { readonly placeholder: string }) {
  return (
    <FieldFrame>
      <Typed placeholder={placeholder} />
      <Opener>
        <ChevronDown size={18} aria-hidden />
      </Opener>
    </FieldFrame>
  );
}
