import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 12,
  version: 1,
  name: 'Drosófila de alas manchadas',
  species: 'Drosophila suzukii',
  kind: 'insect',
  chip: { days: 7, okUpTo: 0, warningUpTo: 10 },
};
