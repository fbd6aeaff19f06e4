import type { PestScience } from '../../pest-document.ts';

export const science: PestScience = {
  nameIn: { en: 'Carob moth' },
  hosts: ['Juglans regia', 'Prunus dulcis'],
};
