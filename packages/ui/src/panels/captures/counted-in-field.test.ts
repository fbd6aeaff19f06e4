import { addDays, isoDate, wallMsOfDay } from '@vigia/domain';
import { expect, it } from 'vitest';
import { stacksOf, totalSeries } from '../../charts/bar-chart/stacks.ts';
import { captureSeries } from './capture-series.ts';
import { drawnUntilToday } from './closed-counts.ts';

const MONDAY = isoDate('2026-10-26');
const on = (day: number) => addDays(MONDAY, day);
const station = (
  id: number,
  values: (number | null)[],
  inField: [day: number, found: number, summed: number][],
) => ({
  ...{ id, name: `N-${id}`, photo: null },
  daily: { start: MONDAY, step: 'day' as const, values },
  inField: inField.map(([day, found, summed]) => ({ date: on(day), found, summed })),
});
/** Three weeks: field counts alone; a photo of 2 and a count of 3; a photo, and a count that it may have shown. */
const VALUES = [
  null,
  5,
  null,
  null,
  null,
  null,
  null,
  2,
  null,
  3,
  null,
  null,
  null,
  null,
  4,
  null,
  null,
  null,
];
const MANUAL = station(1, VALUES, [
  [1, 5, 5],
  [9, 3, 3],
  [15, 4, 0],
]);

it('marks the weeks of which all or part was counted in the field', () => {
  const [weekly] = captureSeries([MANUAL], 'weekly', 'adultos');
  expect(Array.from(weekly!.y)).toEqual([5, 5, 4]);
  expect(weekly!.provenance).toEqual(['field', 'partly-field', 'measured']);
  const now = drawnUntilToday(weekly!, wallMsOfDay(on(17)));
  expect([now.x.length, now.provenance?.length]).toEqual([3, 3]);
});

it('marks no photo, and nothing where nobody counted in the field', () => {
  expect(captureSeries([MANUAL], 'photo', 'adultos')[0]!.provenance).toBeUndefined();
  expect(captureSeries([station(2, VALUES, [])], 'weekly', 'adultos')[0]!.provenance).toBeUndefined();
});

it('a count of none is marked too', () => {
  const [weekly] = captureSeries([station(1, [0], [[0, 0, 0]])], 'weekly', 'adultos');
  expect(weekly!.provenance).toEqual(['field']);
});

it('a bar of several stations is counted in the field, in part, or not at all', () => {
  const camera = station(
    2,
    [null, null, null, null, null, null, null, 2, null, null, null, null, null, null, 1],
    [],
  );
  const series = captureSeries([MANUAL, camera], 'weekly', 'adultos');
  expect(stacksOf(series).provenance).toEqual(['field', 'partly-field', 'measured']);
  expect(totalSeries(series, 'Total')[0]!.provenance).toEqual(['field', 'partly-field', 'measured']);
});
