import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { chillSentences } from './chill.ts';

describe('chill', () => {
  const range = { start: isoDate('2026-05-01'), end: isoDate('2026-08-31') };
  it('is said by model, to two decimals', () => {
    expect(
      chillSentences({
        range,
        models: [
          { metric: 'chill_model_weinberger', accumulated: 523, required: 600 },
          { metric: 'chill_model_utah', accumulated: -12.345 },
          { metric: 'chill_model_infruitec', accumulated: null, required: 5 },
          { metric: 'chill_model_dynamic', accumulated: 40.5, required: 0 },
        ],
        missingDays: 0,
      }),
    ).toEqual([
      'Frío acumulado del 01 may 2026 al 31 ago 2026.',
      'Horas Frío: 523,00 horas, el 87 % de 600 horas requeridas.',
      'Utah: -12,35 unidades de frío.',
      'Utah Positivo: sin datos.',
      'Dynamic: 40,50 porciones de frío.',
    ]);
    expect(chillSentences({ range, models: [], missingDays: 1 })[1]).toBe(
      'Falta 1 día de datos, que no suman frío.',
    );
    expect(chillSentences({ range, models: [], missingDays: 4 })[1]).toBe(
      'Faltan 4 días de datos, que no suman frío.',
    );
  });
});
