import type { Alignment } from '../side-by-side/align.ts';

/** How another season is laid over the one shown. */
export const ALIGNMENT_WORDS: Readonly<Record<Alignment, string>> = {
  calendar: 'Calendario',
  biofix: 'Biofix',
  'degree-days': 'Grados día',
};

/** Names of the chart of captures with those of other seasons below. */
export const MIRRORED_CAPTURES = {
  byDay: 'Capturas por semana: esta temporada hacia arriba, las otras hacia abajo',
  atSameSum: 'Capturas a la misma suma: esta temporada hacia arriba, las otras hacia abajo',
} as const;
