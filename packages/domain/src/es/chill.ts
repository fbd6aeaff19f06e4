import type { ChillMetric } from '../chill/models.ts';

export interface ChillModelWords {
  /** Name of the series. */
  readonly label: string;
  /** Unit after a value. */
  readonly unit: string;
  readonly unitLabel: string;
  /** What the model counts, one sentence for growers. */
  readonly description: string;
}

export const CHILL_MODEL_WORDS: Readonly<Record<ChillMetric, ChillModelWords>> = {
  chill_model_weinberger: {
    label: 'Horas Frío',
    unit: 'h',
    unitLabel: 'horas',
    description: 'Cuenta las horas con temperatura bajo 7 °C.',
  },
  chill_model_utah: {
    label: 'Utah',
    unit: 'UF',
    unitLabel: 'unidades de frío',
    description: 'Pondera cada hora según su temperatura: suma entre 1,5 y 12,4 °C y resta sobre 16 °C.',
  },
  chill_model_infruitec: {
    label: 'Utah Positivo',
    unit: 'UF',
    unitLabel: 'unidades de frío',
    description: 'Unidades Utah sumadas por día: un día que termina bajo cero cuenta como cero.',
  },
  chill_model_dynamic: {
    label: 'Dynamic',
    unit: 'PF',
    unitLabel: 'porciones de frío',
    description:
      'El frío forma un producto que el calor puede destruir; al completarse queda fijo como una porción de frío.',
  },
};
