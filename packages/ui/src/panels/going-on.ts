import { DAY_MS, type Forecast, type IsoDate, wallMsOfDay } from '@vigia/domain';
import type { ChartSeries } from '../charts/chart-series.ts';

/** A curve with the days to come after its last record: the same series, dashed from there on. */
export function goingOn(curve: ChartSeries, lastDate: IsoDate, forecast: Forecast): ChartSeries {
  const last = wallMsOfDay(lastDate);
  const known = curve.x.findIndex((x) => x > last);
  const count = known < 0 ? curve.x.length : known;
  const ahead = forecast.values.length;
  const unknown = new Float64Array(count).fill(Number.NaN);
  return {
    ...curve,
    x: joined(
      curve.x.subarray(0, count),
      Float64Array.from({ length: ahead }, (_, i) => last + (i + 1) * DAY_MS),
    ),
    y: joined(curve.y.subarray(0, count), forecast.values),
    forecastFrom: last + DAY_MS,
    spread: { low: joined(unknown, forecast.low), high: joined(unknown, forecast.high) },
  };
}

function joined(a: Float64Array, b: Float64Array): Float64Array {
  const all = new Float64Array(a.length + b.length);
  all.set(a);
  all.set(b, a.length);
  return all;
}
