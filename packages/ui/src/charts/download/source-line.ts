import type { ChartSeries, ChartWindow } from '../chart-series.ts';
import { isForecast, isKnown } from '../provenance.ts';
import { dayOfYear } from '../time-chart/format.ts';

/** `Del 23 ago 2026 al 6 dic 2026` */
export function periodText({ start, end }: ChartWindow): string {
  return `Del ${dayOfYear(start)} al ${dayOfYear(end)}`;
}

/**
 * `Fuente: Vigía · Los Aromos Norte. Datos hasta el 20 nov 2026.`: who measured, and the last day that is known; a forecast
 * is not.
 */
export function sourceLine(source: string, records: readonly ChartSeries[]): string {
  const last = Math.max(...records.map(lastKnown));
  return `Fuente: ${source}.${Number.isFinite(last) ? ` Datos hasta el ${dayOfYear(last)}.` : ''}`;
}

function lastKnown(one: ChartSeries): number {
  const i = one.x.findLastIndex((_, at) => one.kind !== 'band' && isKnown(one, at) && !isForecast(one, at));
  return one.x[i] ?? Number.NEGATIVE_INFINITY;
}
