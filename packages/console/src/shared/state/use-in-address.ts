import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from './use-filters.ts';
import { useSettled } from './use-settled.ts';

/** The address follows once a slider rests for so long, ms. */
const PAUSE_MS = 300;

/**
 * What a screen keeps in the part of its address after `#`, so that it can be reloaded, shared and gone back to.
 *
 * @param path of the screen
 * @param read what an address says, completed; called again for another address
 * @param write the part of the address after `#`
 */
export function useInAddress<Kept>(
  path: string,
  read: (hash: string) => Kept,
  write: (kept: Kept) => string,
) {
  const { hash, pathname } = useLocation();
  // While another screen is on its way the address is that one's already.
  const isHere = pathname === path;
  const { setHash } = useNavigation();
  const [kept, setKept] = useState(() => read(hash));
  /** What the address said when it was last looked at, and what this screen has in it. */
  const looked = useRef(hash);
  const own = useRef(hash);
  const settled = useSettled(write(kept), PAUSE_MS);
  useEffect(() => {
    if (!isHere || own.current === settled) return;
    own.current = settled;
    setHash(settled);
  }, [isHere, settled, setHash]);
  useEffect(() => {
    // The address follows a moment after it was set: until it says something else it has nothing to tell.
    if (!isHere || looked.current === hash) return;
    looked.current = hash;
    if (own.current === hash) return;
    own.current = hash;
    setKept(read(hash));
  });
  return [kept, setKept] as const;
}
