import { DAY_MS, dayOfWallMs } from '@vigia/domain';
import { maskHasDay, type WeekdayMask } from '@vigia/domain/captures';
import type { ChartSeries, LastRecord } from '../../charts/chart-series.ts';

/**
 * A daily series reduced to the weekdays on which counts close. Each count covers the days from the one after
 * the previous closing day.
 */
export function closingSeries(series: ChartSeries, mask: WeekdayMask): ChartSeries {
  const { x, y } = series;
  const closing = Array.from(x.keys()).filter((i) => maskHasDay(mask, dayOfWallMs(x[i]!)));
  const dates = Float64Array.from(closing, (i) => x[i]!);
  return {
    ...series,
    x: dates,
    y: Float64Array.from(closing, (i) => y[i]!),
    since: dates.map((day) => firstDay(day, mask)),
  };
}

/** Wall ms of the first day of the span that ends on `closing`. */
function firstDay(closing: number, mask: WeekdayMask): number {
  let first = closing;
  while (!maskHasDay(mask, dayOfWallMs(first - DAY_MS))) first -= DAY_MS;
  return first;
}

/**
 * Sets the last record of counts: the last complete span, with the one before it; `running` is the count so far
 * of the incomplete span. If no span is complete yet, the incomplete one is the last record.
 *
 * @param today wall ms; undefined for a season that is over
 * @param note name of the incomplete span: 'semana en curso'
 */
export function withClosedRecord(series: ChartSeries, today: number | undefined, note: string): ChartSeries {
  const { x, y } = series;
  const last = y.findLastIndex(Number.isFinite);
  if (last < 0) return series;
  const isRunning = today !== undefined && x[last]! > today;
  const running: LastRecord | undefined = isRunning ? { x: today, y: y[last]!, note } : undefined;
  const closed = isRunning ? y.findLastIndex((value, i) => i < last && Number.isFinite(value)) : last;
  if (closed < 0) return { ...series, ...(running && { lastRecord: running }) };
  const before = y[closed - 1];
  const lastRecord: LastRecord = {
    x: x[closed]!,
    y: y[closed]!,
    ...(before !== undefined && Number.isFinite(before) && { before }),
  };
  return { ...series, lastRecord, ...(running && { running }) };
}

/**
 * The incomplete span closes on a future day: its count so far is moved to today, so that counts are never
 * drawn in the forecast zone.
 */
export function drawnUntilToday(series: ChartSeries, today: number | undefined): ChartSeries {
  const { x, y, since, provenance } = series;
  const open = today === undefined ? -1 : x.findIndex((day) => day > today);
  if (today === undefined || open < 0) return series;
  const isCounted = Number.isFinite(y[open]!);
  const count = isCounted ? open + 1 : open;
  const dates = x.slice(0, count);
  if (isCounted) dates[open] = today;
  return {
    ...series,
    x: dates,
    y: y.slice(0, count),
    ...(since && { since: since.slice(0, count) }),
    ...(provenance && { provenance: provenance.slice(0, count) }),
  };
}
