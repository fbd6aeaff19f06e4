import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components';
import type { DefaultTheme } from 'styled-components';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { FieldButton } from '../field/field-button.ts';
import { Floating } from '../popover/floating.tsx';

/** Height inside a field's frame. */
const inField = ({ theme }: { theme: DefaultTheme }) => `${theme.density.control - 8}px`;

/** A button at the end of a date field, or above its calendar. */
export const Opener = styled(FieldButton)`
  flex: none;
  align-items: center;
  justify-content: center;
  min-width: ${inField};
  min-height: ${inField};
  padding: 0;
  margin: 0 -8px 0 auto;
  &[data-focus-visible] { outline-offset: -2px; }
  &[data-disabled] { opacity: 0.5; cursor: not-allowed; }
  /* As high as the frame with its border. */
  @media (pointer: coarse) { min-width: ${LAYOUT.touchTarget}px; min-height: ${LAYOUT.touchTarget}px; margin-block: -1px; }
`;

const Panel = styled(Dialog)`
  padding: 12px;
  outline: none;
`;

interface CalendarOpenerProps {
  /** Name of the button and of the dialog that it opens. */
  readonly name: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly isDisabled: boolean;
  readonly children: ReactNode;
}

/** The button at the end of a date field and the calendar that it opens. */
export function CalendarOpener({ name, isOpen, onOpenChange, isDisabled, children }: CalendarOpenerProps) {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Opener aria-label={name} isDisabled={isDisabled}>
        <CalendarDays size={18} aria-hidden />
      </Opener>
      <Floating placement="bottom end" style={{ maxWidth: 'calc(100vw - 16px)' }}>
        <Panel aria-label={name}>{children}</Panel>
      </Floating>
    </DialogTrigger>
  );
}
