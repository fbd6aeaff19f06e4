import type { PestHead } from '../../pest-document.ts';

export const pest: PestHead = {
  id: 1,
  version: 1,
  name: 'Polilla del racimo de la vid',
  species: 'Lobesia botrana',
  kind: 'insect',
  traits: { csgCode: true, inferenceSeries: true },
  chip: { days: 7, okUpTo: 0, warningUpTo: 10 },
};
