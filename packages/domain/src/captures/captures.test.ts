import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate, weekdayOf } from '../calendar/iso-date.ts';
import { sumDaily } from '../series/daily.ts';
import { chipLevel, chipRule } from './chip-rule.ts';
import {
  accumulatedCaptures,
  capturesInPhoto,
  dailyIncrements,
  incrementsOnDays,
  sumInPhoto,
  type TrapPhoto,
  weeklyIncrements,
} from './increments.ts';
import { EVERY_DAY, isWeekdayMask, maskHasDay, TUESDAYS_AND_FRIDAYS, weekdaysOfMask } from './weekdays.ts';

const monday = isoDate('2026-11-02');
const NONE = Number.NaN;
const photo = (day: number, inPhoto: number, plateChanged = false): TrapPhoto => ({
  date: addDays(monday, day),
  inPhoto,
  plateChanged,
});
const days = (count: number) => ({ start: monday, end: addDays(monday, count - 1) });
const daily = (...values: number[]) => ({ start: monday, values: Float64Array.from(values) });

describe('captures from photos', () => {
  it('are what each photo adds to the plate', () => {
    const photos = [photo(0, 3), photo(1, 5), photo(3, 9), photo(3, 10), photo(4, 2, true), photo(5, 2)];
    expect(Array.from(dailyIncrements(photos, days(6)).values)).toEqual([3, 2, NONE, 5, 2, 0]);
    expect(Array.from(capturesInPhoto(photos, days(6)).values)).toEqual([3, 5, NONE, 10, 2, 2]);
  });

  it('look at photos before the range and leave out those after', () => {
    const photos = [photo(-2, 3), photo(0, 4), photo(9, 50)];
    expect(Array.from(dailyIncrements(photos, days(3)).values)).toEqual([1, NONE, NONE]);
  });

  it('are never negative, and an insect seen again is not a new one', () => {
    const photos = [photo(0, 10), photo(1, 7), photo(2, 9), photo(3, 12)];
    expect(Array.from(dailyIncrements(photos, days(4)).values)).toEqual([10, 0, 0, 2]);
  });

  it('add up to the highest count of each plate', () => {
    const counted = fc.array(fc.record({ inPhoto: fc.nat(60), plateChanged: fc.boolean() }), {
      minLength: 1,
    });
    fc.assert(
      fc.property(counted, (list) => {
        const photos = list.map((one, i) => photo(i, one.inPhoto, one.plateChanged));
        const plates = photos.reduce<number[][]>((all, one, i) => {
          if (one.plateChanged || i === 0) all.push([]);
          all.at(-1)!.push(one.inPhoto);
          return all;
        }, []);
        const increments = dailyIncrements(photos, days(list.length));
        const expected = plates.reduce((sum, plate) => sum + Math.max(...plate), 0);
        expect(accumulatedCaptures(increments).values.at(-1)).toBe(expected);
        expect(increments.values.every((value) => value >= 0)).toBe(true);
      }),
    );
  });

  it('run on over days without a photo, which stay holes', () => {
    const { start, values } = accumulatedCaptures(daily(NONE, 3, NONE, 0, 2, NONE));
    expect(start).toBe(monday);
    expect(Array.from(values)).toEqual([NONE, 3, NONE, 3, 5, NONE]);
  });

  it('refuse what is no count', () => {
    expect(() => dailyIncrements([photo(0, -1)], days(1))).toThrow(RangeError);
    expect(() => capturesInPhoto([photo(0, -1)], days(1))).toThrow(RangeError);
    expect(() => dailyIncrements([photo(0, NONE)], days(1))).toThrow(RangeError);
    expect(() => dailyIncrements([photo(1, 1), photo(0, 1)], days(1))).toThrow(RangeError);
  });
});

describe('captures of spans', () => {
  it('sum Monday to Sunday, labelled on Sundays', () => {
    const series = daily(1, 1, NONE, 1, 1, 1, 1, 5, 5);
    expect(weeklyIncrements(series)).toEqual([
      { date: '2026-11-08', value: 6 },
      { date: '2026-11-15', value: 10 },
    ]);
    expect(weeklyIncrements(daily(...Array(7).fill(NONE)))).toEqual([{ date: '2026-11-08', value: null }]);
    expect(weeklyIncrements(daily())).toEqual([]);
  });

  it('close on Tuesdays and Fridays', () => {
    expect(incrementsOnDays(daily(1, 2, 3, 4, 5, 6), TUESDAYS_AND_FRIDAYS)).toEqual([
      { date: '2026-11-03', value: 3 },
      { date: '2026-11-06', value: 12 },
      { date: '2026-11-10', value: 6 },
    ]);
    expect(() => incrementsOnDays(daily(1), 0)).toThrow(RangeError);
  });

  it('lose no insect, whatever the mask', () => {
    const values = fc.array(fc.oneof(fc.nat(30), fc.constant(NONE)), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: EVERY_DAY }), (list, mask) => {
        const items = incrementsOnDays(daily(...list), mask);
        const total = items.reduce((sum, { value }) => sum + (value ?? 0), 0);
        expect(total).toBe(list.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0));
        expect(items.every(({ date }) => maskHasDay(mask, date))).toBe(true);
      }),
    );
  });
});

describe('captures of stations together', () => {
  it('sum over those that have a photo', () => {
    expect(Array.from(sumDaily([daily(1, NONE), daily(2, NONE)], days(2)).values)).toEqual([3, NONE]);
  });

  it('carry a plate over a missing photo for a week', () => {
    const late = daily(4, ...Array(9).fill(NONE));
    const steady = daily(...Array(10).fill(1));
    expect(Array.from(sumInPhoto([late, steady], days(10)).values)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 1, 1]);
  });
});

describe('chips', () => {
  it.each([
    [1, 0, 'ok'],
    [1, 1, 'warning'],
    [12, 10, 'warning'],
    [12, 11, 'error'],
    [2, 0, 'ok'],
    [3, 40, 'warning'],
    [5, 41, 'error'],
    [10, 41, 'error'],
    [13, 20, 'warning'],
    [13, 21, 'error'],
    [6, 0, 'ok'],
    [6, 1, 'error'],
    [4, 300, 'neutral'],
    [1, undefined, null],
  ])('pest %i with %s captures is %s', (pest, count, level) => {
    expect(chipLevel(chipRule(pest, monday, []), count)).toBe(level);
  });

  it('changes where its limits say', () => {
    const limitsOf = (pest: number) => {
      const rule = chipRule(pest, monday, []);
      return rule && { okUpTo: rule.okUpTo, warningUpTo: rule.warningUpTo };
    };
    expect([1, 2, 13, 6, 4].map(limitsOf)).toEqual([
      { okUpTo: 0, warningUpTo: 10 },
      { okUpTo: 0, warningUpTo: 40 },
      { okUpTo: 0, warningUpTo: 20 },
      { okUpTo: 0, warningUpTo: 0 },
      null,
    ]);
  });
});

describe('weekday masks', () => {
  it('run from Monday 64 to Sunday 1', () => {
    expect(weekdaysOfMask(64 + 1)).toEqual(['monday', 'sunday']);
    expect(weekdaysOfMask(EVERY_DAY)[0]).toBe('monday');
    expect(weekdaysOfMask(EVERY_DAY)).toHaveLength(7);
    expect([0, 128, 1.5, -1, NONE].some(isWeekdayMask)).toBe(false);
    expect([1, 64, EVERY_DAY].every(isWeekdayMask)).toBe(true);
    expect(weekdaysOfMask(TUESDAYS_AND_FRIDAYS)).toEqual(['tuesday', 'friday']);
    for (let day = 0; day < 7; day += 1) {
      const date = addDays(monday, day);
      expect(maskHasDay(1 << (7 - weekdayOf(date)), date)).toBe(true);
      expect(maskHasDay(64 >> day, date)).toBe(true);
    }
  });
});
