import type { PestScience } from '../../pest-document.ts';
import { model } from './model.ts';

const HEIT = {
  source: 'Heit, Sione & Aceñolaza 2019, J Plant Prot Res 59:265, abstract (Mendoza)',
  sourceEs: 'Heit, Sione y Aceñolaza 2019, J Plant Prot Res 59:265, resumen (Mendoza)',
  confidence: 'A',
  origin: 'published',
} as const;

export const science: PestScience = {
  nameIn: { en: 'European grapevine moth', pt: 'Traça-da-uva' },
  hosts: ['Vitis vinifera'],
  biofix: [
    {
      type: 'biofix',
      sign: 'first-sustained-catch',
      source: 'Cooper et al. (UC) via Pest Prophet blog: counted from the first sustained catch',
      sourceEs:
        'Cooper y otros (UC), citado en el blog Pest Prophet: se cuenta desde la primera captura sostenida',
      confidence: 'B',
      origin: 'published (secondary)',
    },
    { type: 'chronofix', day: '07-01', ...HEIT },
  ],
  model,
  // A model of its own, counted from 1 July: mean temperature above 7 °C.
  flightModel: {
    rule: { method: 'simple-average', lower: 7, upper: null, cutoff: 'none' },
    flights: [
      { flight: 1, value: 248.79, plusMinus: 4, ...HEIT },
      { flight: 2, value: 860.18, plusMinus: 4.1, ...HEIT },
      { flight: 3, value: 1671.34, plusMinus: 5.8, ...HEIT },
      { flight: 4, value: 2335.64, plusMinus: 4.3, ...HEIT },
    ],
  },
  validIn: [
    {
      place: 'Chile',
      source: 'SAG node/413854 (2015)',
      sourceEs: 'SAG, node/413854 (2015)',
      confidence: 'A',
      origin: 'published',
    },
  ],
};
