import type { FlightModel } from '../flight-model.ts';

const HEIT = {
  source: 'Heit, Sione & Aceñolaza 2019, J Plant Prot Res 59:265, abstract (Mendoza)',
  sourceEs: 'Heit, Sione y Aceñolaza 2019, J Plant Prot Res 59:265, resumen (Mendoza)',
  confidence: 'A',
  origin: 'published',
} as const;

/** Lobesia botrana by the calendar: mean temperature above 7 °C from 1 July. */
export const lobesiaFlights: FlightModel = {
  pestId: 1,
  rule: { method: 'simple-average', lower: 7, upper: null, cutoff: 'none' },
  flights: [
    { flight: 1, value: 248.79, plusMinus: 4, ...HEIT },
    { flight: 2, value: 860.18, plusMinus: 4.1, ...HEIT },
    { flight: 3, value: 1671.34, plusMinus: 5.8, ...HEIT },
    { flight: 4, value: 2335.64, plusMinus: 4.3, ...HEIT },
  ],
};
