import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { hoursOfDays } from '../climate/day-arrays.ts';
import { accumulate } from '../degree-days/accumulate.ts';
import { chillIncrementsByDay, degreeHourIncrementsByDay } from './by-day.ts';
import { dynamicPortions } from './dynamic.ts';
import type { ChillMetric } from './models.ts';

const CHANGES = [
  { name: 'the day without midnight', start: '2024-09-07', end: '2024-09-09', lengths: [24, 23, 24] },
  { name: 'the day that strikes 23:00 twice', start: '2024-04-05', end: '2024-04-07', lengths: [24, 25, 24] },
] as const;

describe.each(CHANGES)('chill over $name', ({ start, end, lengths }) => {
  const { hourly, dayOf } = hoursOfDays([], { start: isoDate(start), end: isoDate(end) });
  const steady = (t: number) => hourly.map(() => t);
  const perDay = (t: number, model: ChillMetric) => Array.from(chillIncrementsByDay(steady(t), dayOf, model));

  it('counts each hour once in its own day', () => {
    expect(perDay(6.9, 'chill_model_weinberger')).toEqual(lengths);
    expect(perDay(2, 'chill_model_utah')).toEqual(lengths.map((hours) => hours / 2));
    expect(perDay(20, 'chill_model_utah')).toEqual(lengths.map((hours) => -hours));
    expect(perDay(6, 'chill_model_infruitec')).toEqual(lengths);
    expect(perDay(20, 'chill_model_infruitec')).toEqual([0, 0, 0]);
    const degreeHours = degreeHourIncrementsByDay(steady(14.5), dayOf, { base: 4.5, optimum: 25 });
    expect(Array.from(degreeHours)).toEqual(lengths.map((hours) => hours * 10));
  });

  it('runs on through the change in the Dynamic model', () => {
    const portions = dynamicPortions(steady(6));
    const atDayEnds = portions.filter((_, i) => dayOf[i] !== dayOf[i + 1]);
    const { total } = accumulate(perDay(6, 'chill_model_dynamic'));
    for (const [day, portion] of atDayEnds.entries()) expect(total[day]).toBeCloseTo(portion, 12);
    expect(total.at(-1)).toBeGreaterThan(1);
  });

  it('keeps the day while 20 of 24 hours are there', () => {
    const middle = dayOf.indexOf(1);
    const missing = (hours: number) => steady(5).fill(Number.NaN, middle + 1, middle + 1 + hours);
    const increments = (hours: number) =>
      Array.from(chillIncrementsByDay(missing(hours), dayOf, 'chill_model_weinberger'));
    expect(increments(3)).toEqual(lengths);
    expect(increments(6)).toEqual([24, Number.NaN, 24]);
  });
});
