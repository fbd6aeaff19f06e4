import type { ColumnsAnswer, ItemsAnswer } from '@vigia/api/contract';
import { hoursOfDay, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

/** 29 October 2026 is a Thursday; no other day was measured. */
const DAYS = { '2026-10-29': 10, '2026-10-31': 16, '2026-11-01': 19, '2026-11-02': 7, '2026-11-10': 30 };
const query = { date_start: '2026-10-29', date_end: '2026-11-11' };

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  const rows = Object.entries(DAYS).flatMap(([day, celsius]) =>
    Array.from(hoursOfDay(isoDate(day)), (t) => ({ t, line: 0, values: [celsius, 60, null, null, null] })),
  );
  await service.databases.owner
    .transaction()
    .execute((tx) => saveMeasurements(tx, { clientId: 1, stationId: 1001 }, rows));
});
afterAll(() => service.close());

const post = (params: Record<string, string>, metric = 'climate/temperature_max_daily') =>
  admin(`/data_analytics/${metric}?${new URLSearchParams({ ...query, ...params })}`, {
    body: { station_id_list: [1001] },
  });
const items = async (params: Record<string, string>) =>
  ((await (await post(params)).json()) as ItemsAnswer).items.map(({ date, value }) => [date.slice(5), value]);

test.each([
  ['sum', [45, 7, 30]],
  ['avg', [15, 7, 30]],
  ['min', [10, 7, 30]],
  ['max', [19, 7, 30]],
])('weeks begin on Monday, the first where the range does: %s', async (bin_aggregation_method, expected) => {
  expect(await items({ bin_size: 'week', bin_aggregation_method })).toEqual([
    ['10-29', expected[0]],
    ['11-02', expected[1]],
    ['11-09', expected[2]],
  ]);
});

test('months, and a bin without any value is a hole', async () => {
  const monthly = { bin_size: 'month', bin_aggregation_method: 'sum' };
  expect(await items(monthly)).toEqual([
    ['10-29', 26],
    ['11-01', 56],
  ]);
  const later = { date_start: '2026-11-03', date_end: '2026-11-15' };
  expect(await items({ ...later, bin_size: 'week', bin_aggregation_method: 'max' })).toEqual([
    ['11-03', null],
    ['11-09', 30],
  ]);
});

test('columns carry each bin on its first day, and the missing days are counted', async () => {
  const params = { bin_size: 'week', bin_aggregation_method: 'sum', format: 'columns' };
  const { start, values, meta } = (await (await post(params)).json()) as ColumnsAnswer;
  expect([start, values]).toEqual([
    '2026-10-29',
    [45, null, null, null, 7, null, null, null, null, null, null, 30, null, null],
  ]);
  expect(meta).toMatchObject({ missing_days: 9, last_date: '2026-11-10' });
});

test('bins of a day are the days themselves', async () => {
  const daily = await items({ bin_size: 'day', bin_aggregation_method: 'sum' });
  expect(daily).toEqual(await items({}));
  expect(daily).toHaveLength(14);
});

test.each([
  [{ bin_size: 'week' }, 'bin_aggregation_method'],
  [{ bin_size: 'year', bin_aggregation_method: 'sum' }, 'bin_size'],
  [{ bin_size: 'week', bin_aggregation_method: 'median' }, 'bin_aggregation_method'],
  [
    {
      bin_size: 'week',
      bin_aggregation_method: 'sum',
      per_station_transform: 'incremental',
      incremental_day_options: '1',
    },
    'bin_size',
  ],
])('refuses %o', async (wrong, field) => {
  const answer = await post(wrong as Record<string, string>, 'degree_days/dd_single_sine_10_30_horizontal');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ field }] });
});
