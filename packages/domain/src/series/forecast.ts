import type { ColumnarSeries } from './daily.ts';

/** Who issued the forecast: a weather service, or the stations' own past years on the same days. */
export const FORECAST_PROVIDERS = ['open-meteo', 'stormglass', 'climatology'] as const;
export type ForecastProvider = (typeof FORECAST_PROVIDERS)[number];

/**
 * Why there is no forecast: the stations measured nothing yet, their last data is too old to go on from, there are
 * too few past years to take a spread from, or only a weather service can forecast it and none did of late.
 */
export const NO_FORECAST_REASONS = ['no_record', 'stale_record', 'too_few_years', 'not_told'] as const;
export type NoForecastReason = (typeof NO_FORECAST_REASONS)[number];

/** The forecast of a series, in its unit, kept apart from what was measured. */
export interface SeriesForecast {
  readonly series: ColumnarSeries;
  /** Two of ten courses lie outside of these; null where no spread is known. */
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
  /** Null without a forecast; `reason` then says why. */
  readonly provider: ForecastProvider | null;
  readonly reason: NoForecastReason | null;
  /** When the weather service issued it, ISO 8601 in UTC. */
  readonly issuedAt: string | null;
  /** Past years behind it. */
  readonly years: number | null;
}

/** Whether any forecast day has a value. */
export const hasForecastValues = ({ series }: SeriesForecast): boolean =>
  series.values.some((value) => value !== null);
