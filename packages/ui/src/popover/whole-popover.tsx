import { ButtonContext, Dialog, DialogTrigger } from 'react-aria-components';
import styled from 'styled-components';
import { type Beginning, useOpening } from '../late/late-trigger.ts';
import { Floating } from './floating.tsx';
import type { PopoverProps } from './popover-props.ts';

const Body = styled(Dialog)`
  padding: 12px 16px;
  overflow-wrap: anywhere;
  outline: none;
`;

interface WholePopoverProps extends PopoverProps {
  readonly beginning: Beginning;
}

/** The button of a popover with what it opens. */
export function WholePopover(props: WholePopoverProps) {
  const { trigger, label, placement = 'bottom start', children, beginning } = props;
  return (
    <DialogTrigger {...useOpening(beginning)}>
      <ButtonContext value={{ autoFocus: beginning.hasFocus }}>{trigger}</ButtonContext>
      <Floating placement={placement}>
        <Body aria-label={label}>{children}</Body>
      </Floating>
    </DialogTrigger>
  );
}
