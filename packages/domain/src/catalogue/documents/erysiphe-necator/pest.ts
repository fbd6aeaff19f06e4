import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 20,
  name: 'Oídio',
  species: 'Erysiphe necator',
  kind: 'fungus',
};
