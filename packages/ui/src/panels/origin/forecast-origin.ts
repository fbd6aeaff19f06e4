import { hasForecastValues, MILDEW_FORECAST_DAYS, type SeriesForecast } from '@vigia/domain';
import { NO_FORECAST_WORDS, sourceText } from '../forecast/forecast-note.ts';
import type { OriginEntry } from './origin-list.tsx';

const INDEX = `El índice sigue desde el último día medido, con sus temperaturas por hora y la misma regla. Se muestra hasta ${MILDEW_FORECAST_DAYS} días desde hoy: más allá esas temperaturas son muy inciertas para sumar un índice.`;

/** How the days to come were made of what is told, by kind of panel. */
const MADE = {
  climate: {
    told: 'Máxima y mínima entre sus valores por hora, en la ubicación de las estaciones.',
    normal: 'El rango probable deja fuera el 10 % más bajo y el 10 % más alto.',
  },
  chill: {
    told: 'El frío se sigue sumando desde el último día medido, con sus temperaturas por hora.',
    normal:
      'El frío se sigue sumando desde el último día medido; el rango probable deja fuera el 10 % más bajo y el 10 % más alto.',
  },
  mildew: { told: INDEX, normal: INDEX },
} as const;
const APART = 'No es una medición: no entra en promedios, extremos ni días con datos.';

/** From whom the days to come are, of when, and what was made of it; or why there are none. */
export function forecastEntries(
  forecasts: readonly (SeriesForecast | null | undefined)[] | undefined,
  kind: keyof typeof MADE,
): OriginEntry[] {
  const asked = (forecasts ?? []).filter((one) => one !== null && one !== undefined);
  const texts = asked.filter(hasForecastValues).map((one) => {
    const made = MADE[kind][one.provider === 'climatology' ? 'normal' : 'told'];
    return `${sourceText(one)} ${made}`;
  });
  if (texts.length > 0) return [{ term: 'Pronóstico', text: [...new Set(texts), APART].join(' ') }];
  const reason = asked.find((one) => one.reason !== null)?.reason;
  return reason ? [{ term: 'Pronóstico', text: NO_FORECAST_WORDS[reason] }] : [];
}
