import type { MildewRisk } from '../mildew/risk.ts';

interface RiskWords {
  /** Name of the class. */
  readonly name: string;
  /** Indices of the class. */
  readonly range: string;
  /** What it means for the vineyard. */
  readonly meaning: string;
}

export const MILDEW_RISK_WORDS: Readonly<Record<MildewRisk, RiskWords>> = {
  none: { name: 'Riesgo bajo', range: '0–30', meaning: 'El hongo no se reproduce.' },
  moderate: {
    name: 'Riesgo medio',
    range: '40–50',
    meaning: 'El hongo se reproduce en un ciclo de unos 15 días.',
  },
  high: {
    name: 'Riesgo alto',
    range: '60–100',
    meaning: 'El hongo se reproduce en un ciclo de unos 5 días.',
  },
};
