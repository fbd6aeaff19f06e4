import { useState } from 'react';
import { ButtonContext } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { WholePopover } from '../popover/whole-popover.tsx';
import { makeLatePart } from './late-part.ts';
import { useLateTrigger } from './late-trigger.ts';

function lateUntil(isBroken: boolean) {
  const line = { open: () => {}, isBroken, requests: 0, come: () => part.fetch() };
  const part = makeLatePart(async () => {
    line.requests += 1;
    if (line.isBroken) throw new TypeError('Failed to fetch');
    await new Promise<void>((go) => {
      line.open = go;
    });
    return WholePopover;
  });
  return { line, part };
}

export type LateLine = ReturnType<typeof lateUntil>['line'];

interface LatePopoverProps {
  readonly isBroken: boolean;
  /** Gets the control of the part's download at once. */
  readonly onLine: (line: LateLine) => void;
}

/** A popover whose part loads when the story says so. */
export function LatePopover({ isBroken, onLine }: LatePopoverProps) {
  const [part] = useState(() => {
    const late = lateUntil(isBroken);
    onLine(late.line);
    return late.part;
  });
  const { Whole, beginning, face } = useLateTrigger(part);
  const trigger = <Button variant="quiet">¿De dónde sale?</Button>;
  if (!Whole) return <ButtonContext value={face}>{trigger}</ButtonContext>;
  return (
    <Whole label="¿De dónde sale?" trigger={trigger} beginning={beginning}>
      Seno simple, umbral inferior 10 °C y superior 30 °C.
    </Whole>
  );
}
