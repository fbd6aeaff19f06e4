import {
  type ForecastProvider,
  hasForecastValues,
  MILDEW_FORECAST_DAYS,
  type NoForecastReason,
  type SeriesForecast,
  wallMsOfInstant,
} from '@vigia/domain';
import { figuresIn } from '../../words/figures.ts';
import type { PanelForecast } from './series-forecast.ts';

/** What stands under a chart about the days after today. */
export interface ForecastNote {
  readonly text: string;
  /** They are empty. */
  readonly isMissing: boolean;
}

/** Of charts of mildew: why their days to come end before the window does. */
export const MILDEW_LIMIT = `Hasta ${MILDEW_FORECAST_DAYS} días desde hoy; después es muy incierto para un índice.`;

export const SERVICE_NAMES: Readonly<Record<Exclude<ForecastProvider, 'climatology'>, string>> = {
  'open-meteo': 'Open-Meteo',
  stormglass: 'Stormglass',
};

export const FORECAST_WORDS = {
  awaited: 'Consultando el pronóstico…',
  unanswered: 'Sin pronóstico: el servidor no lo entregó.',
  untold: (service: string) => `Sin pronóstico: ${service} no informa este dato.`,
  told: (service: string, time: string) => `Pronóstico de ${service}, consultado el ${time}.`,
  normal: (years: number) =>
    `Pronóstico: promedio de los mismos días en ${years} años anteriores de las estaciones, con su rango probable.`,
} as const;

export const NO_FORECAST_WORDS: Readonly<Record<NoForecastReason, string>> = {
  no_record: 'Sin pronóstico: las estaciones aún no tienen mediciones.',
  stale_record: 'Sin pronóstico: la última medición tiene más de 3 días.',
  too_few_years:
    'Sin pronóstico: no hay servicio meteorológico al día ni dos años anteriores de mediciones con que estimarlo.',
  not_told:
    'Sin pronóstico para este índice: ningún servicio meteorológico informó temperaturas por hora en las últimas 24 horas.',
};

/**
 * The note of a chart of some series; null where nothing is to be said.
 *
 * @param limit said beside who tells them: how far they reach
 */
export function forecastNote<Name extends string>(
  forecast: PanelForecast<Name> | undefined,
  names: readonly Name[],
  limit = '',
): ForecastNote | null {
  if (forecast === undefined) return null;
  if (forecast === null) return { text: FORECAST_WORDS.awaited, isMissing: false };
  const all = names.flatMap((name) => (forecast[name] === undefined ? [] : [forecast[name] ?? null]));
  if (all.length === 0) return null;
  const known = all.find((one) => one !== null && hasForecastValues(one));
  if (known) return { text: `${sourceText(known)} ${limit}`.trim(), isMissing: false };
  const [first] = all.filter((one) => one !== null);
  return { text: first ? missingText(first) : FORECAST_WORDS.unanswered, isMissing: true };
}

/** Who tells a forecast, and since when. */
export function sourceText({ provider, toldAt, years }: SeriesForecast): string {
  if (provider === null || provider === 'climatology') return FORECAST_WORDS.normal(years ?? 0);
  return FORECAST_WORDS.told(SERVICE_NAMES[provider], timeText(toldAt));
}

function missingText({ reason, provider }: SeriesForecast): string {
  if (reason !== null) return NO_FORECAST_WORDS[reason];
  if (provider === null || provider === 'climatology') return FORECAST_WORDS.unanswered;
  return FORECAST_WORDS.untold(SERVICE_NAMES[provider]);
}

/** `21 nov 2026, 14:00`, in Chile. */
function timeText(toldAt: string | null): string {
  const wall = wallMsOfInstant(Date.parse(toldAt ?? ''));
  return `${figuresIn('es').dayOfYear(wall)}, ${new Date(wall).toISOString().slice(11, 16)}`;
}
