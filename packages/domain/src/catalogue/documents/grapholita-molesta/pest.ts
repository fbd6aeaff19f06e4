import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 3,
  version: 1,
  name: 'Polilla oriental de la fruta',
  species: 'Grapholita molesta',
  kind: 'insect',
  chip: { days: 7, okUpTo: 0, warningUpTo: 40 },
};
