import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 2,
  version: 1,
  name: 'Carpocapsa',
  species: 'Cydia pomonella',
  kind: 'insect',
  chip: { days: 7, okUpTo: 0, warningUpTo: 40 },
};
