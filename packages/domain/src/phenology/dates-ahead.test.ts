import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { student90 } from '../climate/student.ts';
import { datesAhead } from './dates-ahead.ts';

const START = isoDate('2026-12-20');
const course = (...days: number[]) => Float64Array.from(days);
const steady = (perDay: number, days: number) => new Float64Array(days).fill(perDay);

describe('dates ahead', () => {
  it('worked by hand: three past years', () => {
    // 100 °C·day so far, 50 missing. After n days the years gathered 8n, 5n and 10n: on average 7.67n, standard deviation
    // 2.517n, times 1.886 (two degrees of freedom) and √(1 + 1/3): 7.67n ± 5.481n. So 50 is reached on day 7 (53.7). By
    // the upper bound it is after 3.80 days, nearest the end of day 4: day 5 is the first. By the lower one it is after 22.87,
    // nearest the end of day 23, the last.
    const courses = [steady(8, 30), steady(5, 30), steady(10, 30)];
    expect(datesAhead({ start: START, before: 100, courses }, [90, 100, 150])).toEqual([
      { threshold: 150, date: addDays(START, 6), earliest: addDays(START, 4), latest: addDays(START, 22) },
    ]);
  });

  it('goes on over New Year and over a leap day', () => {
    const start = isoDate('2027-12-25');
    const one = (threshold: number) =>
      datesAhead({ start, before: 0, courses: [steady(1, 120)] }, [threshold])[0]!.date;
    expect([one(7), one(8), one(67), one(68)]).toEqual([
      '2027-12-31',
      '2028-01-01',
      '2028-02-29',
      '2028-03-01',
    ]);
  });

  it('is open where a year may not reach it before the end, and has no date where their mean does not', () => {
    // On average 10n/3, standard deviation 2.082n: 3.333n ± 4.533n. The upper bound, 7.867n, has 30 after 3.81 days and 50
    // after 6.36.
    const courses = [steady(5, 10), steady(4, 10), steady(1, 10)];
    const at = (threshold: number) => datesAhead({ start: START, before: 0, courses }, [threshold])[0]!;
    expect(at(30)).toEqual({
      threshold: 30,
      date: addDays(START, 8),
      earliest: addDays(START, 4),
      latest: null,
    });
    expect(at(50)).toMatchObject({ date: null, earliest: addDays(START, 6), latest: null });
    expect(at(79)).toMatchObject({ date: null, earliest: null, latest: null });
  });

  it('is the same as by the plainest way', () => {
    const days = fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.array(days, { minLength: 2, maxLength: 10 }),
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 6 }),
        (courses, before, thresholds) => {
          const found = datesAhead(
            { start: START, before, courses: courses.map((one) => Float64Array.from(one)) },
            thresholds,
          );
          expect(found).toEqual(thresholds.filter((t) => t > before).map((t) => plainly(courses, before, t)));
        },
      ),
    );
  });

  it('never says a later threshold to come earlier, nor a bound inside the middle', () => {
    const days = fc.array(fc.double({ min: 0, max: 15, noNaN: true }), { minLength: 30, maxLength: 30 });
    fc.assert(
      fc.property(fc.array(days, { minLength: 1, maxLength: 10 }), (courses) => {
        const all = courses.map((one) => Float64Array.from(one));
        const found = datesAhead({ start: START, before: 0, courses: all }, [20, 60, 120]);
        const late = (date: string | null) => date ?? '9999';
        for (const [i, { earliest, date, latest }] of found.entries()) {
          expect(late(earliest) <= late(date) && late(date) <= late(latest)).toBe(true);
          const before = found[i - 1];
          if (before) expect(late(before.date) <= late(date)).toBe(true);
          if (before) expect(late(before.latest) <= late(latest)).toBe(true);
        }
      }),
    );
  });

  it('refuses courses with holes, cold below nothing, or of different lengths', () => {
    const of = (...courses: Float64Array[]) => datesAhead({ start: START, before: 0, courses }, [1]);
    expect(() => of(course(1, Number.NaN))).toThrow(RangeError);
    expect(() => of(course(1, -1))).toThrow(RangeError);
    expect(() => of(course(1), course(1, 2))).toThrow(RangeError);
    expect(of()).toEqual([]);
  });
});

/** A plain computation: the sums of all courses after each day, their mean and their bounds, and when these get there. */
function plainly(courses: readonly (readonly number[])[], before: number, threshold: number) {
  const n = courses.length;
  const [means, highs, lows] = [[0], [0], [0]];
  for (let day = 1; day <= courses[0]!.length; day += 1) {
    const sums = courses.map((course) => course.slice(0, day).reduce((sum, value) => sum + value, 0));
    const mean = sums.reduce((sum, value) => sum + value, 0) / n;
    const squares = sums.reduce((sum, value) => sum + (value - mean) * (value - mean), 0);
    const reach = student90(n - 1) * Math.sqrt(squares / (n - 1) + squares / (n * (n - 1)));
    means.push(mean);
    highs.push(Math.max(...highs, mean + reach));
    lows.push(Math.max(...lows, mean - reach));
  }
  /** Days from the start on, with their part of the last one. */
  const daysUntil = (sums: readonly number[]) => {
    const day = sums.findIndex((sum) => before + sum >= threshold);
    const missing = (threshold - before - sums[day - 1]!) / (sums[day]! - sums[day - 1]!);
    return day < 0 ? Infinity : day - 1 + missing;
  };
  const [middle, first, last] = [means, highs, lows].map((sums) => daysUntil(sums!));
  const day = Math.ceil(middle!) - 1;
  const on = (number: number) => (number < courses[0]!.length ? addDays(START, number) : null);
  return {
    threshold,
    date: on(day),
    earliest: on(Math.min(day, Math.ceil(first! - 0.5))),
    latest: on(Math.max(day, Math.ceil(last! - 0.5) - 1)),
  };
}
