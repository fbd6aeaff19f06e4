import type { PestScience } from '../../pest-document.ts';
import { model } from './model.ts';

export const science: PestScience = {
  nameIn: { en: 'Corn leafhopper', pt: 'Cigarrinha-do-milho' },
  hosts: ['Zea mays'],
  biofix: [
    {
      type: 'biofix',
      sign: 'crop-emergence',
      source: 'our choice',
      sourceEs: 'criterio propio',
      confidence: 'C',
      origin: 'ours',
    },
  ],
  model,
};
