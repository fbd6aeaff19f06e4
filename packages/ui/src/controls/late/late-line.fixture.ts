import { type ComponentType, useState } from 'react';
import { makeLatePart } from './late-part.ts';

function lateUntil<Props extends object>(whole: ComponentType<Props>, isBroken: boolean) {
  const line = { open: () => {}, isBroken, requests: 0, come: async () => void (await part.fetch()) };
  const part = makeLatePart(async () => {
    line.requests += 1;
    if (line.isBroken) throw new TypeError('Failed to fetch');
    await new Promise<void>((go) => {
      line.open = go;
    });
    return whole;
  });
  return { line, part };
}

/** The download of a part, held back until a story lets it come. */
export type LateLine = ReturnType<typeof lateUntil>['line'];

export interface HeldProps {
  readonly isBroken?: boolean;
  /** Gets the control of the part's download at once. */
  readonly onLine: (line: LateLine) => void;
}

/** A late part that loads when the story says so. */
export function useHeldPart<Props extends object>(
  whole: ComponentType<Props>,
  { isBroken = false, onLine }: HeldProps,
) {
  const [part] = useState(() => {
    const late = lateUntil(whole, isBroken);
    onLine(late.line);
    return late.part;
  });
  return part;
}
