import { lastRecord } from '@vigia/domain';
import type { ChartSeries, ChartWindow } from '../chart-series.ts';
import { dayOfYear } from '../time-chart/format.ts';

/** `Del 23 ago 2026 al 6 dic 2026` */
export function periodText({ start, end }: ChartWindow): string {
  return `Del ${dayOfYear(start)} al ${dayOfYear(end)}`;
}

/**
 * `Fuente: Vigía · Los Aromos Norte. Datos hasta el 20 nov 2026.`: who measured, and the last day that is known.
 *
 * @param records what was measured, without forecasts
 */
export function sourceLine(source: string, records: readonly ChartSeries[]): string {
  const last = Math.max(...records.map((one) => lastRecord(one)?.x ?? Number.NEGATIVE_INFINITY));
  return `Fuente: ${source}.${Number.isFinite(last) ? ` Datos hasta el ${dayOfYear(last)}.` : ''}`;
}
