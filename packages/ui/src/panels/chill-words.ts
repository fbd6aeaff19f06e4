import { CHILL_MODELS, type ChillMetric } from '@vigia/domain';

interface ChillModelWords {
  /** Name of the series. */
  readonly label: string;
  /** Unit after a value. */
  readonly unit: string;
  readonly unitLabel: string;
  /** What the model counts. */
  readonly description: string;
}

const modelWords = (metric: ChillMetric): ChillModelWords => {
  const { label, unit, unitLabel, description } = CHILL_MODELS[metric];
  return { label, unit, unitLabel, description };
};

/** Words of the chill of a season by four models. */
export const CHILL_WORDS = {
  panel: 'Horas Frío',
  title: 'Frío acumulado',
  empty: 'Sin frío acumulado',
  emptyHint:
    'Ninguna estación del campo tiene temperaturas horarias en la temporada. Elija otra temporada o importe mediciones.',
  since: (date: string) => `desde ${date}`,
  models: {
    chill_model_weinberger: modelWords('chill_model_weinberger'),
    chill_model_utah: modelWords('chill_model_utah'),
    chill_model_infruitec: modelWords('chill_model_infruitec'),
    chill_model_dynamic: modelWords('chill_model_dynamic'),
  } satisfies Record<ChillMetric, ChillModelWords>,
};
