import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '../calendar/durations.ts';
import type { Samples } from './samples.ts';
import { isBadGas, isBadHumidity, isBadPressure, isBadTemperature } from './sensor-faults.ts';

const every = (hours: number, ...values: number[]): Samples => ({
  t: Float64Array.from(values, (_, i) => i * hours * HOUR_MS),
  value: Float64Array.from(values),
});
const flat = (count: number, value: number, step = 1) => every(step, ...Array<number>(count).fill(value));

describe('ranges', () => {
  it.each<[string, (samples: Samples) => boolean, number, number]>([
    ['temperature', isBadTemperature, -30, 55],
    ['humidity', isBadHumidity, 0, 105],
    ['pressure', isBadPressure, -500, 4500],
    ['gas', isBadGas, 100, 13_000_000],
  ])('of %s', (_, isBad, min, max) => {
    expect([min - 0.1, min, max, max + 0.1].map((value) => isBad(every(1, value)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(isBad(every(1))).toBe(false);
    const middle = (min + max) / 2;
    expect(isBad(every(47, max + 1, middle))).toBe(true);
    expect(isBad(every(48, max + 1, middle))).toBe(false);
  });

  it('allow the height of pressure to move with the weather', () => {
    expect(isBadPressure(every(1, 100, 700))).toBe(false);
    expect(isBadPressure(every(1, 701, 100))).toBe(true);
    expect(isBadPressure(every(48, 701, 100))).toBe(false);
  });
});

describe('frozen values', () => {
  it.each([isBadTemperature, isBadHumidity, isBadGas, isBadPressure])('%o', (isBad) => {
    const value = isBad === isBadGas ? 5000 : 20;
    expect(isBad(flat(24, value))).toBe(true);
    expect(isBad(flat(23, value))).toBe(false);
    expect(isBad(flat(12, value, 2.1))).toBe(true);
    expect(isBad(flat(11, value, 2.3))).toBe(false);
    expect(isBad({ ...flat(24, value), value: flat(24, value).value.with(0, value + 1) })).toBe(false);
    expect(isBad({ ...flat(25, value), value: flat(25, value).value.with(0, value + 1) })).toBe(true);
  });

  it('are judged by how often they came alone, not by what came before', () => {
    const lively = Array.from({ length: 30 }, (_, i) => 10 + (i % 7));
    const thenFrozen = (count: number) => every(3, ...lively, ...Array<number>(count).fill(20));
    expect(isBadTemperature(thenFrozen(11))).toBe(false);
    expect(isBadTemperature(thenFrozen(12))).toBe(true);
  });

  it('need not come on the hour', () => {
    expect(isBadTemperature(flat(140, 20, 1 / 6.01))).toBe(true);
    expect(isBadTemperature(flat(138, 20, 1 / 6.01))).toBe(false);
  });

  it('are weather at saturation', () => {
    expect(isBadHumidity(flat(40, 98))).toBe(false);
    expect(isBadHumidity(flat(40, 97.9))).toBe(true);
  });
});
