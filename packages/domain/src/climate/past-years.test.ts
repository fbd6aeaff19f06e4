import { describe, expect, test } from 'vitest';
import { daysBetween, isoDate } from '../calendar/iso-date.ts';
import { pastWindows, sameDayOfYear, spreadOfYears } from './past-years.ts';

const target = { start: isoDate('2026-11-21'), end: isoDate('2026-12-06') };

test('past years are looked at on the same days and around them, newest first', () => {
  const windows = pastWindows(target, isoDate('2024-06-01'));
  expect(windows.map(({ year, range }) => [year, range.start])).toEqual([
    [2025, '2025-11-15'],
    [2025, '2025-11-18'],
    [2025, '2025-11-21'],
    [2025, '2025-11-24'],
    [2025, '2025-11-27'],
    [2024, '2024-11-15'],
    [2024, '2024-11-18'],
    [2024, '2024-11-21'],
    [2024, '2024-11-24'],
    [2024, '2024-11-27'],
  ]);
  for (const { range } of windows) expect(daysBetween(range.start, range.end)).toBe(15);
});

test('nothing is taken from before the record, nor from the days to come themselves', () => {
  expect(pastWindows(target, isoDate('2025-11-22')).map(({ range }) => range.start)).toEqual([
    '2025-11-24',
    '2025-11-27',
  ]);
  expect(pastWindows(target, isoDate('2025-11-24'))).toHaveLength(2);
  expect(pastWindows(target, isoDate('2026-01-01'))).toEqual([]);
  expect(pastWindows({ start: target.end, end: target.start }, isoDate('2000-01-01'))).toEqual([]);
  const untilItself = { start: isoDate('2026-01-01'), end: isoDate('2026-12-29') };
  expect(pastWindows(untilItself, isoDate('2024-12-20')).map(({ range }) => range.end)).toEqual([
    '2025-12-23',
    '2025-12-26',
    '2025-12-29',
  ]);
  const wholeYear = { start: isoDate('2026-01-01'), end: isoDate('2026-12-31') };
  for (const { range } of pastWindows(wholeYear, isoDate('2000-01-01'))) {
    expect(range.end < wholeYear.start).toBe(true);
  }
});

test('no more than ten years are looked at', () => {
  const years = new Set(pastWindows(target, isoDate('1990-01-01')).map(({ year }) => year));
  expect([years.size, Math.min(...years)]).toEqual([10, 2016]);
});

test('a leap day is the day before it in other years', () => {
  expect(sameDayOfYear(isoDate('2024-02-29'), 2023)).toBe('2023-02-28');
  expect(sameDayOfYear(isoDate('2024-02-29'), 2020)).toBe('2020-02-29');
});

const of = (...values: number[]) => values.map((value) => [Float64Array.of(value)]);
const pair = (...values: readonly [number, number]) => values.map((value) => Float64Array.of(value));
const near = (values: Float64Array) => Array.from(values, (value) => Math.round(value * 1e4) / 1e4);

describe('the spread of past years', () => {
  test('is the prediction interval of a further one', () => {
    // By hand: mean 25, standard deviation 12.9099, times 1.638 (three degrees of freedom) and √1.25: 23.6425.
    const { mean, low, high } = spreadOfYears(of(40, 10, 30, 20))!;
    expect([mean, low, high].map(near)).toEqual([[25], [1.3575], [48.6425]]);
    // Two years: 5 ± 3.078 · √2 · √1.5, but not below 0, where no course is.
    expect([...spreadOfYears(of(4, 6))!.low]).toEqual([0]);
    expect(near(spreadOfYears(of(4, 6))!.high)).toEqual([10.3313]);
    expect(near(spreadOfYears(of(-4, 6))!.low)).toEqual([-25.6563]);
    expect([...spreadOfYears(of(99, 90), 100)!.high]).toEqual([100]);
  });

  test('counts what courses of the same year differ by, but not as years', () => {
    // By hand: years of 10, 13 and 16 on average, S² = 9; their courses are 1, 2 and 2 off them, W² = (2 + 8 + 8)/3 = 6.
    // A = 9 · 4/3 = 12, B = 6 · 1/2 = 3; 15²/(12²/2 + 3²/3) = 3 degrees of freedom: 13 ± 1.638 · √15.
    const { mean, low, high } = spreadOfYears([pair(9, 11), pair(11, 15), pair(14, 18)])!;
    expect([mean, low, high].map(near)).toEqual([[13], [6.6561], [19.3439]]);
    // A year with one course is a year: 5, 11 and 2 on average 6, S² = 42/2, W² = 4/2, 1/k = 2/3; A = 21 · 4/3 = 28, B =
    // 2 · 1/3; 28.6667²/(28²/2 + 0.6667²/2) = 2.0952 degrees of freedom, whose quantile is 1.8485: 6 + 1.8485 · 5.3541.
    const uneven = spreadOfYears([pair(4, 6), pair(10, 12), [Float64Array.of(2)]])!;
    expect(near(uneven.mean)).toEqual([6]);
    expect(uneven.high[0]).toBeCloseTo(15.897, 2);
  });

  test('knows what is within years better than what is between them', () => {
    // Two years of 0 on average, W² = 8/8: A = 0, B = 4/5, with eight degrees of freedom: ±1.397 · √0.8.
    const year = [-1, 1, -1, 1, 0].map((value) => Float64Array.of(value));
    expect(spreadOfYears([year, year])!.high[0]).toBeCloseTo(1.397 * Math.sqrt(0.8), 3);
    // Courses and years that do not differ have no spread.
    expect(near(spreadOfYears([pair(3, 3), pair(3, 3)])!.high)).toEqual([3]);
  });

  test('is not narrower for several courses of the same years', () => {
    const each = [40, 10, 30, 20];
    const five = each.map((value) => Array.from({ length: 5 }, () => Float64Array.of(value)));
    expect(near(spreadOfYears(five)!.high)).toEqual(near(spreadOfYears(of(...each))!.high));
  });

  test('grows as years are missing', () => {
    const widths = [2, 3, 4, 6, 8, 10].map((years) => {
      const values = Array.from({ length: years }, (_, i) => (i % 2 === 0 ? 9 : 11));
      const { low, high } = spreadOfYears(of(...values))!;
      return high[0]! - low[0]!;
    });
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });

  test('of running totals never falls', () => {
    const { low, high } = spreadOfYears([[Float64Array.of(1, 9, 30)], [Float64Array.of(9, 10, 11)]])!;
    for (const bound of [low, high]) expect([...bound]).toEqual([...bound].sort((a, b) => a - b));
    const falling = spreadOfYears([[Float64Array.of(30, 9)], [Float64Array.of(20, 10)]])!;
    expect(falling.high[1]).toBeLessThan(falling.high[0]!);
  });

  test('needs two years, of the same days', () => {
    expect(spreadOfYears([])).toBeNull();
    expect(spreadOfYears([[Float64Array.of(3)], []])).toBeNull();
    expect(() => spreadOfYears([[Float64Array.of(1)], [Float64Array.of(1, 2)]])).toThrow(RangeError);
    expect(() => spreadOfYears(of(...Array.from({ length: 11 }, () => 1)))).toThrow(RangeError);
  });
});
