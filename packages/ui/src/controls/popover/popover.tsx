import { ButtonContext } from 'react-aria-components';
import { latePart } from '../late/late-part.ts';
import { useLateTrigger } from '../late/late-trigger.ts';
import type { PopoverProps } from './popover-props.ts';

const part = latePart(async () => (await import('./whole-popover.tsx')).WholePopover);

/** A small floating region with any content; Escape or a press outside closes it. */
export function Popover(props: PopoverProps) {
  const { Whole, beginning, face } = useLateTrigger(part);
  if (Whole) return <Whole {...props} beginning={beginning} />;
  return <ButtonContext value={face}>{props.trigger}</ButtonContext>;
}
