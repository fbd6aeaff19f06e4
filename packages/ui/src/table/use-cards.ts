import { useNarrow } from '../theme/use-narrow.ts';
import { usePrinting } from './grid/use-printing.ts';

/**
 * Whether the rows of a table are cards: on a narrow screen. Paper is as narrow, and has the table with all
 * its columns, as nobody can unfold a card there.
 */
export function useCards(): boolean {
  const isNarrow = useNarrow();
  const isPrinting = usePrinting();
  return isNarrow && !isPrinting;
}
