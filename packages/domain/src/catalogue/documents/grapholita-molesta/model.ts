import type { ModelDocument } from '../../pest-document.ts';
import { ADULT_AT_FIX, PRATIQUE, PRATIQUE_ES } from '../sources.ts';

export const model: ModelDocument = {
  lower: {
    value: 7.2,
    source: 'Croft et al. 1980 via database; INTA grafogrados',
    sourceEs: `Croft y otros 1980, en ${PRATIQUE_ES}; grafogrados del INTA`,
    confidence: 'A',
    origin: 'published',
  },
  upper: {
    value: 32.2,
    source: 'Croft et al. 1980 via database; INTA grafogrados',
    sourceEs: `Croft y otros 1980, en ${PRATIQUE_ES}; grafogrados del INTA`,
    confidence: 'A',
    origin: 'published',
  },
  method: {
    value: 'single-sine',
    source: 'UC Davis DDU as used by INTA; single sine chosen',
    sourceEs: 'DDU de UC Davis, como la usa el INTA; seno simple por criterio propio',
    confidence: 'B',
    origin: 'ours',
  },
  cutoff: {
    value: 'horizontal',
    source: 'our choice',
    sourceEs: 'criterio propio',
    confidence: 'B',
    origin: 'ours',
  },
  generationLength: {
    value: 535,
    source: `Croft et al. 1980 egg-egg 535 (pupa 212.8); via ${PRATIQUE}`,
    sourceEs: `Croft y otros 1980: de huevo a huevo 535 (pupa 212,8); en ${PRATIQUE_ES}`,
    confidence: 'A',
    origin: 'published (secondary)',
  },
  generations: 5,
  stages: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 27.8,
      source: `Croft, Michels & Rice 1980 pre-oviposition 27.8 (base 7.2/32.2); via ${PRATIQUE}`,
      sourceEs: `Croft, Michels y Rice 1980: preoviposición 27,8 (umbrales 7,2/32,2 °C); en ${PRATIQUE_ES}`,
      confidence: 'A',
      origin: 'published (secondary)',
    },
    {
      stage: 'larvae',
      value: 107.2,
      source: `Croft et al. 1980: 27.8 + egg 79.4; via ${PRATIQUE} (Pest Prophet first hatch 111.7)`,
      sourceEs: `Croft y otros 1980: 27,8 + huevo 79,4; en ${PRATIQUE_ES} (primera eclosión según Pest Prophet: 111,7)`,
      confidence: 'A',
      origin: 'published (secondary)',
    },
    {
      stage: 'pupa',
      value: 322.2,
      source: `Croft et al. 1980: 27.8 + 79.4 + larva 215.0; via ${PRATIQUE}`,
      sourceEs: `Croft y otros 1980: 27,8 + 79,4 + larva 215,0; en ${PRATIQUE_ES}`,
      confidence: 'A',
      origin: 'published (secondary)',
    },
  ],
};
