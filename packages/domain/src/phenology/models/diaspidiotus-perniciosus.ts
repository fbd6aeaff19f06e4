import type { PestModel } from '../pest-model.ts';
import { ADULT_AT_FIX, PRATIQUE } from './sources.ts';

/** Diaspidiotus perniciosus. */
export const diaspidiotusPerniciosus: PestModel = {
  pestId: 4,
  lower: { value: 10.6, source: 'Jorgensen et al. 1981, UC IPM', confidence: 'A', origin: 'published' },
  upper: { value: 32.2, source: 'Jorgensen et al. 1981, UC IPM', confidence: 'A', origin: 'published' },
  method: { value: 'single-sine', source: 'UC IPM', confidence: 'A', origin: 'published' },
  cutoff: {
    value: 'vertical',
    source: 'vertical, UC IPM (stone fruit)',
    confidence: 'A',
    origin: 'published',
  },
  generationLength: {
    value: 583.3,
    source: `Jorgensen et al. 1981; re-read in ${PRATIQUE}`,
    confidence: 'A',
    origin: 'published',
  },
  generations: 4,
  firstGeneration: [
    ADULT_AT_FIX,
    {
      stage: 'larvae',
      value: 225,
      source: 'Rice et al. 1982 via UC IPM, crawlers after first male (unchanged)',
      confidence: 'A',
      origin: 'published',
    },
  ],
};
