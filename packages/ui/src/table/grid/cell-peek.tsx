import { useRef } from 'react';
import { Dialog } from 'react-aria-components';
import { Floating } from '../../controls/popover/floating.tsx';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { TABLE } from '../words.ts';

const Body = styled(Dialog)`
  max-height: 40vh;
  padding: 12px 16px;
  overflow: auto;
  overflow-wrap: anywhere;
  outline: none;
`;

export interface Peek {
  readonly cell: HTMLElement;
  readonly text: string;
}

export interface CellPeekProps {
  readonly peek: Peek;
  readonly onClose: () => void;
}

/** The full text of a cell that is cut off. */
export function CellPeek({ peek, onClose }: CellPeekProps) {
  const words = useWords(TABLE);
  const trigger = useRef<HTMLElement>(peek.cell);
  return (
    <Floating
      isOpen
      triggerRef={trigger}
      placement="bottom start"
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Body aria-label={words.wholeText}>{peek.text}</Body>
    </Floating>
  );
}
