import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 11,
  version: 1,
  name: 'Polilla del tomate',
  species: 'Tuta absoluta',
  kind: 'insect',
};
