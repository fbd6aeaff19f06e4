import { hasForecastValues, type SeriesForecast } from '@vigia/domain';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { goingOn } from '../going-on.ts';

/**
 * Forecasts of a panel's series by name. An entry is null if its request failed; the whole is null while it is
 * loading. A panel without it, such as one of a past season, shows nothing about forecasts.
 */
export type PanelForecast<Name extends string> = Readonly<
  Partial<Record<Name, SeriesForecast | null>>
> | null;

/** A measured series with its forecast; a series without measurements stays empty. */
export function withForecast(curve: ChartSeries, forecast: SeriesForecast | null | undefined): ChartSeries {
  if (!forecast || !curve.lastRecord || !hasForecastValues(forecast)) return curve;
  const { series, low, high } = forecast;
  const count = series.values.findLastIndex((value) => value !== null) + 1;
  const known = (values: readonly (number | null)[]) =>
    Float64Array.from({ length: count }, (_, i) => values[i] ?? Number.NaN);
  return goingOn(curve, series.start, { values: known(series.values), low: known(low), high: known(high) });
}
