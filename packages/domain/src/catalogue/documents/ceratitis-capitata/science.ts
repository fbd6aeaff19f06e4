import type { PestScience } from '../../pest-document.ts';
import { model } from './model.ts';

export const science: PestScience = {
  nameIn: { en: 'Mediterranean fruit fly', pt: 'Mosca-do-mediterrâneo' },
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
