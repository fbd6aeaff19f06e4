import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

/** One per opened console: a visit has one first list. */
const paintedAtom = atom(false);

/**
 * Whether the first list of this visit has been painted. What a list asks for of each of its rows waits until then:
 * hundreds of requests would hold back the rows themselves, and whoever wants to search them.
 */
export function useFirstPaint(): boolean {
  const [painted, setPainted] = useAtom(paintedAtom);
  useEffect(() => {
    if (painted) return;
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, [painted, setPainted]);
  return painted;
}
