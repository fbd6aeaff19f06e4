import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayOfInstant,
  dayOfWallMs,
  endOfDay,
  hourOfInstant,
  hoursInDay,
  hoursOfDay,
  startOfDay,
  wallMsOfDay,
  wallMsOfInstant,
} from './day.ts';
import { HOUR_MS } from './durations.ts';
import {
  addDays,
  dayNumberOf,
  daysBetween,
  eachDay,
  isoDate,
  isoDateOfDayNumber,
  mondayOf,
  parseIsoDate,
  sundayOf,
  weekdayOf,
} from './iso-date.ts';
import { instantOfLocal } from './local-time.ts';
import { addMonths } from './months.ts';
import { ZONE } from './zone.ts';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function platformClock(at: number): { date: string; hour: number; minute: number } {
  const parts = Object.fromEntries(clock.formatToParts(at).map((part) => [part.type, part.value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
  };
}

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map(isoDateOfDayNumber);

describe('calendar days', () => {
  it('accepts real dates alone', () => {
    expect(isoDate('2024-02-29')).toBe('2024-02-29');
    for (const text of [
      '2025-02-29',
      '2025-13-01',
      '2025-00-10',
      '2025-1-1',
      '2025-04-31',
      '',
      '2025-01-01T00',
    ]) {
      expect(parseIsoDate(text), text).toBeNull();
      expect(() => isoDate(text)).toThrow(RangeError);
    }
  });

  it('numbers days as the platform does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (n) => {
        const date = isoDateOfDayNumber(n);
        expect(date).toBe(new Date(n * 86_400_000).toISOString().slice(0, 10));
        expect(dayNumberOf(date)).toBe(n);
        expect(parseIsoDate(date)).toBe(date);
      }),
    );
  });

  it('adds, counts and lists', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -3000, max: 3000 }), (date, n) => {
        expect(daysBetween(date, addDays(date, n))).toBe(n);
      }),
    );
    expect(eachDay(isoDate('2024-02-28'), isoDate('2024-03-01'))).toHaveLength(3);
    expect(eachDay(isoDate('2024-03-02'), isoDate('2024-03-01'))).toEqual([]);
    expect(addMonths(isoDate('2026-08-31'), -6)).toBe('2026-02-28');
    expect(addMonths(isoDate('2026-11-21'), 2)).toBe('2027-01-21');
  });

  it('opens weeks on Monday', () => {
    const date = isoDate('2026-11-21'); // a Saturday
    expect(weekdayOf(date)).toBe(6);
    expect(mondayOf(date)).toBe('2026-11-16');
    expect(sundayOf(date)).toBe('2026-11-22');
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(weekdayOf(day) % 7).toBe(new Date(`${day}T00:00Z`).getUTCDay());
      }),
    );
  });
});

describe('local time', () => {
  it.each([2019, 2024, 2025, 2026, 2027])('agrees with the platform for every hour of %i', (year) => {
    for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += HOUR_MS) {
      const expected = platformClock(at);
      if (dayOfInstant(at) !== expected.date || hourOfInstant(at) !== expected.hour) {
        expect({ at, date: dayOfInstant(at), hour: hourOfInstant(at) }).toEqual(expected);
      }
    }
  });

  it('starts a day at its first existing instant', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24_000 }).map(isoDateOfDayNumber), (date) => {
        expect(dayOfInstant(startOfDay(date))).toBe(date);
        expect(dayOfInstant(startOfDay(date) - 1)).toBe(addDays(date, -1));
        expect(endOfDay(date)).toBe(startOfDay(addDays(date, 1)));
      }),
      { numRuns: 500 },
    );
  });

  it('has days of 23 and 25 hours', () => {
    const spring = isoDate('2024-09-08');
    expect(hoursInDay(spring)).toBe(23);
    expect(platformClock(startOfDay(spring))).toEqual({ date: '2024-09-08', hour: 1, minute: 0 });
    const autumn = isoDate('2024-04-06');
    expect(hoursInDay(autumn)).toBe(25);
    expect(Array.from(hoursOfDay(autumn), hourOfInstant).slice(-3)).toEqual([22, 23, 23]);
    for (const year of [2019, 2024, 2025, 2026, 2027]) {
      const lengths = eachDay(isoDate(`${year}-01-01`), isoDate(`${year}-12-31`)).map(hoursInDay);
      expect(lengths.filter((hours) => hours === 23)).toHaveLength(1);
      expect(lengths.filter((hours) => hours === 25)).toHaveLength(1);
    }
  });

  it('writes wall time for charts', () => {
    expect(wallMsOfDay(isoDate('2026-01-15'))).toBe(Date.UTC(2026, 0, 15, 12));
    expect(wallMsOfInstant(Date.UTC(2026, 0, 15, 12))).toBe(Date.UTC(2026, 0, 15, 9));
    expect(wallMsOfInstant(Date.UTC(2026, 6, 15, 12))).toBe(Date.UTC(2026, 6, 15, 8));
    expect(dayOfWallMs(wallMsOfDay(isoDate('2026-01-15')))).toBe('2026-01-15');
  });

  it('reads local clocks: ambiguous hours, skipped hours, written offsets', () => {
    const twice = { date: isoDate('2024-04-06'), hour: 23, minute: 30 };
    expect(instantOfLocal(twice)).toBe(Date.UTC(2024, 3, 7, 2, 30));
    expect(instantOfLocal(twice, -240)).toBe(Date.UTC(2024, 3, 7, 3, 30));
    expect(instantOfLocal({ date: isoDate('2024-09-08'), hour: 0, minute: 15 })).toBeNull();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000_000 }), (minutes) => {
        const at = minutes * 60_000;
        const shown = platformClock(at);
        const back = instantOfLocal({ ...shown, date: isoDate(shown.date) });
        expect(back === at || back === at - HOUR_MS).toBe(true);
        expect(platformClock(back!)).toEqual(shown);
      }),
    );
  });

  it('refuses what is no instant', () => {
    expect(() => dayOfInstant(Number.NaN)).toThrow(RangeError);
  });
});
