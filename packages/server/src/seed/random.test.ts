import { describe, expect, test } from 'vitest';
import { randomFor } from './random.ts';

const draw = (count: number, one: () => number): number[] => Array.from({ length: count }, one);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('streams of numbers', () => {
  test('the same name gives the same stream, on every machine', () => {
    const random = randomFor('weather/maule');
    const first = draw(4, random.next);
    expect(first).toEqual(draw(4, randomFor('weather/maule').next));
    expect(first).not.toEqual(draw(4, randomFor('weather/maipo').next));
    // Recorded values: another result would change the history of every demo farm.
    expect(first.map((value) => value.toFixed(6))).toEqual(['0.182408', '0.644165', '0.283651', '0.320675']);
  });

  test('are spread as they say', () => {
    const random = randomFor('distributions');
    expect(mean(draw(20_000, random.next))).toBeCloseTo(0.5, 1);
    const normal = draw(20_000, random.normal);
    expect(mean(normal)).toBeCloseTo(0, 1);
    expect(mean(normal.map((value) => value ** 2))).toBeCloseTo(1, 1);
    expect(Math.abs(mean(draw(20_000, () => random.poisson(2.5))) - 2.5)).toBeLessThan(0.06);
    expect(Math.abs(mean(draw(20_000, () => random.exponential(3))) - 3)).toBeLessThan(0.1);
    const dice = draw(600, () => random.integer(1, 6));
    expect(new Set(dice)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(random.poisson(0)).toBe(0);
  });
});
