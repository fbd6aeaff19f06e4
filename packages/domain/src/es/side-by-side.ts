import type { Alignment } from '../side-by-side/align.ts';

/** How another season is laid over the one shown. */
export const ALIGNMENT_WORDS: Readonly<Record<Alignment, string>> = {
  calendar: 'Calendario',
  biofix: 'Biofix',
  'degree-days': 'Grados día',
};
