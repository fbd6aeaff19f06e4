import type { PestScience } from '../../pest-document.ts';
import { model } from './model.ts';

export const science: PestScience = {
  nameIn: { en: 'Fall armyworm', pt: 'Lagarta-do-cartucho' },
  biofix: [
    {
      type: 'biofix',
      sign: 'first-catch',
      source: 'our choice',
      sourceEs: 'criterio propio',
      confidence: 'C',
      origin: 'ours',
    },
  ],
  model,
};
