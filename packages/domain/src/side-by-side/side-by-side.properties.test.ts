import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dayNumberOf, isoDate } from '../calendar/iso-date.ts';
import type { DailySeries } from '../series/daily.ts';
import { daysLater, yearsLater } from './align.ts';
import { likeness } from './alike.ts';
import { leadOver } from './lead.ts';
import { atSameSum } from './same-sum.ts';

const START = isoDate('2026-09-01');
/** Totals of quarters of a degree-day, so that sums are exact. */
const totals = fc
  .array(
    fc.integer({ min: 0, max: 60 }).map((quarters) => quarters / 4),
    { minLength: 1, maxLength: 80 },
  )
  .map((daily) => {
    let sum = 0;
    const values = daily.map((amount) => {
      sum += amount;
      return sum;
    });
    return { start: START, values: Float64Array.from(values) };
  });
const shifts = fc.integer({ min: -400, max: 400 });

it('a season beside itself is neither ahead nor behind', () => {
  fc.assert(
    fc.property(totals, (total) => {
      const { days } = leadOver(total, total);
      expect(days).toBe(total.values.at(-1)! > 0 ? 0 : null);
    }),
  );
});

it('by biofix, a biofix and a weather that are n days later change nothing', () => {
  fc.assert(
    fc.property(totals, totals, shifts, (shown, other, n) => {
      const biofix = { shown: START, other: addDays(START, -365) };
      const before = { ...other, start: biofix.other };
      const aligned = (total: DailySeries, start: typeof START) =>
        daysLater(total, dayNumberOf(biofix.shown) - dayNumberOf(start));
      const moved = daysLater(before, n);
      const [one, two] = [aligned(before, biofix.other), aligned(moved, addDays(biofix.other, n))];
      expect(leadOver(shown, two)).toEqual(leadOver(shown, one));
      expect(likeness(shown, two)).toEqual(likeness(shown, one));
    }),
  );
});

it('both seasons n days later change nothing but the day', () => {
  fc.assert(
    fc.property(totals, totals, shifts, (shown, other, n) => {
      const [before, after] = [leadOver(shown, other), leadOver(daysLater(shown, n), daysLater(other, n))];
      expect(after.days).toBe(before.days);
      expect(likeness(daysLater(shown, n), daysLater(other, n))).toEqual(likeness(shown, other));
    }),
  );
});

it('by calendar, a season that is n days later is n days behind where its sum grows every day', () => {
  const growing = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 80 }).map((daily) => {
    let sum = 0;
    return { start: START, values: Float64Array.from(daily, (amount) => (sum += amount)) };
  });
  fc.assert(
    fc.property(growing, shifts, (total, n) => {
      expect(leadOver(daysLater(total, n), total).days).toBe(-n || 0);
    }),
  );
});

it('one season is as far ahead of another as that one is behind it', () => {
  fc.assert(
    fc.property(totals, totals, (one, other) => {
      const { days } = leadOver(one, other);
      fc.pre(days !== null);
      expect(days).toBe(-leadOver(other, one).days! || 0);
    }),
  );
});

it('is the nearest time with today’s sum, as a search of every hundredth of a day finds it', () => {
  fc.assert(
    fc.property(totals, totals, (shown, other) => {
      const sum = shown.values.at(-1)!;
      fc.pre(sum > 0 && other.values.at(-1)! >= sum);
      const valueAt = (time: number) => {
        const [low, part] = [Math.floor(time), time - Math.floor(time)];
        const at = (i: number) => (i < 0 ? 0 : other.values[Math.min(i, other.values.length - 1)]!);
        return at(low) + part * (at(low + 1) - at(low));
      };
      // The days on which the shown one has that sum, too.
      const [first, today] = [shown.values.indexOf(sum), shown.values.length - 1];
      const away = (time: number) => time - Math.min(Math.max(time, first), today);
      let nearest = Number.POSITIVE_INFINITY;
      for (let step = -100; step <= 100 * (other.values.length - 1); step++) {
        const time = step / 100;
        const isThere = valueAt(time - 0.01) <= sum && valueAt(time + 0.01) >= sum;
        if (isThere && Math.abs(away(time)) < Math.abs(away(nearest))) nearest = time;
      }
      const { days } = leadOver(shown, other);
      expect(Math.abs(days! - away(nearest))).toBeLessThanOrEqual(0.53);
    }),
  );
});

it('some years later and back again is the same but for leap days', () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 400 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: -6, max: 6 }), (list, years) => {
      const series = { start: START, values: Float64Array.from(list) };
      const sumOf = ({ values }: DailySeries) =>
        values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0);
      expect(sumOf(yearsLater(series, years, 'amount'))).toBe(sumOf(series));
      const total = yearsLater(series, years, 'total');
      expect(total.values.some(Number.isNaN)).toBe(false);
    }),
  );
});

it('loses no capture by degree-days: each is at a day, before the first sum or still to come', () => {
  fc.assert(
    fc.property(
      totals,
      totals,
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 90 }),
      (shown, other, list) => {
        const amounts = { start: START, values: Float64Array.from(list) };
        const { until, after, daily } = atSameSum(amounts, other, shown);
        const placed = daily.values.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0);
        expect(until + after).toBe(list.reduce((sum, value) => sum + value, 0));
        expect(placed).toBe(until);
      },
    ),
  );
});
