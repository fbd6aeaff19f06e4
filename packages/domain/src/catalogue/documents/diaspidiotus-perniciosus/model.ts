import type { ModelDocument } from '../../pest-document.ts';
import { ADULT_AT_FIX, PRATIQUE, PRATIQUE_ES } from '../sources.ts';

export const model: ModelDocument = {
  lower: {
    value: 10.6,
    source: 'Jorgensen et al. 1981, UC IPM',
    sourceEs: 'Jorgensen y otros 1981, UC IPM',
    confidence: 'A',
    origin: 'published',
  },
  upper: {
    value: 32.2,
    source: 'Jorgensen et al. 1981, UC IPM',
    sourceEs: 'Jorgensen y otros 1981, UC IPM',
    confidence: 'A',
    origin: 'published',
  },
  method: {
    value: 'single-sine',
    source: 'UC IPM',
    sourceEs: 'UC IPM',
    confidence: 'A',
    origin: 'published',
  },
  cutoff: {
    value: 'vertical',
    source: 'vertical, UC IPM (stone fruit)',
    sourceEs: 'vertical, UC IPM (carozos)',
    confidence: 'A',
    origin: 'published',
  },
  generationLength: {
    value: 583.3,
    source: `Jorgensen et al. 1981; re-read in ${PRATIQUE}`,
    sourceEs: `Jorgensen y otros 1981; releído en ${PRATIQUE_ES}`,
    confidence: 'A',
    origin: 'published',
  },
  generations: 4,
  stages: [
    ADULT_AT_FIX,
    {
      stage: 'larvae',
      value: 225,
      source: 'Rice et al. 1982 via UC IPM, crawlers after first male (unchanged)',
      sourceEs: 'Rice y otros 1982, en UC IPM: ninfas móviles después del primer macho',
      confidence: 'A',
      origin: 'published',
    },
  ],
};
