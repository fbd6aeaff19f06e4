import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 10,
  version: 1,
  name: 'Polilla del algarrobo',
  species: 'Ectomyelois ceratoniae',
  kind: 'insect',
  chip: { days: 7, okUpTo: 0, warningUpTo: 40 },
};
