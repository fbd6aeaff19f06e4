import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 4,
  version: 1,
  name: 'Escama de San José',
  species: 'Diaspidiotus perniciosus',
  kind: 'insect',
};
