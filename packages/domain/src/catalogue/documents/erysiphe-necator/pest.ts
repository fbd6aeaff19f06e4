import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 20,
  version: 1,
  name: 'Oídio',
  species: 'Erysiphe necator',
  kind: 'fungus',
};
