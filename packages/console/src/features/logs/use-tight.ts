import { useNarrow } from '@vigia/ui';

/** px; a table beside the menu is tight below. */
const TIGHT_BELOW = 1100;

/** True while there is a table, not cards, and not all of its columns fit beside the menu. */
export function useTight(): boolean {
  const isNarrow = useNarrow();
  return useNarrow(TIGHT_BELOW) && !isNarrow;
}
