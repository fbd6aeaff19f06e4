import { DAY_MS, type Forecast, type IsoDate, wallMsOfDay } from '@vigia/domain';
import type { ChartSeries } from '../charts/chart-series.ts';

/** A curve continued by a forecast from `firstDay`: the same series, dashed from there. */
export function goingOn(curve: ChartSeries, firstDay: IsoDate, ahead: Forecast): ChartSeries {
  const from = wallMsOfDay(firstDay);
  const after = curve.x.findIndex((x) => x >= from);
  const count = after < 0 ? curve.x.length : after;
  const last = curve.x[count - 1] ?? from - DAY_MS;
  const apart = Math.max(0, Math.round((from - last) / DAY_MS) - 1);
  const holes = new Float64Array(apart).fill(Number.NaN);
  const days = Float64Array.from({ length: apart + ahead.values.length }, (_, i) => last + (i + 1) * DAY_MS);
  const unknown = new Float64Array(count + apart).fill(Number.NaN);
  const hasSpread = ahead.low.some((value) => Number.isFinite(value));
  return {
    ...curve,
    x: joined(curve.x.subarray(0, count), days),
    y: joined(curve.y.subarray(0, count), holes, ahead.values),
    forecastFrom: from,
    ...(hasSpread && { spread: { low: joined(unknown, ahead.low), high: joined(unknown, ahead.high) } }),
  };
}

function joined(...parts: readonly Float64Array[]): Float64Array {
  return Float64Array.from(parts.flatMap((part) => [...part]));
}
