import { BREAKPOINT } from './tokens.ts';
import { useMedia } from './use-media.ts';

/** True while the screen is narrower than `breakpoint` px (800 by default; some pages use 1000). */
export const useNarrow = (breakpoint: number = BREAKPOINT.narrow): boolean =>
  useMedia(`(max-width: ${breakpoint - 0.02}px)`);
