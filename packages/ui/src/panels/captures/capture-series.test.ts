import { addDays, isoDate, wallMsOfDay } from '@vigia/domain';
import { expect, it } from 'vitest';
import { captureSeries, comparedSeries } from './capture-series.ts';
import { drawnUntilToday, withClosedRecord } from './closed-counts.ts';

/**
 * Monday 26 October to Wednesday 11 November 2026. There is no photo on 29 October, on Sunday 1 November, and
 * on the eight days from 3 to 10 November.
 */
const MONDAY = isoDate('2026-10-26');
const values = [1, 0, 2, null, 1, 3, null, 4, ...Array<null>(8).fill(null), 5];
const daily = { start: MONDAY, step: 'day' as const, values };
const STATION = { id: 7, name: 'N-07', daily, photo: daily };
const day = (i: number) => wallMsOfDay(addDays(MONDAY, i));

it('sums whole weeks on their Sundays, the incomplete one on the coming Sunday', () => {
  const [weekly] = captureSeries([STATION], 'weekly', 'adultos');
  expect(Array.from(weekly!.x)).toEqual([day(6), day(13), day(20)]);
  expect(Array.from(weekly!.y)).toEqual([7, 4, 5]);
  expect(Array.from(weekly!.since!)).toEqual([day(0), day(7), day(14)]);
});

it('has the last complete week as last record, and the incomplete one beside it', () => {
  const [weekly] = captureSeries([STATION], 'weekly', 'adultos');
  const running = withClosedRecord(weekly!, day(16), 'semana en curso');
  expect(running.lastRecord).toEqual({ x: day(13), y: 4, before: 7 });
  expect(running.running).toEqual({ x: day(16), y: 5, note: 'semana en curso' });
  const whole = withClosedRecord(weekly!, day(20), 'semana en curso');
  expect([whole.lastRecord, whole.running]).toEqual([{ x: day(20), y: 5, before: 4 }, undefined]);
  const first = withClosedRecord(
    captureSeries([{ ...STATION, daily: { ...daily, values: [1, 2] } }], 'weekly', 'adultos')[0]!,
    day(1),
    'semana en curso',
  );
  expect([first.lastRecord, first.running]).toEqual([
    { x: day(1), y: 3, note: 'semana en curso' },
    undefined,
  ]);
});

it('draws the incomplete week until today, and nothing after it', () => {
  const [weekly] = captureSeries([STATION], 'weekly', 'adultos');
  const drawn = drawnUntilToday(weekly!, day(16));
  expect(Array.from(drawn.x)).toEqual([day(6), day(13), day(16)]);
  expect(Array.from(drawn.since!)).toEqual([day(0), day(7), day(14)]);
  expect(drawnUntilToday(weekly!, undefined)).toBe(weekly);
  expect(drawnUntilToday(weekly!, day(20))).toBe(weekly);
});

it('sums from Tuesday to Friday and from Friday to Tuesday', () => {
  const [twice] = captureSeries([STATION], 'tuesday-friday', 'adultos');
  expect(Array.from(twice!.x)).toEqual([1, 4, 8, 11, 15, 18].map(day));
  expect(Array.from(twice!.y)).toEqual([1, 3, 7, Number.NaN, Number.NaN, 5]);
});

it('continues a line over a Sunday, and breaks it for nine days without photo', () => {
  const [total] = captureSeries([STATION], 'accumulated', 'adultos');
  expect(Array.from(total!.x.slice(0, 6))).toEqual([0, 1, 2, 4, 5, 7].map(day));
  expect(Array.from(total!.y.slice(0, 6))).toEqual([1, 1, 3, 4, 7, 11]);
  expect(Array.from(total!.y.slice(6))).toEqual([...Array(8).fill(Number.NaN), 16]);
});

it('repeats its colours after the eighth station', () => {
  const colors = captureSeries(Array(9).fill(STATION), 'photo', 'adultos').map((one) => one.color);
  expect(new Set(colors).size).toBe(8);
  expect(colors[8]).toBe(colors[0]);
});

it('counts of models stand beside those of people, in every view', () => {
  const model = { ...STATION, model: 'lobesia', name: 'A.I. lobesia' };
  for (const view of ['weekly', 'photo'] as const) {
    const [counted, seen] = comparedSeries([STATION], [model], view, 'adultos');
    expect(seen).toMatchObject({ id: 'model-lobesia', label: 'A.I. lobesia', kind: counted!.kind });
    expect(seen!.y).toEqual(counted!.y);
    expect(seen!.color).not.toBe(counted!.color);
  }
});
