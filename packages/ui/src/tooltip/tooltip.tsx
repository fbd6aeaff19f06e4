import { type ReactElement, useState } from 'react';
import { TooltipTrigger } from 'react-aria-components';
import { latePart, useLatePart } from '../late/late-part.ts';

const bubble = latePart(async () => (await import('./tooltip-bubble.tsx')).TooltipBubble);

export interface TooltipProps {
  readonly text: string;
  /** One focusable element (button or link). */
  readonly children: ReactElement;
}

/** A short description on hover and on keyboard focus; never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isWanted, setWanted] = useState(false);
  const Bubble = useLatePart(bubble, isWanted);
  return (
    <TooltipTrigger delay={400} closeDelay={100} onOpenChange={setWanted}>
      {children}
      {Bubble && <Bubble text={text} />}
    </TooltipTrigger>
  );
}
