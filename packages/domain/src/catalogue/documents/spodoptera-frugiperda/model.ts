import type { ModelDocument } from '../../pest-document.ts';
import { ADULT_AT_FIX, PRATIQUE, PRATIQUE_ES } from '../sources.ts';

export const model: ModelDocument = {
  lower: {
    value: 12.6,
    source:
      'Du Plessis et al. 2020 abstract, egg-adult 12.57; Ali et al. 1990 abstract 12.95; Barfield 1978 12.8',
    sourceEs:
      'Du Plessis y otros 2020, resumen: de huevo a adulto 12,57 °C; Ali y otros 1990, resumen: 12,95 °C; Barfield 1978: 12,8 °C',
    confidence: 'A',
    origin: 'published',
  },
  upper: {
    value: 30,
    source: 'linear to 30 C, Du Plessis et al. 2020 abstract',
    sourceEs: 'lineal hasta 30 °C, Du Plessis y otros 2020, resumen',
    confidence: 'B',
    origin: 'published',
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
    value: 428,
    source: `36 + egg-adult 391.6 (recalled, Du Plessis 2020); Barfield et al. 1978 405.5 above 12.8 via ${PRATIQUE}`,
    sourceEs: `36 + de huevo a adulto 391,6 (Du Plessis 2020, por verificar); Barfield y otros 1978: 405,5 sobre 12,8 °C, en ${PRATIQUE_ES}`,
    confidence: 'B',
    origin: 'recalled, cross-checked',
  },
  generations: 4,
  stages: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 36,
      source:
        "'Heat Requirements for the Fall Armyworm ... in Egypt', eajbsa.journals.ekb.eg article 120603, abstract (year not read): egg laying after 4.8 d at 20 C, 2.1 d at 30 C = 35.7 and 36.6 DD above 12.57",
      sourceEs:
        '«Heat Requirements for the Fall Armyworm ... in Egypt», eajbsa.journals.ekb.eg, artículo 120603, resumen: postura a los 4,8 días a 20 °C y 2,1 días a 30 °C = 35,7 y 36,6 °C·día sobre 12,57 °C',
      confidence: 'B',
      origin: 'derived',
    },
    {
      stage: 'larvae',
      value: 72,
      source:
        '36 + egg 35.7 recalled from Du Plessis et al. 2020 (own base 13.01; 37 at base 12.57); cross-check 33-37 (UNL 2019 at 25 C; Egypt at 30 C)',
      sourceEs:
        '36 + huevo 35,7 (Du Plessis y otros 2020, por verificar; base propia 13,01 °C, 37 con base 12,57 °C); contraste 33–37 (UNL 2019 a 25 °C; Egipto a 30 °C)',
      confidence: 'B',
      origin: 'recalled, cross-checked',
    },
    {
      stage: 'pupa',
      value: 276,
      source: '72 + larva 204.6 recalled from Du Plessis et al. 2020 (own base 12.12; 195-198 at base 12.57)',
      sourceEs:
        '72 + larva 204,6 (Du Plessis y otros 2020, por verificar; base propia 12,12 °C, 195–198 con base 12,57 °C)',
      confidence: 'C',
      origin: 'recalled',
    },
  ],
};
