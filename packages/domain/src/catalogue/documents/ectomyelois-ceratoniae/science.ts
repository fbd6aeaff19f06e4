import type { PestScience } from '../../pest-document.ts';

export const science: PestScience = {
  version: 1,
  nameIn: { en: 'Carob moth' },
  hosts: ['Juglans regia', 'Prunus dulcis'],
};
