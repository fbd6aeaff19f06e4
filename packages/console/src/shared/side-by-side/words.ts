import { ALIGNMENT_WORDS, MIRRORED_CAPTURES } from '@vigia/domain/es';
import { room } from '@vigia/ui';

/** Words for other seasons and fields beside those of a chart. */
export const SIDE_BY_SIDE = room('side-by-side', {
  compareWith: 'Comparar con',
  none: 'Nada',
  alone: 'Aún no hay otra temporada ni otro campo con estaciones para esto.',
  openSeasons: 'Ver temporadas',
  alignBy: 'Alinear por',
  alignments: ALIGNMENT_WORDS,
  most: (n: number) => `${n} a la vez como máximo`,
  panel: 'Comparación de temporadas',
  mirrored: MIRRORED_CAPTURES,
  /** After the name of a column that does not lie by calendar. */
  laid: { calendar: undefined, biofix: 'por biofix', 'degree-days': 'a la misma suma' },
  later: (days: number) => `${days} ${days === 1 ? 'día' : 'días'} más tarde`,
  earlier: (days: number) => `${days} ${days === 1 ? 'día' : 'días'} antes`,
  same: 'a la par',
  extremes: { max: (name: string) => `${name}, máxima`, min: (name: string) => `${name}, mínima` },
  notAll: 'No todo lo elegido se pudo cargar.',
  retry: 'Reintentar',
});

export type SideBySideWords = (typeof SIDE_BY_SIDE)['spanish'];
