import type { ReactElement, ReactNode } from 'react';
import { type PopoverProps as AriaPopoverProps, Dialog, DialogTrigger } from 'react-aria-components';
import styled from 'styled-components';
import { Floating } from './floating.tsx';

const Body = styled(Dialog)`
  padding: 12px 16px;
  overflow-wrap: anywhere;
  outline: none;
`;

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** Name of the floating region. */
  readonly label: string;
  readonly placement?: NonNullable<AriaPopoverProps['placement']>;
  readonly children: ReactNode;
}

/** A small floating region with anything in it; Escape or a press outside closes it. */
export function Popover({ trigger, label, placement = 'bottom start', children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <Floating placement={placement}>
        <Body aria-label={label}>{children}</Body>
      </Floating>
    </DialogTrigger>
  );
}
