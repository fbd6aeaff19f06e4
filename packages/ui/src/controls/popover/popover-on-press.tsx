import { useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { latePart, useLatePart } from '../late/late-part.ts';
import type { PopoverProps } from './popover-props.ts';

const part = latePart(async () => (await import('./whole-popover.tsx')).WholePopover);

const PRESSED = { isOpen: true, hasFocus: true } as const;

/**
 * A popover where hundreds may stand in one table: until somebody presses it, each is its button and nothing more.
 * Otherwise as `Popover`.
 */
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
