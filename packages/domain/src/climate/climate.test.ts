import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfInstant, hoursOfDay, startOfDay } from '../calendar/day.ts';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { extremesOfDays, hoursOfDays } from './day-arrays.ts';
import { type ClimateSamples, dayRollups } from './day-rollups.ts';
import { hourlyMeans } from './hourly-means.ts';
import { SampleTimeError } from './sample-times.ts';

const HOLE = Number.NaN;

/** Readings every half hour over whole local days. */
function halfHourly(dates: readonly string[], temperatureAt: (at: number) => number): ClimateSamples {
  const t = Float64Array.from(
    dates.flatMap((date) => Array.from(hoursOfDay(isoDate(date))).flatMap((at) => [at, at + 30 * MINUTE_MS])),
  );
  return { t, temperature: t.map(temperatureAt), humidity: t.map(() => 60) };
}

function problemOf(run: () => unknown): { code: string; index: number } {
  try {
    run();
  } catch (error) {
    if (error instanceof SampleTimeError) return { code: error.code, index: error.index };
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('hourly means', () => {
  it('average what each hour has and leave holes where it has nothing', () => {
    const t = Float64Array.of(0, 0.5, 0.9, 2, 3.2).map((h) => h * HOUR_MS);
    const { start, values } = hourlyMeans({ t, value: [1, 3, HOLE, null, 8] });
    expect(start).toBe(0);
    expect(Array.from(values)).toEqual([2, HOLE, HOLE, 8]);
  });

  it('lie between the extremes of their samples', () => {
    const steps = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 9000 }), fc.double({ min: -20, max: 45, noNaN: true })),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(steps, (list) => {
        let at = startOfDay(isoDate('2024-09-07'));
        const t = Float64Array.from(list, ([seconds]) => (at += seconds * 1000));
        const value = list.map(([, v]) => v);
        const { values } = hourlyMeans({ t, value });
        for (const mean of values) {
          if (Number.isNaN(mean)) continue;
          expect(mean).toBeGreaterThanOrEqual(Math.min(...value) - 1e-9);
          expect(mean).toBeLessThanOrEqual(Math.max(...value) + 1e-9);
        }
      }),
    );
  });

  it('refuse times out of order, repeated or no times, and say which', () => {
    const means = (times: number[]) => () =>
      hourlyMeans({ t: Float64Array.from(times), value: times.map(() => 1) });
    expect(problemOf(means([1, 3, 2]))).toEqual({ code: 'unsorted', index: 2 });
    expect(problemOf(means([1, 1, 2]))).toEqual({ code: 'duplicate', index: 1 });
    expect(problemOf(means([1, HOLE]))).toEqual({ code: 'not-a-time', index: 1 });
    expect(means([1, 1])).toThrow('sample 1 (t = 1) is a duplicate');
    expect(means([2, 1])).toThrow('sample 1 (t = 1) is unsorted');
    expect(means([Number.POSITIVE_INFINITY])).toThrow('sample 0 (t = Infinity) is not a time');
    expect(means([1, 1])).toThrow(expect.objectContaining({ name: 'SampleTimeError' }));
    expect(() => hourlyMeans({ t: Float64Array.of(1, 2), value: [1] })).toThrow(RangeError);
    expect(() => hourlyMeans({ t: Float64Array.of(1), value: [Number.POSITIVE_INFINITY] })).toThrow(
      RangeError,
    );
    expect(hourlyMeans({ t: new Float64Array(0), value: [] }).values).toHaveLength(0);
  });
});

describe('day roll-ups', () => {
  it('take extremes from the readings and means from the hours', () => {
    const noon = startOfDay(isoDate('2026-01-15')) + 12 * HOUR_MS;
    const samples = halfHourly(['2026-01-15'], (at) => (at === noon ? 30 : 10));
    const [day] = dayRollups(samples);
    expect(day).toMatchObject({ date: '2026-01-15', tMin: 10, tMax: 30, rhMin: 60, rhMax: 60, rhMean: 60 });
    expect(day!.hourlyTemperature[12]).toBe(20);
    expect(day!.tMean).toBeCloseTo((23 * 10 + 20) / 24, 12);
    expect(day).toMatchObject({ hoursPresent: 24, valid: true });
  });

  it('give the day without midnight 23 hours and the long one 25', () => {
    const spring = ['2024-09-07', '2024-09-08', '2024-09-09'];
    const autumn = ['2024-04-05', '2024-04-06', '2024-04-07'];
    for (const [dates, lengths] of [
      [spring, [24, 23, 24]],
      [autumn, [24, 25, 24]],
    ] as const) {
      const days = dayRollups(halfHourly(dates, (at) => at / HOUR_MS));
      expect(days.map((day) => day.date)).toEqual(dates);
      expect(days.map((day) => day.hoursPresent)).toEqual(lengths);
      for (const day of days) {
        const expected = hoursOfDay(day.date).map((at) => at / HOUR_MS + 0.25);
        expect(day.hourlyTemperature).toEqual(expected);
        expect(day.hourlyHumidity).toHaveLength(expected.length);
        expect(day.tMin).toBe(startOfDay(day.date) / HOUR_MS);
        expect(day.valid).toBe(true);
      }
    }
  });

  it('are valid from 20 of 24 hours on, in short and long days alike', () => {
    const validWith = (date: string, hours: number) => {
      const t = hoursOfDay(isoDate(date)).slice(0, hours);
      return dayRollups({ t, temperature: t.map(() => 5), humidity: t.map(() => HOLE) })[0]!.valid;
    };
    expect([validWith('2026-01-15', 19), validWith('2026-01-15', 20)]).toEqual([false, true]);
    expect([validWith('2024-09-08', 19), validWith('2024-09-08', 20)]).toEqual([false, true]);
    expect([validWith('2024-04-06', 20), validWith('2024-04-06', 21)]).toEqual([false, true]);
  });

  it('pass over missing readings within a day', () => {
    const date = isoDate('2026-01-15');
    const t = hoursOfDay(date).slice(0, 6);
    const [day] = dayRollups({
      t,
      temperature: [null, 8, HOLE, 4, 12, null],
      humidity: [70, 50, 60, 60, 60, 60],
    });
    expect(day).toMatchObject({
      tMin: 4,
      tMax: 12,
      tMean: 8,
      hoursPresent: 3,
      rhMin: 50,
      rhMax: 70,
      rhMean: 60,
    });
    expect(Array.from(day!.hourlyTemperature.slice(0, 7))).toEqual([HOLE, 8, HOLE, 4, 12, HOLE, HOLE]);
  });

  it('list days without a reading, all missing', () => {
    const t = Float64Array.of(startOfDay(isoDate('2026-01-15')), startOfDay(isoDate('2026-01-17')));
    const days = dayRollups({ t, temperature: [10, 12], humidity: [null, 50] });
    expect(days.map((day) => day.date)).toEqual(['2026-01-15', '2026-01-16', '2026-01-17']);
    expect(days[0]).toMatchObject({ tMin: 10, tMax: 10, rhMin: HOLE, rhMean: HOLE, hoursPresent: 1 });
    expect(days[1]).toMatchObject({ tMin: HOLE, tMax: HOLE, tMean: HOLE, hoursPresent: 0, valid: false });
    expect(days[1]!.hourlyTemperature).toHaveLength(24);
    expect(dayRollups({ t: new Float64Array(0), temperature: [], humidity: [] })).toEqual([]);
  });

  it('put every reading in the day the clock shows', () => {
    const gaps = fc.array(fc.integer({ min: 60, max: 40_000 }), { minLength: 1, maxLength: 60 });
    const start = fc.integer({ min: Date.UTC(2024, 2, 30), max: Date.UTC(2024, 8, 12) });
    fc.assert(
      fc.property(start, gaps, (first, seconds) => {
        let at = first;
        const t = Float64Array.from(seconds, (s) => (at += s * 1000));
        const days = dayRollups({ t, temperature: t, humidity: t });
        for (const day of days) {
          const own = t.filter((time) => dayOfInstant(time) === day.date);
          expect(day.tMin).toBe(own[0] ?? HOLE);
          expect(day.tMax).toBe(own.at(-1) ?? HOLE);
        }
      }),
    );
  });

  it('refuse series of different lengths', () => {
    expect(() => dayRollups({ t: Float64Array.of(1), temperature: [], humidity: [1] })).toThrow(RangeError);
    expect(() => dayRollups({ t: Float64Array.of(1), temperature: [1], humidity: [] })).toThrow(RangeError);
  });
});

describe('days as arrays for the models', () => {
  const days = dayRollups(halfHourly(['2024-09-07', '2024-09-08'], (at) => at / HOUR_MS));
  const range = { start: isoDate('2024-09-06'), end: isoDate('2024-09-09') };

  it('lay the hours one after the other, holes included', () => {
    const { dates, hourly, dayOf } = hoursOfDays(days.toReversed(), range);
    expect(dates).toHaveLength(4);
    expect(hourly).toHaveLength(24 + 24 + 23 + 24);
    expect(dayOf.filter((day) => day === 2)).toHaveLength(23);
    expect(hourly.slice(24, 71)).toEqual(
      Float64Array.of(...days[0]!.hourlyTemperature, ...days[1]!.hourlyTemperature),
    );
    expect(hourly.slice(0, 24).every(Number.isNaN)).toBe(true);
    const wrong = { date: isoDate('2024-09-08'), hourlyTemperature: new Float64Array(24) };
    expect(hoursOfDays([wrong], range).hourly.every(Number.isNaN)).toBe(true);
  });

  it('give extremes of valid days alone', () => {
    const [first, second] = days;
    const { min, max } = extremesOfDays([first!, { ...second!, valid: false }], range);
    expect(Array.from(min)).toEqual([HOLE, first!.tMin, HOLE, HOLE]);
    expect(Array.from(max)).toEqual([HOLE, first!.tMax, HOLE, HOLE]);
  });
});
