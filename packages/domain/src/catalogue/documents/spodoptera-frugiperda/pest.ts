import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 14,
  version: 1,
  name: 'Gusano cogollero',
  species: 'Spodoptera frugiperda',
  kind: 'insect',
};
