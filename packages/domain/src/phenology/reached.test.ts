import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { accumulate } from '../degree-days/accumulate.ts';
import { dailyDegreeDays } from '../degree-days/daily-degree-days.ts';
import { degreeDayMetricName } from '../degree-days/rule.ts';
import { chronofixDate, FLIGHT_MODELS, flightDates } from './flights.ts';
import { dateReached, stageDates } from './reached.ts';

const START = isoDate('2026-09-20');
const HOLE = Number.NaN;
const series = (values: number[], start = START) => ({ start, values: Float64Array.from(values) });
const day = (n: number) => addDays(START, n);

describe('date of a threshold', () => {
  it('is the first day at or above it', () => {
    const totals = series([0, 5, 10, 10, 30]);
    expect(dateReached(totals, 10)).toEqual({ date: day(2), earliest: day(2) });
    expect(dateReached(totals, 10.1)).toEqual({ date: day(4), earliest: day(4) });
    expect(dateReached(totals, 0)).toEqual({ date: START, earliest: START });
    expect(dateReached(totals, 30.1)).toBeNull();
    expect(dateReached(totals, HOLE)).toBeNull();
    expect(dateReached(series([]), 1)).toBeNull();
  });

  it('says how early it may have been where days before it are missing', () => {
    expect(dateReached(series([5, HOLE, HOLE, 20]), 10)).toEqual({ date: day(3), earliest: day(1) });
    expect(dateReached(series([HOLE, HOLE, 20]), 10)).toEqual({ date: day(2), earliest: START });
    expect(dateReached(series([5, HOLE, 7, 20]), 10)).toEqual({ date: day(3), earliest: day(3) });
  });

  it('moves with the series', () => {
    const amounts = fc.array(fc.double({ min: 0, max: 15, noNaN: true }), { minLength: 1 });
    fc.assert(
      fc.property(amounts, fc.double({ min: 0, max: 300, noNaN: true }), (daily, threshold) => {
        const values = accumulate(daily).total;
        const reached = dateReached({ start: START, values }, threshold);
        const later = dateReached({ start: day(1), values }, threshold);
        expect(later?.date).toBe(reached ? addDays(reached.date, 1) : undefined);
      }),
    );
  });
});

describe('dates of the stages', () => {
  it('are those of each threshold, null for what is to come', () => {
    const dates = stageDates(1, series(Array.from({ length: 60 }, (_, i) => i * 10)));
    expect(dates.slice(0, 6).map(({ reached }) => reached?.date ?? null)).toEqual([
      day(0),
      day(4),
      day(13),
      day(39),
      day(54),
      day(57),
    ]);
    expect(dates[6]).toMatchObject({ threshold: { generation: 2, stage: 'larvae' }, reached: null });
    expect(stageDates(5, series([1]))).toEqual([]);
  });
});

describe('flights of Lobesia', () => {
  const model = FLIGHT_MODELS.get(1)!;

  it('have a rule and thresholds of their own', () => {
    expect(degreeDayMetricName(model.rule)).toBe('dd_simple_average_7');
    expect(model.flights.map(({ value, plusMinus }) => [value, plusMinus])).toEqual([
      [248.79, 4],
      [860.18, 4.1],
      [1671.34, 5.8],
      [2335.64, 4.3],
    ]);
    for (const { confidence, source, sourceEs } of model.flights) {
      expect([confidence, source !== sourceEs]).toEqual(['A', true]);
      for (const text of [source, sourceEs]) expect(text).toMatch(/^Heit, Sione .* 2019, J Plant Prot Res/);
    }
    expect(FLIGHT_MODELS.get(2)).toBeUndefined();
  });

  it('are dated from 1 July on, over days of 23 hours too', () => {
    const start = chronofixDate(isoDate('2024-05-01'));
    const days = 300;
    const extremes = { min: new Float64Array(days).fill(8), max: new Float64Array(days).fill(22) };
    const daily = dailyDegreeDays(extremes, model.rule);
    const dates = flightDates(model, { start, values: accumulate(daily).total });
    // Eight degree-days per day: the sum of n days is 8 n.
    expect(dates.map(({ flight, reached }) => [flight.flight, reached?.date])).toEqual([
      [1, addDays(start, 31)],
      [2, addDays(start, 107)],
      [3, addDays(start, 208)],
      [4, addDays(start, 291)],
    ]);
    expect(flightDates(model, { start, values: new Float64Array(0) })[0]!.reached).toBeNull();
  });

  it('start in the winter of their season', () => {
    const of = (start: string) => chronofixDate(isoDate(start));
    expect(['2026-05-01', '2026-07-01', '2026-09-01', '2026-04-01'].map(of)).toEqual(
      Array(4).fill('2026-07-01'),
    );
    expect(['2027-01-01', '2027-03-31'].map(of)).toEqual(Array(2).fill('2026-07-01'));
    expect(of('0001-03-01')).toBe('0000-07-01');
  });
});
