import type { SeriesAnswer } from '@vigia/api/client';
import { isoDate } from '@vigia/domain';
import { expect, it } from 'vitest';
import { SEASONS } from '../../testing/sample-farm.ts';
import { mostMissing, originOf } from './use-series.ts';

const season = SEASONS[1]!;
const answer = (missingDays: number): SeriesAnswer => ({
  series: { start: season.start, step: 'day', values: [1, null] },
  missingDays,
  stations: 4,
  lastDate: season.start,
  inField: [],
});

it('gives the start of accumulated series with its reason, the stations, and no filled days', () => {
  expect(originOf([answer(0)], { season }, season.start)).toEqual({
    filledDays: 0,
    stations: 4,
    start: { date: season.start, reason: 'season' },
  });
  const dates = { start: isoDate('2026-09-01'), end: isoDate('2026-10-01') };
  expect(originOf([answer(0)], { season, dates }, dates.start).start).toEqual({ date: dates.start });
  expect(originOf(null, { season }, null)).toEqual({ filledDays: 0 });
});

it('takes the missing days of the series with most of them', () => {
  expect(mostMissing([answer(1), answer(6), answer(2)])).toBe(6);
  expect(mostMissing([])).toBe(0);
});
