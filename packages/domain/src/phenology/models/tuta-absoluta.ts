import type { PestModel } from '../pest-model.ts';
import { ADULT_AT_FIX, DDRP } from './sources.ts';

/** Tuta absoluta. */
export const tutaAbsoluta: PestModel = {
  pestId: 11,
  lower: { value: 7.78, source: `${DDRP}: common base 7.78`, confidence: 'A', origin: 'published' },
  upper: { value: 35, source: `${DDRP}`, confidence: 'B', origin: 'published' },
  method: {
    value: 'single-triangle',
    source: `${DDRP}: calctype triangle`,
    confidence: 'A',
    origin: 'published',
  },
  cutoff: {
    value: 'horizontal',
    source: 'horizontal: DDRP function TriDD gives UDT - LDT when tmin >= UDT (Sevacherian et al. 1977)',
    confidence: 'A',
    origin: 'published',
  },
  generationLength: {
    value: 452,
    source: `${DDRP}: 25+75+214+138 (first adults to first adults); the paper's mean generation is 478`,
    confidence: 'A',
    origin: 'published',
  },
  generations: 6,
  firstGeneration: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 25,
      source: `${DDRP}: pre-oviposition 25 (CV 10 %, 3 studies)`,
      confidence: 'A',
      origin: 'published',
    },
    {
      stage: 'larvae',
      value: 100,
      source: `${DDRP}: 25 + egg 75 (CV 18 %, 7 studies)`,
      confidence: 'A',
      origin: 'published',
    },
    {
      stage: 'pupa',
      value: 314,
      source: `${DDRP}: 25 + 75 + larva 214 (CV 10 %, 8 studies)`,
      confidence: 'A',
      origin: 'published',
    },
  ],
};
