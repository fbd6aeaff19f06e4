import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { atRest } from '../at-rest.ts';

/** One per open console: a visit has one first list. */
const paintedAtom = atom(false);

/**
 * Whether the first list of this visit is painted and the browser was idle. Requests about single rows wait for
 * this: hundreds of them would delay the list itself, and a reader who wants to search it.
 */
export function useFirstPaint(): boolean {
  const [painted, setPainted] = useAtom(paintedAtom);
  useEffect(() => (painted ? undefined : atRest(() => setPainted(true))), [painted, setPainted]);
  return painted;
}
