import type { ModelDocument } from '../../pest-document.ts';
import { ADULT_AT_FIX, PRATIQUE, PRATIQUE_ES } from '../sources.ts';

export const model: ModelDocument = {
  lower: {
    value: 9.3,
    source: 'Ricalde et al. 2012, Pelotas (temperate)',
    sourceEs: 'Ricalde y otros 2012, Pelotas (clima templado)',
    confidence: 'A',
    origin: 'published',
  },
  upper: {
    value: 33,
    source: 'our choice; no development at 35 C (Ricalde 2012), 35.1 in Muniz & Zalom 1997',
    sourceEs: 'criterio propio; sin desarrollo a 35 °C (Ricalde 2012), 35,1 °C en Muñiz y Zalom 1997',
    confidence: 'C',
    origin: 'ours',
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
    value: 400,
    source: '50 + egg-adult 350 (Ricalde et al. 2012)',
    sourceEs: '50 + de huevo a adulto 350 (Ricalde y otros 2012)',
    confidence: 'B',
    origin: 'derived',
  },
  generations: 4,
  stages: [
    ADULT_AT_FIX,
    {
      stage: 'egg',
      value: 50,
      source: `pre-oviposition 68.98 DD above 4.54 C (Muniz & Zalom 1997, via ${PRATIQUE}) = 4.5-3.4 d at 20-25 C = 48-53 DD above 9.3`,
      sourceEs: `preoviposición de 68,98 °C·día sobre 4,54 °C (Muñiz y Zalom 1997, en ${PRATIQUE_ES}) = 4,5–3,4 días a 20–25 °C = 48–53 °C·día sobre 9,3 °C`,
      confidence: 'B',
      origin: 'derived',
    },
    {
      stage: 'larvae',
      value: 89,
      source: `50 + egg 39: mean egg share 11.1 % of three published splits (Muniz & Zalom 1997, Duyck & Quilici 2002, Shoukry & Hafez 1979; via ${PRATIQUE}) of Ricalde's 350`,
      sourceEs: `50 + huevo 39: parte media del huevo, 11,1 %, de tres repartos publicados (Muñiz y Zalom 1997, Duyck y Quilici 2002, Shoukry y Hafez 1979; en ${PRATIQUE_ES}) sobre los 350 de Ricalde`,
      confidence: 'C',
      origin: 'derived',
    },
    {
      stage: 'pupa',
      value: 220,
      source:
        "89 + larva 131: mean larval share 37.3 % of the same three splits (range 32-42 %) of Ricalde's 350",
      sourceEs:
        '89 + larva 131: parte media de la larva, 37,3 %, de los mismos tres repartos (rango 32–42 %) sobre los 350 de Ricalde',
      confidence: 'C',
      origin: 'derived',
    },
  ],
};
