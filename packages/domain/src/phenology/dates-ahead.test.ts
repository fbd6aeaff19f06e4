import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { datesAhead } from './dates-ahead.ts';

const START = isoDate('2026-12-20');
const course = (...days: number[]) => Float64Array.from(days);
const steady = (perDay: number, days: number) => new Float64Array(days).fill(perDay);

describe('dates ahead', () => {
  it('worked by hand: three past years', () => {
    // 100 °C·day so far, 50 missing: reached on day 5 at 10 per day, on day 7 at 8 (56), on day 10 at 5.
    const courses = [steady(8, 30), steady(5, 30), steady(10, 30)];
    expect(datesAhead({ start: START, before: 100, courses }, [90, 100, 150])).toEqual([
      { threshold: 150, date: '2026-12-26', earliest: '2026-12-24', latest: '2026-12-29' },
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

  it('is open where a year does not reach it before the end, and has no date where the middle one does not', () => {
    const courses = [steady(5, 10), steady(4, 10), steady(1, 10)];
    const at = (threshold: number) => datesAhead({ start: START, before: 0, courses }, [threshold])[0]!;
    expect(at(40)).toEqual({
      threshold: 40,
      date: addDays(START, 9),
      earliest: addDays(START, 7),
      latest: null,
    });
    expect(at(50)).toMatchObject({ date: null, earliest: addDays(START, 9), latest: null });
    expect(at(51)).toMatchObject({ date: null, earliest: null, latest: null });
  });

  it('lets two of ten further years lie outside of nine, and one place in ten beyond each bound of ten', () => {
    // The n-th course reaches the threshold after n days.
    const upTo = (n: number) =>
      Array.from({ length: n }, (_, i) => Float64Array.from({ length: 40 }, (_, day) => (day === i ? 1 : 0)));
    const of = (n: number) => datesAhead({ start: START, before: 0, courses: upTo(n) }, [1])[0]!;
    expect(of(9)).toMatchObject({
      date: addDays(START, 4),
      earliest: START,
      latest: addDays(START, 8),
    });
    expect(of(19)).toMatchObject({ earliest: addDays(START, 1), latest: addDays(START, 17) });
  });

  it('is the same as by the plainest way', () => {
    const days = fc.array(fc.integer({ min: 0, max: 150 }), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(
        fc.array(days, { minLength: 1, maxLength: 12 }),
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

/** A plain computation: adds day by day, and interpolates the bounds between ranks, in tenths of a rank. */
function plainly(courses: readonly (readonly number[])[], before: number, threshold: number) {
  const days: number[] = [];
  for (const one of courses) {
    let sum = before;
    let reached = 1e9;
    for (const [day, value] of one.entries()) {
      sum += value;
      if (sum >= threshold) reached = Math.min(reached, day);
    }
    days.push(reached);
  }
  days.sort((a, b) => a - b);
  const tenths = (share: number) => {
    let at = share * (days.length + 1);
    if (at < 10) at = 10;
    if (at > 10 * days.length) at = 10 * days.length;
    const nth = (n: number) => days[n - 1] ?? 0;
    const whole = (at - (at % 10)) / 10;
    return nth(whole) * (10 - (at % 10)) + (at % 10 === 0 ? 0 : nth(whole + 1)) * (at % 10);
  };
  const dateOf = (day: number) => (day > 1e6 ? null : addDays(START, day));
  return {
    threshold,
    date: dateOf(Math.round(tenths(5) / 10)),
    earliest: dateOf(Math.floor(tenths(1) / 10)),
    latest: dateOf(Math.ceil(tenths(9) / 10)),
  };
}
