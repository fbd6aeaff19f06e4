import { HOUR_MS, wallMsOfInstant } from '@vigia/domain';
import { expect, it } from 'vitest';
import { sampleSeries } from './sample-series.ts';

const LOOK = {
  id: 'battery',
  label: 'Batería',
  unit: '%',
  color: 'battery',
  kind: 'line',
  axis: 'left',
  decimals: 0,
} as const;
const START = Date.UTC(2026, 10, 1, 15);

it('draws a silence as a hole and takes the last reading as record', () => {
  const t = [0, 1, 2, 3, 12, 13].map((hours) => START + hours * HOUR_MS);
  const series = sampleSeries({ t, values: [80, 79, null, 78, 70, null] }, LOOK);
  expect(Array.from(series.y)).toEqual([80, 79, Number.NaN, 78, Number.NaN, 70, Number.NaN]);
  expect(series.lastRecord).toEqual({ x: wallMsOfInstant(t[4]!), y: 70 });
});

it('keeps the order of the hour that comes twice when winter time begins', () => {
  // In 2027 clocks in Chile go back on 4 April, 00:00 → 23:00 of the day before.
  const t = Array.from({ length: 8 }, (_, i) => Date.UTC(2027, 3, 4, 1) + (i * HOUR_MS) / 2);
  const { x } = sampleSeries({ t, values: t.map((_, i) => i) }, LOOK);
  for (let i = 1; i < x.length; i++) expect(x[i]!).toBeGreaterThan(x[i - 1]!);
});

it('accepts a device without any reading', () => {
  expect(sampleSeries(null, LOOK).x).toHaveLength(0);
  expect(sampleSeries({ t: [START], values: [null] }, LOOK).lastRecord).toBeUndefined();
});
