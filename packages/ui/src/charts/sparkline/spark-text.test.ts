import { describe, expect, it } from 'vitest';
import { sparkShape } from './spark-path.ts';
import { type SparkSeries, sparkText } from './spark-text.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 1, 12);

function battery(...values: number[]): SparkSeries {
  return {
    label: 'Batería',
    unit: '%',
    decimals: 0,
    color: 'battery',
    x: Float64Array.from(values, (_, i) => START + i * DAY),
    y: Float64Array.from(values),
  };
}

describe('sparkline', () => {
  it('says last, lowest and highest value, and how many there are', () => {
    expect(sparkText(battery(88, Number.NaN, 61, 64))).toBe(
      'Batería: último 64 % (4 nov 2026), mínimo 61 %, máximo 88 %, de 3 registros desde el 1 nov 2026',
    );
    expect(sparkText(battery(Number.NaN, 64))).toMatch(/último 64 % \(2 nov 2026\).*un solo registro$/);
    expect(sparkText(battery())).toBe('Batería: sin datos');
  });

  it('lifts its line over a hole and keeps it inside the box', () => {
    const { path, last } = sparkShape(battery(10, 20, Number.NaN, 15, 10), 96, 24);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path).not.toContain('NaN');
    expect(last).toEqual({ x: 93, y: 21 });
    for (const [, y] of path.matchAll(/,([\d.]+)/g)) {
      expect(Number(y)).toBeGreaterThanOrEqual(3);
      expect(Number(y)).toBeLessThanOrEqual(21);
    }
  });

  it('draws a flat line in the middle, and nothing without values', () => {
    expect(sparkShape(battery(5, 5), 96, 24).path).toBe('M3.0,12.0L93.0,12.0');
    expect(sparkShape(battery(5), 96, 24).last).toEqual({ x: 48, y: 12 });
    expect(sparkShape(battery(Number.NaN), 96, 24)).toEqual({ path: '', last: null });
  });

  it('works with two hundred thousand points', () => {
    const many = battery(...Array.from({ length: 200 }, (_, i) => i % 7));
    const x = Float64Array.from({ length: 200_000 }, (_, i) => START + i);
    const y = Float64Array.from({ length: 200_000 }, (_, i) => Math.sin(i / 900));
    expect(sparkShape({ ...many, x, y }, 96, 24).path.length).toBeLessThan(1000);
  });
});
