import type { ModelDocument } from '../../pest-document.ts';
import { ADULT_AT_FIX, DDRP, DDRP_ES } from '../sources.ts';

export const model: ModelDocument = {
  lower: {
    value: 7.78,
    source: `${DDRP}: common base 7.78`,
    sourceEs: `${DDRP_ES}: base común 7,78 °C`,
    confidence: 'A',
    origin: 'published',
  },
  upper: { value: 35, source: DDRP, sourceEs: DDRP_ES, confidence: 'B', origin: 'published' },
  method: {
    value: 'single-triangle',
    source: `${DDRP}: calctype triangle`,
    sourceEs: `${DDRP_ES}: cálculo por triángulo`,
    confidence: 'A',
    origin: 'published',
  },
  cutoff: {
    value: 'horizontal',
    source: 'horizontal: DDRP function TriDD gives UDT - LDT when tmin >= UDT (Sevacherian et al. 1977)',
    sourceEs:
      'horizontal: la función TriDD de DDRP da el rango completo cuando la mínima supera el umbral superior (Sevacherian y otros 1977)',
    confidence: 'A',
    origin: 'published',
  },
  generationLength: {
    value: 452,
    source: `${DDRP}: 25+75+214+138 (first adults to first adults); the paper's mean generation is 478`,
    sourceEs: `${DDRP_ES}: 25 + 75 + 214 + 138 (de primeros adultos a primeros adultos); la generación media del estudio es 478`,
    confidence: 'A',
    origin: 'published',
  },
  generations: 6,
  emergence: {
    variance: 200,
    firstBeforeMean: 24,
    source: `${DDRP}: emergence normal, mean 25, variance 200, first at 1`,
    sourceEs: `${DDRP_ES}: emergencia normal, promedio 25, varianza 200, primeros a 1`,
    confidence: 'B',
    origin: 'published',
  },
  stages: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 25,
      source: `${DDRP}: pre-oviposition 25 (CV 10 %, 3 studies)`,
      sourceEs: `${DDRP_ES}: preoviposición 25 (CV 10 %, 3 estudios)`,
      confidence: 'A',
      origin: 'published',
    },
    {
      stage: 'larvae',
      value: 100,
      source: `${DDRP}: 25 + egg 75 (CV 18 %, 7 studies)`,
      sourceEs: `${DDRP_ES}: 25 + huevo 75 (CV 18 %, 7 estudios)`,
      confidence: 'A',
      origin: 'published',
    },
    {
      stage: 'pupa',
      value: 314,
      source: `${DDRP}: 25 + 75 + larva 214 (CV 10 %, 8 studies)`,
      sourceEs: `${DDRP_ES}: 25 + 75 + larva 214 (CV 10 %, 8 estudios)`,
      confidence: 'A',
      origin: 'published',
    },
  ],
};
