import { useId } from 'react';
import { ButtonContext, DialogTrigger } from 'react-aria-components';
import { styled } from '../../theme/styled.ts';
import { type Beginning, useKeptFocus, useOpening } from '../late/late-trigger.ts';
import { Floating } from './floating.tsx';
import type { PopoverProps } from './popover-props.ts';

const Body = styled.div`
  padding: 12px 16px;
  overflow-wrap: anywhere;
`;

interface WholePopoverProps extends PopoverProps {
  readonly beginning: Beginning;
}

/** A popover with its button. */
export function WholePopover(props: WholePopoverProps) {
  const { trigger, label, placement = 'bottom start', children, beginning } = props;
  const nameId = useId();
  const { isOpen, onOpenChange } = useOpening(beginning);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <ButtonContext value={{ ref: useKeptFocus(beginning) }}>{trigger}</ButtonContext>
      {/* The box itself is the dialog, so that the hidden close buttons for screen readers are inside it. */}
      <Floating placement={placement} aria-labelledby={nameId}>
        <Body>
          <span id={nameId} hidden>
            {label}
          </span>
          {children}
        </Body>
      </Floating>
    </DialogTrigger>
  );
}
