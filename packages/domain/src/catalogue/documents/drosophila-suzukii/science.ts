import type { PestScience } from '../../pest-document.ts';
import { model } from './model.ts';

export const science: PestScience = {
  nameIn: { en: 'Spotted wing drosophila', pt: 'Drosófila-da-asa-manchada' },
  biofix: [
    {
      type: 'chronofix',
      day: '07-01',
      source: 'our choice',
      sourceEs: 'criterio propio',
      confidence: 'C',
      origin: 'ours',
    },
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
