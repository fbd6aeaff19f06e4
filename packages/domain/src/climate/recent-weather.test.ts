import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterRecentDays, recentDifference } from './recent-weather.ts';

const HOLE = Number.NaN;

describe('how the last seven days differ from past years', () => {
  it('worked by hand: the mean of each day less that of past years', () => {
    // Past years 4 and 6, so 5 a day: 9, 7 and 8 are 4, 2 and 3 more.
    const past = [
      [4, 4, 4],
      [6, 6, 6],
    ];
    expect(recentDifference([9, 7, 8], past)).toBe(3);
    expect(recentDifference([5, 5, 5], past)).toBe(0);
    expect(recentDifference([3, 4, 2], past)).toBe(-2);
  });

  it('leaves out days that are missing, of the season or in all past years', () => {
    const past = [
      [1, HOLE, 1, 1, 1],
      [3, HOLE, HOLE, 3, 3],
    ];
    // 4 − 2, then nothing to compare with, 4 − 1, a hole, 5 − 2.
    expect(recentDifference([4, 9, 4, HOLE, 5], past)).toBeCloseTo(8 / 3, 12);
  });

  it('is 0 with fewer than three days, and without past years', () => {
    expect(recentDifference([9, 9], [[1, 1]])).toBe(0);
    expect(recentDifference([9, HOLE, 9], [[1, 1, 1]])).toBe(0);
    expect(recentDifference([9, 9, 9], [])).toBe(0);
  });

  it('looks at the last seven days alone', () => {
    expect(recentDifference([90, 2, 2, 2, 2, 2, 2, 2], [new Float64Array(8)])).toBe(2);
  });
});

describe('a past year after the last seven days', () => {
  it('worked by hand: four tenths of the difference, then nine tenths of that day by day', () => {
    const days = [...afterRecentDays(Float64Array.of(10, 10, 10, 1), -5)];
    for (const [i, day] of [8, 8.2, 8.38, 0].entries()) expect(days[i]).toBeCloseTo(day, 12);
  });

  it('is itself where nothing differs, keeps the order of years, and never falls below 0', () => {
    const course = fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { minLength: 1, maxLength: 90 });
    const difference = fc.double({ min: -20, max: 20, noNaN: true });
    fc.assert(
      fc.property(course, difference, (days, more) => {
        const own = Float64Array.from(days);
        expect(afterRecentDays(own, 0)).toEqual(own);
        const moved = afterRecentDays(own, more);
        expect(Math.min(...moved)).toBeGreaterThanOrEqual(0);
        expect(moved.every((day, i) => (more < 0 ? day <= own[i]! : day >= own[i]!))).toBe(true);
      }),
    );
  });
});
