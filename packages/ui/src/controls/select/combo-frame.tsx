import { ChevronDown } from 'lucide-react';
import { type Ref, useContext } from 'react';
import { Button as AriaButton, ComboBoxStateContext } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { FieldFrame, Input } from '../field/field-parts.tsx';

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
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }
  /* As high as the frame with its border. */
  @media (pointer: coarse) { min-width: ${LAYOUT.touchTarget}px; min-height: ${LAYOUT.touchTarget}px; margin-block: -1px; }
`;

const Typed = styled(Input)`text-overflow: ellipsis;`;

interface ComboFrameProps {
  readonly placeholder: string;
  /** The element below which the list opens. */
  readonly ref: Ref<HTMLDivElement>;
  /** A press on the text opens the list too. */
  readonly opensOnPress?: boolean;
}

/** The list is as wide as the frame: the trigger's width plus the frame's padding. */
export const LIST_WIDTH = { minWidth: 'calc(var(--trigger-width) + 18px)' } as const;

/** The input that finds an option, and the button that opens the list. */
export function ComboFrame({ placeholder, ref, opensOnPress = false }: ComboFrameProps) {
  const state = useContext(ComboBoxStateContext);
  return (
    <FieldFrame ref={ref}>
      <Typed
        placeholder={placeholder}
        {...(opensOnPress ? { onClick: () => state?.open(null, 'manual') } : {})}
      />
      <Opener>
        <ChevronDown size={18} aria-hidden />
      </Opener>
    </FieldFrame>
  );
}
