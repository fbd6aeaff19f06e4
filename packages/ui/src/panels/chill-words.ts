import { CHILL_MODEL_WORDS } from '@vigia/domain/es';

/** Words of the chill of a season by four models. */
export const CHILL_WORDS = {
  panel: 'Horas Frío',
  title: 'Frío acumulado',
  empty: 'Sin frío acumulado',
  emptyHint:
    'Ninguna estación del campo tiene temperaturas horarias en la temporada. Elija otra temporada o importe mediciones.',
  since: (date: string) => `desde ${date}`,
  models: CHILL_MODEL_WORDS,
};
