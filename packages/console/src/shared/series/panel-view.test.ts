import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { SEASONS, TODAY } from '../../testing/sample-farm.ts';
import { dataDays, panelView } from './panel-view.ts';
import { completeDays, measuredDays } from './scope.ts';

const [past, running] = SEASONS as [(typeof SEASONS)[0], (typeof SEASONS)[0]];
const series = (start: string, ...values: (number | null)[]) =>
  ({ start: isoDate(start), step: 'day', values }) as const;

describe('the days of a season', () => {
  it('end today, or yesterday if days must be complete', () => {
    expect(measuredDays({ season: running }, TODAY)?.end).toBe('2026-11-21');
    expect(completeDays({ season: running }, TODAY)?.end).toBe('2026-11-20');
    expect(measuredDays({ season: past }, TODAY)?.end).toBe('2026-04-30');
    expect(completeDays({ season: past }, TODAY)?.end).toBe('2026-04-30');
  });

  it('are none before it begins', () => {
    expect(measuredDays({ season: running }, isoDate('2026-04-30'))).toBeNull();
    expect(completeDays({ season: running }, running.start)).toBeNull();
  });
});

it('days with data go from the first value to the last, over all series', () => {
  expect(
    dataDays([null, series('2026-09-01', null, 1, null, 2, null), series('2026-09-01', null, null, 3)]),
  ).toEqual({
    start: '2026-09-02',
    end: '2026-09-04',
  });
  expect(dataDays([undefined, series('2026-09-01', null)])).toBeNull();
});

describe('the view', () => {
  it('of a running season ends fifteen days ahead and shows today', () => {
    const view = panelView('30days', { season: running }, TODAY, []);
    expect(view).toMatchObject({ window: { start: '2026-10-22', end: '2026-12-06' }, today: TODAY });
  });

  it('of a past season ends after its last data', () => {
    const view = panelView('90days', { season: past }, TODAY, [series('2026-03-01', 1, 2)]);
    expect(view).toMatchObject({ window: { start: '2025-12-02', end: '2026-03-12' }, today: null });
  });
});

describe('chosen dates', () => {
  const dates = { start: isoDate('2026-08-01'), end: isoDate('2026-11-10') };

  it('extend the requested season, or replace a missing one', () => {
    const early = { start: isoDate('2026-03-01'), end: isoDate('2026-06-01') };
    expect(measuredDays({ season: running, dates: early }, TODAY)).toEqual({
      start: '2026-03-01',
      end: '2026-11-21',
    });
    expect(measuredDays({ season: null, dates }, TODAY)).toEqual(dates);
    expect(measuredDays({ season: null }, TODAY)).toEqual({ start: '2026-09-21', end: '2026-11-21' });
  });

  it('are shown, or their last days by the period', () => {
    const shown = (period: Parameters<typeof panelView>[0], days = dates) =>
      panelView(period, { season: running, dates: days }, TODAY, []);
    expect(shown('allSeason')).toMatchObject({ period: 'allSeason', window: dates });
    expect(shown('30days')).toMatchObject({ period: '30days', window: { start: '2026-10-11' } });
    const week = { start: isoDate('2026-11-01'), end: isoDate('2026-11-08') };
    expect(shown('allSeason', week)).toMatchObject({ period: '30days', window: week });
  });
});
