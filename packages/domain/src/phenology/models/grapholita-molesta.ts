import type { PestModel } from '../pest-model.ts';
import { ADULT_AT_FIX, PRATIQUE } from './sources.ts';

/** Grapholita molesta. */
export const grapholitaMolesta: PestModel = {
  pestId: 3,
  lower: {
    value: 7.2,
    source: 'Croft et al. 1980 via database; INTA grafogrados',
    confidence: 'A',
    origin: 'published',
  },
  upper: {
    value: 32.2,
    source: 'Croft et al. 1980 via database; INTA grafogrados',
    confidence: 'A',
    origin: 'published',
  },
  method: {
    value: 'single-sine',
    source: 'UC Davis DDU as used by INTA; single sine chosen',
    confidence: 'B',
    origin: 'ours',
  },
  cutoff: { value: 'horizontal', source: 'our choice', confidence: 'B', origin: 'ours' },
  generationLength: {
    value: 535,
    source: `Croft et al. 1980 egg-egg 535 (pupa 212.8); via ${PRATIQUE}`,
    confidence: 'A',
    origin: 'published (secondary)',
  },
  generations: 5,
  firstGeneration: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 27.8,
      source: `Croft, Michels & Rice 1980 pre-oviposition 27.8 (base 7.2/32.2); via ${PRATIQUE}`,
      confidence: 'A',
      origin: 'published (secondary)',
    },
    {
      stage: 'larvae',
      value: 107.2,
      source: `Croft et al. 1980: 27.8 + egg 79.4; via ${PRATIQUE} (Pest Prophet first hatch 111.7)`,
      confidence: 'A',
      origin: 'published (secondary)',
    },
    {
      stage: 'pupa',
      value: 322.2,
      source: `Croft et al. 1980: 27.8 + 79.4 + larva 215.0; via ${PRATIQUE}`,
      confidence: 'A',
      origin: 'published (secondary)',
    },
  ],
};
