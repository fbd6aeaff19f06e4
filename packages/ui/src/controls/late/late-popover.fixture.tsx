import { ButtonContext } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { WholePopover } from '../popover/whole-popover.tsx';
import { type HeldProps, useHeldPart } from './late-line.fixture.ts';
import { useLateTrigger } from './late-trigger.ts';

/** A popover whose part loads when the story says so. */
export function LatePopover(props: HeldProps) {
  const { Whole, beginning, face } = useLateTrigger(useHeldPart(WholePopover, props));
  const trigger = <Button variant="quiet">¿De dónde sale?</Button>;
  if (!Whole) return <ButtonContext value={face}>{trigger}</ButtonContext>;
  return (
    <Whole label="¿De dónde sale?" trigger={trigger} beginning={beginning}>
      Seno simple, umbral inferior 10 °C y superior 30 °C.
    </Whole>
  );
}
