import { isoDate } from '@vigia/domain';
import { describe, expect, it } from 'vitest';
import { SEASONS, TODAY } from '../../testing/sample-farm.ts';
import { tabOfHash } from './tabs.ts';
import { completeDays, dataDays, measuredDays, panelView } from './view-of.ts';

const [past, running] = SEASONS as [(typeof SEASONS)[0], (typeof SEASONS)[0]];
const series = (start: string, ...values: (number | null)[]) =>
  ({ start: isoDate(start), step: 'day', values }) as const;

describe('the days of a season', () => {
  it('end today, or yesterday where a day must be complete', () => {
    expect(measuredDays(running, TODAY)?.end).toBe('2026-11-21');
    expect(completeDays(running, TODAY)?.end).toBe('2026-11-20');
    expect(measuredDays(past, TODAY)?.end).toBe('2026-04-30');
    expect(completeDays(past, TODAY)?.end).toBe('2026-04-30');
  });

  it('are none before it begins', () => {
    expect(measuredDays(running, isoDate('2026-04-30'))).toBeNull();
    expect(completeDays(running, running.start)).toBeNull();
  });
});

it('days with data reach from the first value to the last, over all series', () => {
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
    const view = panelView('30days', running, TODAY, []);
    expect(view).toMatchObject({ window: { start: '2026-10-22', end: '2026-12-06' }, today: TODAY });
  });

  it('of a past season ends after its last data', () => {
    const view = panelView('90days', past, TODAY, [series('2026-03-01', 1, 2)]);
    expect(view).toMatchObject({ window: { start: '2025-12-02', end: '2026-03-12' }, today: null });
  });
});

it('the fragment names the tab', () => {
  expect(['', 'clima', 'horas-frio', 'nada'].map(tabOfHash)).toEqual([
    'plagas',
    'clima',
    'horas-frio',
    'plagas',
  ]);
});
