import type { PestScience } from '../../pest-document.ts';
import { model } from './model.ts';

export const science: PestScience = {
  nameIn: { en: 'Tomato leafminer', pt: 'Traça-do-tomateiro' },
  hosts: ['Solanum lycopersicum'],
  biofix: [
    {
      type: 'biofix',
      sign: 'first-sustained-catch',
      source: 'our choice',
      sourceEs: 'criterio propio',
      confidence: 'C',
      origin: 'ours',
    },
  ],
  model,
};
