import { describe, expect, it } from 'vitest';
import { asReadings, toReadings } from './readings.ts';

describe('readings', () => {
  it('are numbers, with NaN for whatever is missing', () => {
    for (const read of [
      asReadings,
      (values: (number | null | undefined)[]) => toReadings(values, 'hourly'),
    ]) {
      expect(Array.from(read([1, null, undefined, Number.NaN, -2]))).toEqual([
        1,
        Number.NaN,
        Number.NaN,
        Number.NaN,
        -2,
      ]);
      expect(read([])).toHaveLength(0);
    }
  });

  it('are not copied when they are typed already', () => {
    const typed = Float64Array.of(1, Number.NaN);
    expect(asReadings(typed)).toBe(typed);
    expect(toReadings(typed, 'hourly')).toBe(typed);
  });

  it('are refused when infinite, by name and place', () => {
    for (const infinite of [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
      expect(() => toReadings([1, infinite], 'hourly')).toThrow('hourly[1] is infinite');
      expect(() => toReadings(Float64Array.of(infinite), 'daily')).toThrow('daily[0] is infinite');
      expect(asReadings([infinite])[0]).toBe(infinite);
    }
  });
});
