import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 6,
  version: 1,
  name: 'Mosca de la fruta',
  species: 'Ceratitis capitata',
  kind: 'insect',
  chip: { days: 7, okUpTo: 0, warningUpTo: 0 },
};
