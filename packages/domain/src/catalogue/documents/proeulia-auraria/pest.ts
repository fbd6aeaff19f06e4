import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 5,
  version: 1,
  name: 'Enrollador de los frutales',
  species: 'Proeulia auraria',
  kind: 'insect',
  chip: { days: 7, okUpTo: 0, warningUpTo: 40 },
};
