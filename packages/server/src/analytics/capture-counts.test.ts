import { beforeAll, describe, expect, test } from 'vitest';
import { analyticsService } from './analytics.fixture.ts';

const { columns, items, photograph } = analyticsService();

describe('captures', () => {
  const week = { date_start: '2026-11-09', date_end: '2026-11-15' };
  beforeAll(async () => {
    await photograph(1001, [
      ['2026-10-20', 30],
      ['2026-11-05', 2, true],
      ['2026-11-07', 4],
      ['2026-11-09', 7],
      ['2026-11-10', 7],
      ['2026-11-12', 12],
      ['2026-11-14', 3, true],
    ]);
    await photograph(1002, [
      ['2026-11-09', 1],
      ['2026-11-12', 2],
    ]);
    await photograph(1002, [['2026-11-09', 50]], 2);
  });
  const sum = { ...week, station_aggregation: 'sum' };
  const bugs = 'count_analytics/bug_count';

  test('grow by what each photo adds to the plate that hung before', async () => {
    const { values } = await columns(bugs, { ...sum, per_station_transform: 'incremental' }, [1001]);
    expect(values).toEqual([3, 0, null, 5, null, 3, null]);
  });

  test('are summed over stations, each for its own pest', async () => {
    const { values, meta } = await columns(
      bugs,
      { ...sum, per_station_transform: 'incremental' },
      [1001, 1002],
    );
    expect(values).toEqual([4, 0, null, 6, null, 3, null]);
    expect(meta.last_date).toBe('2026-11-14');
    const other = { ...sum, per_station_transform: 'incremental', pest_id: '2' };
    expect((await columns(bugs, other, [1001, 1002])).values).toEqual([
      50,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('accumulate', async () => {
    const { values } = await columns(bugs, { ...sum, per_station_transform: 'accumulated' }, [1001, 1002]);
    expect(values).toEqual([4, 4, null, 10, null, 13, null]);
  });

  test('are shown as seen in the photo, a plate carried over the days between', async () => {
    const { values } = await columns(bugs, { ...sum, per_station_transform: 'value' }, [1001, 1002]);
    expect(values).toEqual([8, 8, 8, 14, 14, 5, 5]);
  });

  test('close on the days of a mask', async () => {
    const weekly = { ...sum, per_station_transform: 'incremental', incremental_day_options: '1' };
    expect(await items(bugs, weekly, [1001, 1002])).toEqual([{ date: '2026-11-15', value: 13 }]);
    const open = { ...weekly, date_end: '2026-11-17' };
    expect(await items(bugs, open, [1001])).toEqual([
      { date: '2026-11-15', value: 11 },
      { date: '2026-11-22', value: null },
    ]);
    const wide = await columns(bugs, open, [1001]);
    expect(wide.values).toHaveLength(14);
    expect(wide.values[6]).toBe(11);
  });
});
