import type { PestModel } from '../pest-model.ts';
import { ADULT_AT_FIX, PRATIQUE } from './sources.ts';

/** Spodoptera frugiperda. */
export const spodopteraFrugiperda: PestModel = {
  pestId: 14,
  lower: {
    value: 12.6,
    source:
      'Du Plessis et al. 2020 abstract, egg-adult 12.57; Ali et al. 1990 abstract 12.95; Barfield 1978 12.8',
    confidence: 'A',
    origin: 'published',
  },
  upper: {
    value: 30,
    source: 'linear to 30 C, Du Plessis et al. 2020 abstract',
    confidence: 'B',
    origin: 'published',
  },
  method: { value: 'single-sine', source: 'our choice', confidence: 'B', origin: 'ours' },
  cutoff: { value: 'horizontal', source: 'our choice', confidence: 'B', origin: 'ours' },
  generationLength: {
    value: 428,
    source: `36 + egg-adult 391.6 (recalled, Du Plessis 2020); Barfield et al. 1978 405.5 above 12.8 via ${PRATIQUE}`,
    confidence: 'B',
    origin: 'recalled, cross-checked',
  },
  generations: 4,
  firstGeneration: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 36,
      source:
        "'Heat Requirements for the Fall Armyworm ... in Egypt', eajbsa.journals.ekb.eg article 120603, abstract (year not read): egg laying after 4.8 d at 20 C, 2.1 d at 30 C = 35.7 and 36.6 DD above 12.57",
      confidence: 'B',
      origin: 'derived',
    },
    {
      stage: 'larvae',
      value: 72,
      source:
        '36 + egg 35.7 recalled from Du Plessis et al. 2020 (own base 13.01; 37 at base 12.57); cross-check 33-37 (UNL 2019 at 25 C; Egypt at 30 C)',
      confidence: 'B',
      origin: 'recalled, cross-checked',
    },
    {
      stage: 'pupa',
      value: 276,
      source: '72 + larva 204.6 recalled from Du Plessis et al. 2020 (own base 12.12; 195-198 at base 12.57)',
      confidence: 'C',
      origin: 'recalled',
    },
  ],
};
