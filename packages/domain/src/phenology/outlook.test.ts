import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isoDate } from '../calendar/iso-date.ts';
import { accumulate } from '../degree-days/accumulate.ts';
import type { ColumnarSeries } from '../series/daily.ts';
import type { IsoDate } from '../units.ts';
import { forecastOf, milestoneOf, type Standing, standingOf } from './outlook.ts';
import { recentPace, spreadOf } from './pace.ts';

const START = isoDate('2026-10-04');
const columns = (values: (number | null)[]): ColumnarSeries => ({ start: START, step: 'day', values });
const steady = (perDay: number, days: number) =>
  standingOf(columns(Array.from({ length: days }, (_, i) => (i + 1) * perDay)))!;
const dailyAmounts = fc.array(
  fc.integer({ min: 0, max: 180 }).map((tenths) => tenths / 10),
  { minLength: 4, maxLength: 60 },
);
const standingAfter = (daily: readonly number[]): Standing =>
  standingOf(columns(Array.from(accumulate(daily).total)))!;

describe('standing', () => {
  it('is the last record, not the end of the answer', () => {
    const standing = standingOf(columns([5, 12, null, null]))!;
    expect(standing).toEqual({
      date: addDays(START, 1),
      degreeDays: 12,
      daily: Float64Array.of(Number.NaN, 7),
    });
    expect(standingOf(columns([12]))).toEqual({
      date: START,
      degreeDays: 12,
      daily: Float64Array.of(Number.NaN),
    });
    expect(standingOf(columns([null]))).toBeNull();
    expect(standingOf(columns([]))).toBeNull();
  });

  it('knows no single day beside a hole', () => {
    expect(Array.from(standingOf(columns([1, null, 4, 9]))!.daily)).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
      5,
    ]);
  });
});

describe('pace', () => {
  it('is that of the last seven valid days', () => {
    const { days, mean, deviation } = recentPace([90, 2, Number.NaN, 4, 4, 4, 5, 5, Number.NaN, 7])!;
    expect([days, mean]).toEqual([7, 31 / 7]);
    const squares = [2, 4, 4, 4, 5, 5, 7].map((v) => (v - mean) ** 2).reduce((a, b) => a + b);
    expect(deviation).toBeCloseTo(Math.sqrt(squares / 6), 12);
  });

  it('is unknown with two days, or without warmth', () => {
    expect(recentPace([Number.NaN, 5, 5])).toBeNull();
    expect(recentPace([5, 5, 5])).toEqual({ days: 3, mean: 5, deviation: 0 });
    expect(recentPace([0, 0, 0, 0])).toBeNull();
  });

  it('spreads as the days ahead and what is not known of their mean', () => {
    expect(spreadOf({ days: 7, mean: 5, deviation: 2 }, 7)).toBeCloseTo(2 * Math.sqrt(14), 12);
  });
});

describe('milestone', () => {
  it('is the next stage, with the day it may begin', () => {
    const standing = steady(10, 10);
    expect(milestoneOf(1, standing, standing.date)).toMatchObject({
      threshold: { stage: 'larvae', generation: 1, dd: 120.1 },
      expected: { date: addDays(standing.date, 3), plusMinusDays: 0 },
    });
    expect(milestoneOf(1, standing, standing.date)!.missing).toBeCloseTo(20.1, 9);
  });

  it('has no day when it is far, and is none without a model or past the last stage', () => {
    const of = (pestId: number, standing: Standing) => milestoneOf(pestId, standing, standing.date);
    expect(of(1, steady(10, 13))).toMatchObject({ threshold: { dd: 382.4 }, expected: null });
    expect(of(5, steady(10, 10))).toBeNull();
    expect(of(1, steady(100, 20))).toBeNull();
  });

  it('names no day from an old record nor for a season that is over', () => {
    const standing = steady(10, 10);
    const day = (today: IsoDate | null) => milestoneOf(1, standing, today)!.expected;
    expect(day(addDays(standing.date, 3))).not.toBeNull();
    expect(day(addDays(standing.date, 4))).toBeNull();
    expect(day(null)).toBeNull();
  });

  it('comes on the day the forecast crosses it', () => {
    fc.assert(
      fc.property(dailyAmounts, (daily) => {
        const standing = standingAfter(daily);
        const milestone = milestoneOf(1, standing, standing.date);
        const forecast = forecastOf(standing, standing.date);
        if (!milestone?.expected || !forecast) return;
        const ahead = daysBetween(standing.date, milestone.expected.date);
        expect(forecast.values[ahead - 1]!).toBeGreaterThanOrEqual(milestone.threshold.dd - 1e-6);
        if (ahead > 1) expect(forecast.values[ahead - 2]!).toBeLessThan(milestone.threshold.dd + 1e-6);
      }),
    );
  });
});

describe('forecast', () => {
  it('goes on at the pace of the last days, without spread when all are alike', () => {
    const standing = steady(10, 20);
    const forecast = forecastOf(standing, addDays(standing.date, 1))!;
    expect(Array.from(forecast.values)).toEqual(Array.from({ length: 15 }, (_, i) => 210 + 10 * i));
    expect(forecast.low).toEqual(forecast.high);
  });

  it('never falls, and lies within its spread', () => {
    fc.assert(
      fc.property(dailyAmounts, (daily) => {
        const standing = standingAfter(daily);
        const forecast = forecastOf(standing, standing.date);
        if (!forecast) return;
        for (const [i, value] of forecast.values.entries()) {
          expect(value).toBeGreaterThan(forecast.values[i - 1] ?? standing.degreeDays);
          expect(forecast.low[i]!).toBeLessThanOrEqual(value);
          expect(forecast.low[i]!).toBeGreaterThanOrEqual(standing.degreeDays);
          expect(forecast.high[i]!).toBeGreaterThanOrEqual(value);
        }
      }),
    );
  });

  it('is not drawn from a record that is not fresh, nor for a past season', () => {
    const standing = steady(10, 20);
    const isDrawn = (days: number) => forecastOf(standing, addDays(standing.date, days)) !== null;
    expect([-1, 0, 3, 4].map(isDrawn)).toEqual([false, true, true, false]);
    expect(forecastOf(standing, null)).toBeNull();
    const short = steady(10, 3);
    expect(forecastOf(short, short.date)).toBeNull();
  });
});
