import type { ColumnsAnswer } from '@vigia/api/contract';
import { hoursOfDay, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';

const GDH = 'gdh_mean_4dot5_25';
const query = { date_start: '2026-10-01', date_end: '2026-10-03', format: 'columns' };

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  // 12 h at 4 °C (nothing), 6 h at 14.5 °C (10 each), 6 h at 30 °C (20.5 each): 183 °C·h a day.
  const courses = { 1001: (hour: number) => (hour < 12 ? 4 : hour < 18 ? 14.5 : 30), 1002: () => 5.5 };
  for (const [station, at] of Object.entries(courses)) {
    await measure(Number(station), '2026-10-01', at);
    await measure(Number(station), '2026-10-03', at);
  }
});
afterAll(() => service.close());

async function measure(stationId: number, day: string, at: (hour: number) => number): Promise<void> {
  const rows = Array.from(hoursOfDay(isoDate(day)), (t, hour) => ({
    t,
    line: 0,
    values: [at(hour), 60, null, null, null],
  }));
  await service.databases.owner
    .transaction()
    .execute((tx) => saveMeasurements(tx, { clientId: 1, stationId }, rows));
}

const post = (metric: string, params: Record<string, string>, stations: number[]) =>
  admin(`/data_analytics/degree_hours/${metric}?${new URLSearchParams(params)}`, {
    body: { station_id_list: stations },
  });

async function values(params: Record<string, string>, stations: number[]) {
  const answer = await post(GDH, { ...query, ...params }, stations);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ColumnsAnswer;
}

test('degree-hours of a day are those worked by hand, and a day without hours is a hole', async () => {
  const { values: days, meta } = await values({}, [1001]);
  expect(days).toEqual([183, null, 183]);
  expect(meta).toEqual({ missing_days: 1, stations: 1, last_date: '2026-10-03' });
});

test('degree-hours accumulate, averaged over the stations', async () => {
  // 1002 gains 24 × 1 °C·h a day.
  const params = { per_station_transform: 'accumulated', station_aggregation: 'avg' };
  expect((await values(params, [1001, 1002])).values).toEqual([103.5, null, 207]);
});

test('a new reading changes the answer at once', async () => {
  expect((await values({}, [1002])).values).toEqual([24, null, 24]);
  await measure(1002, '2026-10-02', () => 6.5);
  expect((await values({}, [1002])).values).toEqual([24, 48, 24]);
});

test('a name that no degree-hour metric has is not found', async () => {
  for (const name of ['gdh_mean_4.5_25', 'gdh_mean_25_4dot5', 'dd_single_sine_10_30_horizontal']) {
    expect((await post(name, query, [1001])).status).toBe(404);
  }
});

test('stations of another client are not found, and a range that ends before it starts is refused', async () => {
  expect((await post(GDH, query, [999_999])).status).toBe(404);
  const backwards = await post(GDH, { ...query, date_end: '2026-09-01' }, [1001]);
  expect(await backwards.json()).toMatchObject({ code: 'invalid-input', errors: [{ field: 'date_end' }] });
});

test('degree-days of the hours are those worked by hand', async () => {
  const hourly = async (metric: string, station: number) => {
    const params = new URLSearchParams(query);
    const answer = await admin(`/data_analytics/degree_days/${metric}?${params}`, {
      body: { station_id_list: [station] },
    });
    const { values } = (await answer.json()) as ColumnsAnswer;
    return values.map((value) => value && Number(value.toFixed(9)));
  };
  // 6 h of 4.5 °C and 6 h of 20 °C above 10 °C: 147/24; cut off at 25 °C the latter count 15.
  expect(await hourly('dd_hourly_10', 1001)).toEqual([6.125, null, 6.125]);
  expect(await hourly('dd_hourly_10_25_horizontal', 1001)).toEqual([4.875, null, 4.875]);
  expect(await hourly('dd_hourly_10_25_vertical', 1001)).toEqual([1.125, null, 1.125]);
});
