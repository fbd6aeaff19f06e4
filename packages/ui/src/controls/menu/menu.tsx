import { ButtonContext } from 'react-aria-components';
import { latePart } from '../late/late-part.ts';
import { useLateTrigger } from '../late/late-trigger.ts';
import type { MenuProps } from './menu-props.ts';

const part = latePart(async () => (await import('./whole-menu.tsx')).WholeMenu);

/** Actions on one thing behind one button; arrows, letters and Escape work as in any menu. */
export function Menu(props: MenuProps) {
  const { Whole, beginning, face } = useLateTrigger(part);
  if (Whole) return <Whole {...props} beginning={beginning} />;
  return <ButtonContext value={face}>{props.trigger}</ButtonContext>;
}
