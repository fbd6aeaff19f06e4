import type { PestScience } from '../../pest-document.ts';
import { model } from './model.ts';

export const science: PestScience = {
  nameIn: { en: 'San José scale', pt: 'Piolho-de-São-José' },
  biofix: [
    {
      type: 'biofix',
      sign: 'first-male',
      source: 'Rice et al. 1982 via UC IPM, crawlers after first male',
      sourceEs: 'Rice y otros 1982, en UC IPM: ninfas móviles después del primer macho',
      confidence: 'A',
      origin: 'published',
    },
  ],
  model,
};
