import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { atRest } from '../at-rest.ts';

/** One per opened console: a visit has one first list. */
const paintedAtom = atom(false);

/**
 * Whether the first list of this visit has been painted and the page has come to rest. What a list asks for of each of
 * its rows waits until then: hundreds of requests would hold back the rows themselves, and whoever wants to search them.
 */
export function useFirstPaint(): boolean {
  const [painted, setPainted] = useAtom(paintedAtom);
  useEffect(() => (painted ? undefined : atRest(() => setPainted(true))), [painted, setPainted]);
  return painted;
}
