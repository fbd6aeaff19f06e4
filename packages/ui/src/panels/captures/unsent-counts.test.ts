import { addDays, isoDate, wallMsOfDay } from '@vigia/domain';
import { SUNDAYS, TUESDAYS_AND_FRIDAYS } from '@vigia/domain/captures';
import { expect, it } from 'vitest';
import { SPANISH_PANELS } from '../words.ts';
import { unsentSeries } from './unsent-counts.ts';

const MONDAY = isoDate('2026-11-09');
const on = (day: number) => addDays(MONDAY, day);
const wall = (day: number) => wallMsOfDay(on(day));
const items = [
  { date: on(1), value: 3 },
  { date: on(6), value: 2 },
  { date: on(8), value: 4 },
];
const look = { unit: 'adultos', axis: 'left', mask: SUNDAYS, today: wall(9) } as const;
const series = (more: Partial<typeof look> | { mask: number } = {}) =>
  unsentSeries(items, { ...look, ...more }, SPANISH_PANELS)[0]!;

it('adds up the days of a week, and ends the running one today', () => {
  const { x, y, since, lastRecord, isUnsent } = series();
  expect([...x]).toEqual([wall(6), wall(9)]);
  expect([...y]).toEqual([5, 4]);
  expect([...since!]).toEqual([wall(0), wall(7)]);
  expect(lastRecord).toEqual({ x: wall(9), y: 4, note: 'aún no se suma' });
  expect(isUnsent).toBe(true);
});

it('adds up by other days, without those that have none', () => {
  const { x, y } = series({ mask: TUESDAYS_AND_FRIDAYS });
  expect([...x]).toEqual([wall(1), wall(8)]);
  expect([...y]).toEqual([3, 6]);
});

it('is no series where nothing waits', () => {
  expect(unsentSeries([], look, SPANISH_PANELS)).toEqual([]);
  expect(unsentSeries(undefined, look, SPANISH_PANELS)).toEqual([]);
});
