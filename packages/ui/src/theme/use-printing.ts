import { useMedia } from './use-media.ts';

/** True while the page is being printed: it is light then, and charts have the width of paper. */
export const usePrinting = (): boolean => useMedia('print');

/** Width of a chart on paper, px: A4 upright without its margins. */
export const PRINT_WIDTH = 680;
