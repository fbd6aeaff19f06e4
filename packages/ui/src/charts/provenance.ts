import type { ChartSeries, Provenance } from './chart-series.ts';
import type { ChartSpeech } from './words.ts';

/** Whether the value at `i` is a forecast. */
export function isForecast({ x, forecastFrom, provenance }: ChartSeries, i: number): boolean {
  return provenance?.[i] === 'forecast' || (forecastFrom !== undefined && x[i]! >= forecastFrom);
}

/** Source of the value at `i`. */
export function provenanceAt(series: ChartSeries, i: number): Provenance {
  return isForecast(series, i) ? 'forecast' : (series.provenance?.[i] ?? 'measured');
}

/** Whether the point at `i` has data: a value, or the range of a band. */
export function isKnown({ kind, y, spread }: ChartSeries, i: number): boolean {
  return Number.isFinite(y[i]!) || (kind === 'band' && Number.isFinite(spread?.high[i] ?? Number.NaN));
}

/** Whether any value of the series has a source other than `measured`. */
export function hasProvenance(series: ChartSeries): boolean {
  return series.x.some((_, i) => isKnown(series, i) && provenanceAt(series, i) !== 'measured');
}

/** The likely range at `i`; null when it is unknown, or when it is no wider than the value. */
export function rangeAt({ kind, spread }: ChartSeries, i: number): { low: number; high: number } | null {
  const [low, high] = [spread?.low[i] ?? Number.NaN, spread?.high[i] ?? Number.NaN];
  const isRange = Number.isFinite(low + high) && (low !== high || kind === 'band');
  return isRange ? { low, high } : null;
}

/** Name of the range of a series: its own label, else that of days, else that of a forecast. */
export function spreadText({ spreadLabel, byDay }: ChartSeries, { words }: ChartSpeech): string {
  return spreadLabel ?? (byDay ? words.byDay : words.spread);
}
