import type { ForecastColumns, ForecastItems } from '@vigia/api/contract';
import { addDays, eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { asClient } from '../db/tenant.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';
import { saveWeather } from '../stores/measurements/station-weather.ts';

const DD = 'dd_hourly_10';
const HOUR = 3_600_000;
const TODAY = isoDate('2026-11-21');
let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;

beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  // 10 + n °C all day long is n degree-days a day: 6 in 2025, 4 in 2024, 5 in the running season until yesterday.
  await measure(1001, '2025-11-01', '2025-12-31', 16);
  await measure(1001, '2024-11-01', '2024-12-31', 14);
  await measure(1001, '2026-11-01', '2026-11-20', 15);
  // Station 1002 was installed this spring.
  await measure(1002, '2026-11-11', '2026-11-20', 17);
});
afterAll(() => service.close());

async function measure(stationId: number, from: string, to: string, temperature: number): Promise<void> {
  const rows = eachDay(isoDate(from), isoDate(to)).flatMap((day) =>
    Array.from(hoursOfDay(day), (t) => ({ t, values: [temperature, 60, null, null, null] })),
  );
  await service.databases.owner
    .transaction()
    .execute((tx) => saveMeasurements(tx, { clientId: 1, stationId }, rows));
}

/** Stores a forecast by day from today on, °C, the same in all hours. */
async function saveForecast(
  stationId: number,
  temperatures: readonly (number | null)[],
  at = TEST_NOW - HOUR,
) {
  const days = temperatures.map((temperature, i) => {
    const date = addDays(TODAY, i);
    const hours = Array.from(hoursOfDay(date), () => temperature);
    return { date, temperature: hours, humidity: hours };
  });
  const of = { clientId: 1, stationIds: [stationId], service: 'open-meteo' } as const;
  await asClient(service.databases.app, 1, (tx) => saveWeather(tx, of, days, at));
}

const post = (metric: string, params: Record<string, string>, stations: number[]) =>
  admin(`/data_analytics/forecast/${metric}?${new URLSearchParams(params)}`, {
    body: { station_id_list: stations },
  });
async function columns(metric: string, params: Record<string, string>, stations: number[]) {
  const answer = await post(metric, { ...params, format: 'columns' }, stations);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return rounded((await answer.json()) as ForecastColumns);
}

/** Increments are differences of sums, so their last digits are rounding errors. */
const rounded = <T>(answer: T): T =>
  JSON.parse(JSON.stringify(answer), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1e9) / 1e9 : value,
  );

/** Of two years with 4 and 6 °C·day: 3.078 standard deviations (√2) · √1.5; and no day takes a total back. */
const REACH = 3.078 * Math.sqrt(3);

describe('without a weather service, past years speak', () => {
  test('their mean day by day, with their spread, until fifteen days after today', async () => {
    const { start, values, low, high, meta } = await columns(DD, {}, [1001]);
    expect(start).toBe('2026-11-21');
    expect(values).toEqual(new Array(16).fill(5));
    expect([low[0], high[15]]).toEqual(rounded([0, 5 + REACH]));
    expect(meta).toEqual({
      provider: 'climatology',
      told_at: null,
      years: 2,
      stations: 1,
      measured_until: '2026-11-20',
      measured_total: null,
      reason: null,
    });
  });

  test('a running total goes on from what was measured', async () => {
    const params = { per_station_transform: 'accumulated', acc_from: '2026-11-11', date_end: '2026-11-23' };
    const { values, low, high, meta } = await columns(DD, params, [1001]);
    expect(meta.measured_total).toBe(50);
    expect(values).toEqual([55, 60, 65]);
    expect([low, high]).toEqual([[50, 50, 50], [1, 2, 3].map((days) => rounded(50 + days * (5 + REACH)))]);
  });

  test('stations are put together: each past window over those that have it', async () => {
    const params = { per_station_transform: 'accumulated', acc_from: '2026-11-11', date_end: '2026-11-21' };
    const { values, meta } = await columns(DD, params, [1001, 1002]);
    expect([meta.measured_total, values]).toEqual([60, [65]]); // ten days of (5 + 7) / 2
  });

  test('items contain the same', async () => {
    const answer = await post(DD, { date_end: '2026-11-21' }, [1001]);
    const { items } = rounded((await answer.json()) as ForecastItems);
    expect(items).toEqual([{ date: '2026-11-21', value: 5, low: 0, high: rounded(5 + REACH) }]);
  });

  test.each([
    'temperature_max_daily',
    'humidity_avg_daily',
    'dd_single_sine_10_30_horizontal',
    'gdh_mean_4dot5_25',
    'chill_model_dynamic',
  ])('%s has one too', async (metric) => {
    const { values, meta } = await columns(metric, {}, [1001]);
    expect(meta.provider).toBe('climatology');
    expect(values).toHaveLength(16);
    expect(values.every((value) => value !== null)).toBe(true);
  });

  test('too few years are said to be too few, no record to be none', async () => {
    const young = await columns(DD, {}, [1002]);
    expect([young.values, young.meta.reason, young.meta.provider]).toEqual([[], 'too_few_years', null]);
    const none = await columns(DD, {}, []);
    expect([none.values, none.meta.reason]).toEqual([[], 'no_record']);
  });

  test('no running total goes on from an old record', async () => {
    service.clock.now = TEST_NOW + 5 * 24 * HOUR;
    const params = { per_station_transform: 'accumulated', acc_from: '2026-11-11' };
    const old = await columns(DD, params, [1001]);
    expect([old.values, old.meta.reason]).toEqual([[], 'stale_record']);
    expect((await columns(DD, {}, [1001])).start).toBe('2026-11-26');
    service.clock.now = TEST_NOW;
  });
});

describe('what a weather service forecasts', () => {
  test('goes before past years, without a spread, and ends where it ends', async () => {
    await saveForecast(1002, [20, 22, null, 24]);
    const { values, low, meta } = await columns(DD, { date_end: '2026-11-25' }, [1002]);
    expect(values).toEqual([10, 12, null, 14, null]);
    expect(low).toEqual([null, null, null, null, null]);
    expect(meta).toMatchObject({ provider: 'open-meteo', years: null, reason: null });
    expect(meta.told_at).toBe(new Date(TEST_NOW - HOUR).toISOString());
  });

  test('a running total breaks where it says nothing', async () => {
    const params = { per_station_transform: 'accumulated', acc_from: '2026-11-11', date_end: '2026-11-24' };
    expect((await columns(DD, params, [1002])).values).toEqual([80, 92, null, null]);
  });

  test('a new word of it changes the answer, and one of yesterday is overtaken', async () => {
    await saveForecast(1002, [30], TEST_NOW);
    expect((await columns(DD, { date_end: '2026-11-21' }, [1002])).values).toEqual([20]);
    service.clock.now = TEST_NOW + 25 * HOUR;
    expect((await columns(DD, {}, [1002])).meta.reason).toBe('too_few_years');
    service.clock.now = TEST_NOW;
  });
});

test('an unchanged answer is recognised by its tag', async () => {
  const first = await post(DD, {}, [1001]);
  const etag = first.headers.get('etag') as string;
  const again = await admin(`/data_analytics/forecast/${DD}?`, {
    body: { station_id_list: [1001] },
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

test.each([
  ['acc_from', DD, { acc_from: '2026-11-22' }],
  ['acc_from', DD, { acc_from: '1990-01-01' }],
  ['date_end', DD, { date_end: '2026-11-20' }],
  ['per_station_transform', 'temperature_max_daily', { per_station_transform: 'accumulated' }],
  ['per_station_transform', 'acc_score', { per_station_transform: 'accumulated' }],
  ['station_aggregation', DD, { station_aggregation: 'sum' }],
] as const)('refuses a wrong %s of %s', async (field, metric, params) => {
  const answer = await post(metric, params, [1001]);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ field }] });
});

test('other metrics and other people’s stations are not found', async () => {
  for (const metric of ['bug_count', 'inference', 'dd_hourly_30_10_horizontal']) {
    expect((await post(metric, {}, [1001])).status).toBe(404);
  }
  expect((await post(DD, {}, [3001])).status).toBe(404);
});
