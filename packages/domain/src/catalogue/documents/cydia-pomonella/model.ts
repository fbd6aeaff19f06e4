import type { ModelDocument } from '../../pest-document.ts';
import { ADULT_AT_FIX, PRATIQUE, PRATIQUE_ES } from '../sources.ts';

export const model: ModelDocument = {
  lower: {
    value: 10,
    source: 'UC IPM; Jones, Doerr & Brunner 2008',
    sourceEs: 'UC IPM; Jones, Doerr y Brunner 2008',
    confidence: 'A',
    origin: 'published',
  },
  upper: {
    value: 31.1,
    source: 'UC IPM; Jones, Doerr & Brunner 2008',
    sourceEs: 'UC IPM; Jones, Doerr y Brunner 2008',
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
    value: 'horizontal',
    source: 'UC IPM',
    sourceEs: 'UC IPM',
    confidence: 'A',
    origin: 'published',
  },
  generationLength: {
    value: 588.9,
    source: 'second flight 1060 F-DD, UC IPM / MSU (mean egg-egg generation is 621.1 in UC IPM 3340)',
    sourceEs:
      'segundo vuelo a 1060 °F·día, UC IPM / MSU (la generación media de huevo a huevo es 621,1 °C·día en UC IPM 3340)',
    confidence: 'A',
    origin: 'published',
  },
  generations: 3,
  stages: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 55.6,
      source: 'UC IPM / MSU, 100 F-DD after biofix (unchanged)',
      sourceEs: 'UC IPM / MSU, 100 °F·día después del biofix',
      confidence: 'A',
      origin: 'published',
    },
    {
      stage: 'larvae',
      value: 122.2,
      source: 'UC IPM / MSU, 220 F-DD after biofix (unchanged)',
      sourceEs: 'UC IPM / MSU, 220 °F·día después del biofix',
      confidence: 'A',
      origin: 'published',
    },
    {
      stage: 'pupa',
      value: 383.9,
      source: `122.2 + larva 261.7 (UC IPM for Apples and Pears, publ. 3340, base 10/31.1; via ${PRATIQUE})`,
      sourceEs: `122,2 + larva 261,7 (UC IPM para manzanos y perales, publ. 3340, umbrales 10/31,1 °C; en ${PRATIQUE_ES})`,
      confidence: 'B',
      origin: 'derived',
    },
  ],
  earlierRule: {
    seasonsUpTo: '2023-01-01',
    rule: { method: 'simple-average', lower: 10, upper: null, cutoff: 'none' },
    source: 'our choice (specification gives no detail)',
    sourceEs: 'criterio propio',
    confidence: 'C',
    origin: 'ours',
  },
};
