import { useMedia } from '../../theme/use-media.ts';
import { useOnPaper } from '../../theme/use-on-paper.ts';

/**
 * Whether the page is being printed, from `beforeprint` on. Firefox prints a copy of the page, and the page
 * itself never matches `print`; where only that is emulated nothing is told.
 */
export function usePrinting(): boolean {
  const isPrinted = useOnPaper(() => true) ?? false;
  const isPaper = useMedia('print');
  return isPrinted || isPaper;
}
