import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import type { DegreeDayStart } from '../degree-days/start.ts';
import type { DailySeries } from '../series/daily.ts';
import { capturesBeside } from './captures-beside.ts';
import type { PestSeason } from './season-beside.ts';

const HOLE = Number.NaN;
const series = (start: string, ...values: number[]): DailySeries => ({
  start: isoDate(start),
  values: Float64Array.from(values),
});
const from = (date: string, reason: DegreeDayStart['reason'] = 'biofix') => ({ date: isoDate(date), reason });

/** 10 °C·day a day from 1 October 2026 on; 3, 5 and 4 insects, the last ones on 4 October. */
const shown: PestSeason = {
  season: { start: isoDate('2026-05-01') },
  start: from('2026-10-01'),
  curve: series('2026-10-01', 10, 20, 30, 40),
  captures: series('2026-10-01', 3, HOLE, 5, 4, HOLE),
};
/** 20 °C·day a day from 28 September 2025 on, the year before. */
const other: PestSeason = {
  season: { start: isoDate('2025-05-01') },
  start: from('2025-09-28'),
  curve: series('2025-09-28', 20, 40, 60, 80, 100, 120, 140, 160),
  captures: series('2025-09-30', 1, 2, 6, HOLE, 7, 8),
};

describe('captures beside those of another season', () => {
  it('lie by calendar on the same days, split at the day of the last count', () => {
    // 1, 2, 6, none and 7 stand on 30 September to 4 October, 8 on the 5th.
    expect(capturesBeside(shown, other, 'calendar')).toEqual({
      daily: series('2026-09-30', 1, 2, 6, HOLE, 7, 8),
      caught: { until: 16, after: 8 },
      reason: null,
    });
  });

  it('lie by biofix three days later', () => {
    // 1 and 2 stand on 3 and 4 October.
    expect(capturesBeside(shown, other, 'biofix')).toEqual({
      daily: series('2026-10-03', 1, 2, 6, HOLE, 7, 8),
      caught: { until: 3, after: 21 },
      reason: null,
    });
  });

  it('lie by degree-days where this season had the same sum', () => {
    // 30 September had 60 °C·day, more than the 40 of today: all is still to come.
    expect(capturesBeside(shown, other, 'degree-days').caught).toEqual({ until: 0, after: 24 });
    // With 5 °C·day a day the sums are 15 to 40: on 2, 2, 3, none, 4 and 4 October.
    const colder = { ...other, curve: series('2025-09-28', 5, 10, 15, 20, 25, 30, 35, 40) };
    expect(capturesBeside(shown, colder, 'degree-days')).toEqual({
      daily: series('2026-10-01', HOLE, 3, 6, 15),
      caught: { until: 24, after: 0 },
      reason: null,
    });
  });

  it('are all before the last count, or all after it', () => {
    const early = { ...other, captures: series('2025-08-01', 9) };
    expect(capturesBeside(shown, early, 'calendar').caught).toEqual({ until: 9, after: 0 });
    const late = { ...other, captures: series('2025-12-01', 9) };
    expect(capturesBeside(shown, late, 'calendar').caught).toEqual({ until: 0, after: 9 });
  });
});

describe('what is not compared says why', () => {
  const gaps = series('2025-09-28', 20, HOLE, HOLE, HOLE, HOLE, 60);
  const nothing = { daily: null, caught: null };

  it.each([
    ['calendar', { captures: null }, {}, 'no-record'],
    ['calendar', { captures: series('2025-10-01', HOLE) }, {}, 'no-record'],
    ['biofix', { start: from('2025-05-01', 'season') }, {}, 'no-biofix'],
    ['biofix', {}, { start: from('2026-05-01', 'season') }, 'own-no-biofix'],
    ['degree-days', { curve: null }, {}, 'no-record'],
    ['degree-days', {}, { curve: null }, 'no-record'],
    ['degree-days', { start: from('2025-05-01', 'season') }, {}, 'other-start'],
    ['degree-days', { curve: gaps }, {}, 'gaps'],
    ['degree-days', {}, { curve: gaps }, 'own-gaps'],
  ] as const)('%s %#: %s', (alignment, there, here, reason) => {
    expect(capturesBeside({ ...shown, ...here }, { ...other, ...there }, alignment)).toEqual({
      ...nothing,
      reason,
    });
  });

  it('draws those of a season that is not counted yet', () => {
    const { daily, caught, reason } = capturesBeside({ ...shown, captures: null }, other, 'calendar');
    expect([daily?.values.length, caught, reason]).toEqual([6, null, 'own-no-counts']);
  });
});
