import { lastRecord } from '@vigia/domain';
import type { ChartSeries } from '../chart-series.ts';
import { dayOfYear, figure } from '../time-chart/format.ts';

/**
 * What a sparkline says to who does not see it: `Batería: último 64 % (20 nov 2026), mínimo 61 %, máximo 88 %, de 30
 * registros desde el 22 oct 2026`.
 */
export function sparkText({ label, unit, decimals, x, y }: SparkSeries): string {
  const last = lastRecord({ x, y });
  if (!last) return `${label}: sin datos`;
  const known = y.filter(Number.isFinite);
  const first = x[y.findIndex(Number.isFinite)]!;
  const said = (value: number) => [figure(value, decimals), unit].filter(Boolean).join(' ');
  return [
    `${label}: último ${said(last.y)} (${dayOfYear(last.x)})`,
    `mínimo ${said(known.reduce((a, b) => Math.min(a, b)))}`,
    `máximo ${said(known.reduce((a, b) => Math.max(a, b)))}`,
    known.length === 1
      ? 'un solo registro'
      : `de ${figure(known.length, 0)} registros desde el ${dayOfYear(first)}`,
  ].join(', ');
}

/** A series as far as a sparkline needs it; `x` wall ms ascending, `NaN` in `y` is a hole. */
export type SparkSeries = Pick<ChartSeries, 'label' | 'unit' | 'decimals' | 'color' | 'x' | 'y'>;
