import type { ModelDocument } from '../../pest-document.ts';
import { ADULT_AT_FIX, WIMAN, WIMAN_ES } from '../sources.ts';

export const model: ModelDocument = {
  lower: {
    value: 7.2,
    source: "7.2 recalled as Wiman's base, not read; Ryan et al. 2016 abstract: 8.1",
    sourceEs: '7,2 °C como base de Wiman, por verificar; Ryan y otros 2016, resumen: 8,1 °C',
    confidence: 'C',
    origin: 'recalled',
  },
  upper: {
    value: 30,
    source: '30; Ryan et al. 2016 abstract: no eclosion above 30.9',
    sourceEs: '30 °C; Ryan y otros 2016, resumen: sin eclosión sobre 30,9 °C',
    confidence: 'B',
    origin: 'published (rounded)',
  },
  method: {
    value: 'single-sine',
    source: 'our choice',
    sourceEs: 'criterio propio',
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
    value: 210,
    source: `${WIMAN}: 10 + 200`,
    sourceEs: `${WIMAN_ES}: 10 + 200`,
    confidence: 'A',
    origin: 'published',
  },
  generations: 8,
  stages: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 10,
      source: `${WIMAN}: oviposition 210 minus adult 200`,
      sourceEs: `${WIMAN_ES}: oviposición 210 menos adulto 200`,
      confidence: 'A',
      origin: 'published',
    },
    {
      stage: 'larvae',
      value: 30.3,
      source: `${WIMAN}: 10 + 20.3`,
      sourceEs: `${WIMAN_ES}: 10 + 20,3`,
      confidence: 'A',
      origin: 'published',
    },
    {
      stage: 'pupa',
      value: 128.1,
      source: `${WIMAN}: 10 + 118.1`,
      sourceEs: `${WIMAN_ES}: 10 + 118,1`,
      confidence: 'A',
      origin: 'published',
    },
  ],
};
