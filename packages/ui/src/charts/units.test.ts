import { expect, it } from 'vitest';
import type { ChartSeries } from './chart-series.ts';
import { bandsInUnits, inUnits, seriesInUnits } from './units.ts';

const series = (unit: string): ChartSeries => ({
  id: 'a',
  label: 'A',
  unit,
  color: 'max',
  kind: 'line',
  axis: 'left',
  decimals: 1,
  x: Float64Array.of(1, 2),
  y: Float64Array.of(10, Number.NaN),
  spread: { low: Float64Array.of(0, 0), high: Float64Array.of(20, 20) },
  lastRecord: { x: 1, y: 10 },
});

it('converts degrees, sums of degrees and rain to imperial units', () => {
  expect(inUnits(-40, '°C', 'imperial')).toEqual({ value: -40, unit: '°F' });
  expect(inUnits(100, '°C·día', 'imperial')).toEqual({ value: 180, unit: '°F·día' });
  expect(inUnits(25.4, 'mm', 'imperial')).toEqual({ value: 1, unit: 'in' });
  expect(inUnits(50, '%', 'imperial')).toEqual({ value: 50, unit: '%' });
});

it('converts a whole series, and leaves what has no other unit', () => {
  const [warm] = seriesInUnits([series('°C')], 'imperial');
  expect(warm).toMatchObject({ unit: '°F', lastRecord: { y: 50 } });
  expect([...warm!.y]).toEqual([50, Number.NaN]);
  expect([...warm!.spread!.high]).toEqual([68, 68]);
  const same = [series('adultos')];
  expect(seriesInUnits(same, 'imperial')[0]).toBe(same[0]);
  expect(seriesInUnits(same, 'metric')).toBe(same);
});

it('moves bands with their axis', () => {
  const band = { id: 'b', from: 10, to: Number.POSITIVE_INFINITY, label: '', color: 'ok' } as const;
  expect(bandsInUnits([band], '°C·día', 'imperial')).toEqual([{ ...band, from: 18 }]);
});
