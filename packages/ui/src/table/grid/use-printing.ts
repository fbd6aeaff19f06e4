import { useOnPaper } from '../../theme/use-on-paper.ts';

/** Whether the page is being printed: the paper is drawn as soon as `beforeprint` was told. */
export const usePrinting = (): boolean => useOnPaper(() => true) ?? false;
