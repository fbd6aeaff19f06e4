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
  const seen = useRef(hash);
  const settled = useSettled(write(kept), PAUSE_MS);
  useEffect(() => {
    if (!isHere || seen.current === settled) return;
    seen.current = settled;
    setHash(settled);
  }, [isHere, settled, setHash]);
  useEffect(() => {
    if (!isHere || seen.current === hash) return;
    seen.current = hash;
    setKept(read(hash));
  });
  return [kept, setKept] as const;
}
