import type { PestScience } from '../../pest-document.ts';
import { model } from './model.ts';

export const science: PestScience = {
  nameIn: { en: 'Oriental fruit moth', pt: 'Mariposa-oriental' },
  biofix: [
    {
      type: 'biofix',
      source: 'MSU, treatments counted from the biofix',
      sourceEs: 'MSU, tratamientos contados desde el biofix',
      confidence: 'B',
      origin: 'published',
    },
  ],
  model,
};
