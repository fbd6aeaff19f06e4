/**
 * Every model over both clock changes in America/Santiago: 8 September 2024, a day of 23 hours that starts at
 * 1:00, and 6 April 2024, a day of 25 hours in which 23:00 occurs twice.
 */
import { describe, expect, it } from 'vitest';
import { AUTUMN, CHANGES, rollupsOf, SPRING } from '../fixtures/clock-changes.ts';
import {
  accumulate,
  addDays,
  andersonDegreeHours,
  CHILL_METRICS,
  chillIncrementsByDay,
  chillingHours,
  DAY_MS,
  dailyDegreeDays,
  degreeHourIncrementsByDay,
  dynamicPortions,
  type EpochMs,
  eachDay,
  extremesOfDays,
  GUBLER_RULE,
  growingDegreeHours,
  gublerIndex,
  HOUR_MS,
  hotMinutes,
  hourlyDegreeDays,
  hourlyTemperatures,
  hoursInDay,
  hoursOfDay,
  hoursOfDays,
  type IsoDate,
  isoDate,
  mildewConditions,
  positiveUtahUnits,
  recordCoverage,
  startOfDay,
  UC_IPM_GUBLER_RULE,
  utahUnits,
} from './index.ts';
import { isCurrentSeason } from './seasons/seasons.ts';

const RICHARDSON = { base: 4.5, optimum: 25 };
const LIMITS = { lower: 10, upper: 30 };
const constant = (t: number) => () => t;

describe.each(CHANGES)('$name', ({ day, length }) => {
  const range = { start: addDays(day, -1), end: addDays(day, 1) };
  const lengths = [24, length, 24];
  const days = (reading: (at: EpochMs) => number) => rollupsOf(range.start, range.end, reading);
  const hours = (t: number) => hoursOfDays(days(constant(t)), range);
  const ofDays = (total: Float64Array, dayOf: Uint32Array) => {
    const ends = total.filter((_, i) => dayOf[i] !== dayOf[i + 1]);
    return [...ends.map((value, i) => value - (ends[i - 1] ?? 0))];
  };

  it('roll-ups', () => {
    const rows = days((at) => (at - startOfDay(range.start)) / HOUR_MS);
    expect(rows.map(({ date }) => date)).toEqual(eachDay(range.start, range.end));
    expect(rows.map(({ hoursPresent, valid }) => [hoursPresent, valid])).toEqual(
      lengths.map((n) => [n, true]),
    );
    // Each reading belongs to one day: no hour is missing, and none is counted twice.
    expect(rows.flatMap(({ hourlyTemperature }) => [...hourlyTemperature])).toEqual(
      Array.from({ length: 48 + length }, (_, i) => i + 0.25),
    );
    expect(rows.map(({ tMin, tMax }) => tMax - tMin)).toEqual(lengths.map((n) => n - 0.5));
    expect(rows[1]!.tMean).toBeCloseTo(24 + length / 2 - 0.25, 12);
  });

  it('degree-days by day', () => {
    const peak = startOfDay(day) + 12 * HOUR_MS;
    const { min, max } = extremesOfDays(
      days((at) => (at === peak ? 26 : 14)),
      range,
    );
    // Only the extremes of the day matter, so its length changes nothing.
    const daily = dailyDegreeDays({ min, max }, { method: 'simple-average', ...LIMITS });
    expect([...daily]).toEqual([4, 10, 4]);
    expect([...accumulate(daily).total]).toEqual([4, 14, 18]);
  });

  it('degree-days by hour', () => {
    const { hourly, dayOf } = hours(22);
    const perDay = ofDays(hourlyDegreeDays(hourly, LIMITS), dayOf);
    lengths.forEach((n, i) => {
      expect(perDay[i]).toBeCloseTo((12 * n) / 24, 10);
    });
  });

  it('chilling hours', () => {
    const { hourly, dayOf } = hours(5);
    expect(ofDays(chillingHours(hourly), dayOf)).toEqual(lengths);
  });

  it('Utah units', () => {
    const { hourly, dayOf } = hours(17);
    expect(ofDays(utahUnits(hourly), dayOf)).toEqual(lengths.map((n) => -n / 2));
  });

  it('positive Utah units: warm hours undo chill of their own day alone', () => {
    const { hourly, dayOf } = hours(5);
    // The middle day ends at −1, which must not change the other two.
    const first = dayOf.indexOf(1);
    hourly.fill(20, first, first + Math.floor(length / 2) + 1);
    expect(ofDays(positiveUtahUnits(hourly, dayOf), dayOf)).toEqual([24, 0, 24]);
  });

  it('Dynamic portions', () => {
    const { hourly, dayOf } = hours(6);
    const portions = dynamicPortions(hourly);
    // The clock does not affect the model: the same hours on any other days give the same result.
    expect(portions).toEqual(dynamicPortions(new Float64Array(48 + length).fill(6)));
    const { total } = accumulate(chillIncrementsByDay(hourly, dayOf, 'chill_model_dynamic'));
    expect(total.at(-1)).toBeCloseTo(portions.at(-1)!, 12);
  });

  it.each(CHILL_METRICS)('%s by day, and its coverage', (metric) => {
    const { hourly, dayOf } = hours(5);
    expect(chillIncrementsByDay(hourly, dayOf, metric)).toHaveLength(3);
    const first = dayOf.indexOf(1);
    const without = (missing: number) => {
      const gappy = hourly.slice().fill(Number.NaN, first, first + missing);
      return Number.isNaN(chillIncrementsByDay(gappy, dayOf, metric)[1]!);
    };
    const spare = length - Math.ceil((20 / 24) * length);
    expect([without(spare), without(spare + 1)]).toEqual([false, true]);
    expect(recordCoverage(hourly)).toMatchObject({ hours: 48 + length, present: 48 + length });
  });

  it('degree-hours of both curves', () => {
    const { hourly, dayOf } = hours(14.5);
    expect(ofDays(growingDegreeHours(hourly, RICHARDSON), dayOf)).toEqual(lengths.map((n) => n * 10));
    expect([...degreeHourIncrementsByDay(hourly, dayOf, RICHARDSON)]).toEqual(lengths.map((n) => n * 10));
    const perDay = ofDays(andersonDegreeHours(hourly), dayOf);
    lengths.forEach((n, i) => {
      expect(perDay[i]).toBeCloseTo(10.5 * n, 9);
    });
  });

  it.each([
    ['of the specification', GUBLER_RULE, [0, 0, 30, 50, 40]],
    ['of UC IPM', UC_IPM_GUBLER_RULE, [0, 0, 60, 80, 70]],
  ] as const)('mildew index %s', (_, rule, expected) => {
    const warm = (date: IsoDate, from: number, count: number) => {
      const hourly = new Float64Array(hoursInDay(date)).fill(15);
      return { hourly: hourly.fill(25, from, from + count) };
    };
    // A run over the last six hours of a day: on the long day 19, 20, 21, 22, 23 and 23 again.
    const last = (date: IsoDate) => warm(date, hoursInDay(date) - 6, 6);
    const season = [-2, -1, 0, 1].map((shift) => last(addDays(day, shift)));
    expect([...gublerIndex([...season, warm(addDays(day, 2), 0, 5)], rule)]).toEqual(expected);
    // A run ends at midnight, even on a day that has no midnight.
    const over = [warm(addDays(day, -1), 21, 3), warm(day, 0, 3)];
    expect(over.map((one) => mildewConditions(one, rule).longestRun)).toEqual([3, 3]);
    const present = (count: number) =>
      mildewConditions({ hourly: new Float64Array(length).fill(Number.NaN).fill(15, 0, count) }, rule).state;
    const enough = Math.ceil((20 / 24) * length);
    expect([present(enough - 1), present(enough)]).toEqual(['undetermined', 'unfavourable']);
  });

  it('minutes of heat, to the end of the day as it is', () => {
    const t = hoursOfDay(day);
    expect(hotMinutes({ t, value: t.map(() => 36) }, startOfDay(addDays(day, 1)), 35)).toBe(60 * length);
  });

  it('hourly temperatures: 24 solar hours, whatever the clock does', () => {
    const drawn = hourlyTemperatures(
      eachDay(range.start, range.end).map((date) => ({ date, min: 5, max: 20 })),
      -33.45,
    );
    expect(drawn).toHaveLength(72);
    const middle = drawn.subarray(24, 48);
    expect(middle.indexOf(Math.max(...middle))).toBe(14);
  });
});

describe('a season across both', () => {
  const season = { start: isoDate('2024-03-01'), end: isoDate('2024-09-30') };
  const dates = eachDay(season.start, season.end);
  const rows = rollupsOf(
    season.start,
    season.end,
    (at) => 15 - 8 * Math.cos((2 * Math.PI * (at - 5 * HOUR_MS)) / DAY_MS),
  );
  const { hourly, dayOf } = hoursOfDays(rows, season);

  it('has every day once and every hour once', () => {
    expect(dates).toHaveLength(214);
    expect(rows.map(({ date }) => date)).toEqual(dates);
    expect(rows.every(({ valid }) => valid)).toBe(true);
    // The extra hour in April is lost again in September.
    expect(hourly).toHaveLength(214 * 24);
    expect(hourly.some(Number.isNaN)).toBe(false);
    expect(dates.filter((date) => hoursInDay(date) !== 24)).toEqual([AUTUMN, SPRING]);
    expect(dates.every((date) => isCurrentSeason(season, date))).toBe(true);
    expect(
      [addDays(season.start, -1), addDays(season.end, 1)].some((date) => isCurrentSeason(season, date)),
    ).toBe(false);
  });

  it.each(CHILL_METRICS)('%s by day adds up to the hours', (metric) => {
    const total = accumulate(chillIncrementsByDay(hourly, dayOf, metric));
    const models = {
      chill_model_weinberger: chillingHours(hourly),
      chill_model_utah: utahUnits(hourly),
      chill_model_infruitec: positiveUtahUnits(hourly, dayOf),
      chill_model_dynamic: dynamicPortions(hourly),
    };
    expect(total.missingDays).toBe(0);
    expect(total.total.at(-1)).toBeCloseTo(models[metric].at(-1)!, 8);
  });

  it('degree-days by day and by hour agree, and so do degree-hours', () => {
    const { min, max } = extremesOfDays(rows, season);
    const daily = accumulate(dailyDegreeDays({ min, max }, { method: 'single-sine', ...LIMITS }));
    expect(daily.missingDays).toBe(0);
    const byHour = hourlyDegreeDays(hourly, LIMITS).at(-1)!;
    expect(Math.abs(daily.total.at(-1)! - byHour) / byHour).toBeLessThan(0.01);
    const degreeHours = accumulate(degreeHourIncrementsByDay(hourly, dayOf, RICHARDSON)).total.at(-1)!;
    expect(degreeHours).toBeCloseTo(growingDegreeHours(hourly, RICHARDSON).at(-1)!, 6);
  });
});
