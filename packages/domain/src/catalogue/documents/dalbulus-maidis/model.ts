import type { ModelDocument } from '../../pest-document.ts';
import { ADULT_AT_FIX } from '../sources.ts';

export const model: ModelDocument = {
  lower: {
    value: 12,
    source:
      'our choice; D. maidis nymph two-point estimate 8.6 (CIMMYT MaizeDoctor), relatives on maize 12.9-14.0 (Cicadulina mbila, C. bipunctata), Graminella 12-15',
    sourceEs:
      'criterio propio; estimación de dos puntos para la ninfa 8,6 °C (CIMMYT MaizeDoctor), parientes del maíz 12,9–14,0 °C (Cicadulina mbila, C. bipunctata), Graminella 12–15 °C',
    confidence: 'C',
    origin: 'ours',
  },
  upper: {
    value: 32,
    source: 'our choice; Waquil tested to 32 C, shortest egg at 26-29',
    sourceEs: 'criterio propio; Waquil probó hasta 32 °C, el huevo más corto fue a 26–29 °C',
    confidence: 'C',
    origin: 'ours',
  },
  method: {
    value: 'simple-average-clamped',
    source: 'our choice',
    sourceEs: 'criterio propio',
    confidence: 'C',
    origin: 'ours',
  },
  cutoff: {
    value: 'horizontal',
    source: 'our choice',
    sourceEs: 'criterio propio',
    confidence: 'C',
    origin: 'ours',
  },
  generationLength: {
    value: 453,
    source: '72 + egg-adult 26.3 d x (26.5 - 12) = 381, Waquil et al. 1999 abstract',
    sourceEs: '72 + de huevo a adulto 26,3 días × (26,5 − 12) = 381, Waquil y otros 1999, resumen',
    confidence: 'C',
    origin: 'derived',
  },
  generations: 5,
  stages: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 72,
      source:
        'our choice; bracketed 54-94 by Cicadulina bipunctata (Tokuda & Matsumura 2005: 39.5 above 15.9) and C. b. zeae (5.9 d at 24-32 C)',
      sourceEs:
        'criterio propio, entre 54 y 94 según Cicadulina bipunctata (Tokuda y Matsumura 2005: 39,5 sobre 15,9 °C) y C. b. zeae (5,9 días a 24–32 °C)',
      confidence: 'C',
      origin: 'ours',
    },
    {
      stage: 'larvae',
      value: 225,
      source: '72 + egg 153 = (26.3 - 15.7 d) x (26.5 - 12), Waquil et al. 1999 abstract',
      sourceEs: '72 + huevo 153 = (26,3 − 15,7 días) × (26,5 − 12), Waquil y otros 1999, resumen',
      confidence: 'C',
      origin: 'derived',
    },
  ],
  stageNames: { larvae: 'nymph' },
};
