import { accumulate, dailyDegreeDays, degreeDayRuleFor, isoDate, PEST_MODELS } from '@vigia/domain';
import { describe, expect, test } from 'vitest';
import { expectedCaptures } from './flights.ts';

const season = { name: '2025–26', start: isoDate('2025-05-01'), end: isoDate('2026-04-30') };
const DAYS = 365;
/** A smooth year: coldest in July, warmest in January. */
const curve = (mean: number, swing: number) =>
  Float64Array.from({ length: DAYS }, (_, i) => mean - swing * Math.cos((2 * Math.PI * (i - 75)) / 365));
const extremes = { first: season.start, minimum: curve(7.5, 4), maximum: curve(22, 8) };
const biofix = isoDate('2025-09-24');
const total = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);

describe('expected captures', () => {
  test.each([...PEST_MODELS.keys()].filter((pest) => pest !== 6))(
    'of pest %i begin with the biofix',
    (pest) => {
      const expected = expectedCaptures(pest, season, biofix, extremes);
      expect(total(expected.subarray(0, 146))).toBe(0);
      expect(total(expected)).toBeGreaterThan(10);
      expect(total(expectedCaptures(pest, season, null, extremes))).toBe(0);
      for (const value of expected) expect(value >= 0 && Number.isFinite(value)).toBe(true);
    },
  );

  test('of codling moth peak once in every generation of its own degree-days', () => {
    const expected = expectedCaptures(2, season, biofix, extremes);
    const rule = degreeDayRuleFor(2, season.start)!;
    const daily = dailyDegreeDays({ min: extremes.minimum, max: extremes.maximum }, rule);
    const sinceBiofix = accumulate(daily.map((value, i) => (i < 146 ? 0 : value))).total;
    const peaks = Array.from(expected.keys()).filter(
      (i) =>
        expected[i]! > 0.2 && expected[i]! > (expected[i - 1] ?? 0) && expected[i]! >= (expected[i + 1] ?? 0),
    );
    const { value: generation } = PEST_MODELS.get(2)!.generationLength;
    expect(peaks.length).toBeGreaterThanOrEqual(2);
    for (const [g, day] of peaks.slice(0, 2).entries()) {
      expect(Math.abs(sinceBiofix[day]! / generation - (g + 0.24))).toBeLessThan(0.06);
    }
  });

  test('end before winter', () => {
    expect(total(expectedCaptures(1, season, biofix, extremes).subarray(-5))).toBeLessThan(0.5);
  });

  test('of a pest without a thermal model follow the calendar, those of the fruit fly are none', () => {
    const tortrix = expectedCaptures(5, season, null, extremes);
    expect(total(tortrix)).toBeGreaterThan(60);
    expect(total(tortrix.subarray(0, 140))).toBe(0);
    expect(total(expectedCaptures(6, season, biofix, extremes))).toBe(0);
  });
});
