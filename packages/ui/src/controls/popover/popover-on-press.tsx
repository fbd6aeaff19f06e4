import { useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { latePart, useLatePart } from '../late/late-part.ts';
import type { PopoverProps } from './popover-props.ts';

const part = latePart(async () => (await import('./whole-popover.tsx')).WholePopover);

const PRESSED = { isOpen: true, isByKey: false, hasFocus: true } as const;

/** As `Popover`, for tables with hundreds of them: until it is pressed, each renders only its button. */
export function PopoverOnPress(props: PopoverProps) {
  const [isPressed, setPressed] = useState(false);
  const Whole = useLatePart(part, isPressed);
  if (Whole && isPressed) return <Whole {...props} beginning={PRESSED} />;
  const face = {
    'aria-haspopup': true,
    'aria-expanded': false,
    onPress: () => setPressed(true),
  } as const;
  return <ButtonContext value={face}>{props.trigger}</ButtonContext>;
}
