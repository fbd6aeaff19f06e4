import type { ModelDocument } from '../../pest-document.ts';
import { ADULT_AT_FIX, PRATIQUE, PRATIQUE_ES } from '../sources.ts';

export const model: ModelDocument = {
  lower: {
    value: 10,
    source: 'SAG node/413854 (2015), GDA range 10-30 C; Touzeau 1981 base 10',
    sourceEs: 'SAG, node/413854 (2015), rango GDA 10–30 °C; Touzeau 1981, base 10 °C',
    confidence: 'A',
    origin: 'published',
  },
  upper: {
    value: 30,
    source: 'SAG node/413854 (2015), GDA range 10-30 C (Touzeau 1981 used 34)',
    sourceEs: 'SAG, node/413854 (2015), rango GDA 10–30 °C (Touzeau 1981 usó 34 °C)',
    confidence: 'A',
    origin: 'published',
  },
  method: {
    value: 'single-sine',
    source: "our reading of SAG's 'continuous' accumulation",
    sourceEs: 'nuestra lectura de la acumulación «continua» del SAG',
    confidence: 'B',
    origin: 'ours',
  },
  cutoff: {
    value: 'horizontal',
    source: "our reading of SAG's 10-30 range",
    sourceEs: 'nuestra lectura del rango 10–30 °C del SAG',
    confidence: 'B',
    origin: 'ours',
  },
  generationLength: {
    value: 534,
    source:
      '961 F-DD, 50-86 F, Cooper et al. (UC) via Pest Prophet blog; field check: Heit et al. 2019 peak intervals ~445-670 DD10',
    sourceEs:
      '961 °F·día entre 50 y 86 °F, Cooper y otros (UC), citado en el blog Pest Prophet; contraste en terreno: intervalos entre peaks de 445–670 °C·día sobre 10 °C, Heit y otros 2019',
    confidence: 'B',
    origin: 'published (secondary)',
  },
  generations: 4,
  stages: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 32.6,
      source: `Touzeau 1981 pre-oviposition 28 of 458 DD (base 10), scaled to 534; via ${PRATIQUE}`,
      sourceEs: `Touzeau 1981: preoviposición 28 de 458 °C·día (base 10 °C), escalado a 534; en ${PRATIQUE_ES}`,
      confidence: 'B',
      origin: 'derived',
    },
    {
      stage: 'larvae',
      value: 120.1,
      source: `Touzeau 1981 pre-oviposition 28 + egg 75 of 458 DD (base 10), scaled to 534; Briere & Pracros 1998 proportions give 103; via ${PRATIQUE}`,
      sourceEs: `Touzeau 1981: preoviposición 28 + huevo 75 de 458 °C·día (base 10 °C), escalado a 534; las proporciones de Brière y Pracros 1998 dan 103; en ${PRATIQUE_ES}`,
      confidence: 'B',
      origin: 'derived',
    },
    {
      stage: 'pupa',
      value: 382.4,
      source: `Touzeau 1981 28+75+225 of 458 DD (base 10), scaled to 534; Briere & Pracros 1998 proportions give 384; via ${PRATIQUE}`,
      sourceEs: `Touzeau 1981: 28 + 75 + 225 de 458 °C·día (base 10 °C), escalado a 534; las proporciones de Brière y Pracros 1998 dan 384; en ${PRATIQUE_ES}`,
      confidence: 'B',
      origin: 'derived',
    },
  ],
};
