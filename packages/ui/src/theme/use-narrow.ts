import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINT } from './tokens.ts';

const onServer = () => false;

/** True while the screen is narrower than `breakpoint` px (800 by default; some pages use 1000). */
export function useNarrow(breakpoint: number = BREAKPOINT.narrow): boolean {
  const query = `(max-width: ${breakpoint - 0.02}px)`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer);
}
