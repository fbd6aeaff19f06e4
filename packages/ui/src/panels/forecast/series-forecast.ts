import { hasForecastValues, type SeriesForecast } from '@vigia/domain';
import type { ChartSeries } from '../../charts/chart-series.ts';
import { goingOn } from '../going-on.ts';

/**
 * The days to come of a panel's series by name, each null where it could not be asked for; null while they are on their
 * way. A panel that is given none, such as one of a past season, says nothing of them.
 */
export type PanelForecast<Name extends string> = Readonly<
  Partial<Record<Name, SeriesForecast | null>>
> | null;

/** A measured series with its forecast; one that was never measured stays empty, whatever a service forecasts. */
export function withForecast(curve: ChartSeries, forecast: SeriesForecast | null | undefined): ChartSeries {
  if (!forecast || !curve.lastRecord || !hasForecastValues(forecast)) return curve;
  const { series, low, high } = forecast;
  const count = series.values.findLastIndex((value) => value !== null) + 1;
  const known = (values: readonly (number | null)[]) =>
    Float64Array.from({ length: count }, (_, i) => values[i] ?? Number.NaN);
  return goingOn(curve, series.start, { values: known(series.values), low: known(low), high: known(high) });
}
