import { lastRecord } from '@vigia/domain';
import type { ChartSeries } from '../chart-series.ts';
import { type ChartSpeech, SPANISH_CHARTS } from '../words.ts';

/**
 * A sparkline as text for screen readers: `Batería: último 64 % (20 nov 2026), mínimo 61 %, máximo 88 %, de 30
 * registros desde el 22 oct 2026`.
 */
export function sparkText(
  { label, unit, decimals, x, y }: SparkSeries,
  { words, figures }: ChartSpeech = SPANISH_CHARTS,
): string {
  const { spark } = words;
  const last = lastRecord({ x, y });
  if (!last) return spark.none(label);
  const known = y.filter(Number.isFinite);
  const first = x[y.findIndex(Number.isFinite)]!;
  const textOf = (value: number) => [figures.number(value, decimals), unit].filter(Boolean).join(' ');
  return [
    `${label}: ${spark.last(textOf(last.y), figures.dayOfYear(last.x))}`,
    spark.least(textOf(known.reduce((a, b) => Math.min(a, b)))),
    spark.most(textOf(known.reduce((a, b) => Math.max(a, b)))),
    known.length === 1
      ? spark.single
      : spark.records(figures.number(known.length, 0), figures.dayOfYear(first)),
  ].join(', ');
}

/** The part of a series that a sparkline needs; `x` wall ms ascending, `NaN` in `y` is a hole. */
export type SparkSeries = Pick<ChartSeries, 'label' | 'unit' | 'decimals' | 'color' | 'x' | 'y'>;
