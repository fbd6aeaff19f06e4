import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 13,
  version: 1,
  name: 'Chicharrita del maíz',
  species: 'Dalbulus maidis',
  kind: 'insect',
  chip: { days: 7, okUpTo: 0, warningUpTo: 20 },
};
