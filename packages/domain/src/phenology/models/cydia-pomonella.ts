import { isoDate } from '../../calendar/iso-date.ts';
import type { PestModel } from '../pest-model.ts';
import { ADULT_AT_FIX, PRATIQUE } from './sources.ts';

/** Cydia pomonella. */
export const cydiaPomonella: PestModel = {
  pestId: 2,
  lower: { value: 10, source: 'UC IPM; Jones, Doerr & Brunner 2008', confidence: 'A', origin: 'published' },
  upper: { value: 31.1, source: 'UC IPM; Jones, Doerr & Brunner 2008', confidence: 'A', origin: 'published' },
  method: { value: 'single-sine', source: 'UC IPM', confidence: 'A', origin: 'published' },
  cutoff: { value: 'horizontal', source: 'UC IPM', confidence: 'A', origin: 'published' },
  generationLength: {
    value: 588.9,
    source: 'second flight 1060 F-DD, UC IPM / MSU (mean egg-egg generation is 621.1 in UC IPM 3340)',
    confidence: 'A',
    origin: 'published',
  },
  generations: 3,
  firstGeneration: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 55.6,
      source: 'UC IPM / MSU, 100 F-DD after biofix (unchanged)',
      confidence: 'A',
      origin: 'published',
    },
    {
      stage: 'larvae',
      value: 122.2,
      source: 'UC IPM / MSU, 220 F-DD after biofix (unchanged)',
      confidence: 'A',
      origin: 'published',
    },
    {
      stage: 'pupa',
      value: 383.9,
      source: `122.2 + larva 261.7 (UC IPM for Apples and Pears, publ. 3340, base 10/31.1; via ${PRATIQUE})`,
      confidence: 'B',
      origin: 'derived',
    },
  ],
  earlierRule: {
    seasonsUpTo: isoDate('2023-01-01'),
    rule: { method: 'simple-average', lower: 10, upper: null, cutoff: 'none' },
    source: 'our choice (specification gives no detail)',
    confidence: 'C',
    origin: 'ours',
  },
};
