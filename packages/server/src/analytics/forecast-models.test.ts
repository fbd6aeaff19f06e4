import type { ColumnsAnswer, ForecastColumns } from '@vigia/api/contract';
import { addDays, eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ask, startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { asClient } from '../db/tenant.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';
import { saveWeather } from '../stores/measurements/station-weather.ts';

const HOUR = 3_600_000;
const TODAY = isoDate('2026-11-21');
const SINCE = isoDate('2026-11-11');
/** A day of these is favourable to mildew: 24 h between 21 and 30 °C. One of 15 °C is not. */
const WARM = 25;
const COOL = 15;
const COLD = [6, 8, 5, 9, 7, 4, 10, 6, 8, 5];
let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;

beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  await measure(1001, [COOL, COOL, COOL, COOL, COOL, COOL, COOL, WARM, WARM, WARM]); // 30 points yesterday
  await measure(1002, COLD);
  await saveForecast(1001, [WARM, WARM, COOL, WARM, WARM, WARM, WARM, WARM, COOL]);
});
afterAll(() => service.close());

/** Stores measurements by day since the 11th, °C, the same in all hours. */
async function measure(stationId: number, temperatures: readonly number[]): Promise<void> {
  const rows = temperatures.flatMap((temperature, i) =>
    Array.from(hoursOfDay(addDays(SINCE, i)), (t) => ({ t, values: [temperature, 60, null, null, null] })),
  );
  await service.databases.owner
    .transaction()
    .execute((tx) => saveMeasurements(tx, { clientId: 1, stationId }, rows));
}

/** Stores a forecast by day from today on, °C: one value for all hours of a day, or one per hour. */
async function saveForecast(stationId: number, days: readonly (number | readonly (number | null)[])[]) {
  const hours = days.map((day, i) => {
    const date = addDays(TODAY, i);
    const temperature = Array.from(hoursOfDay(date), (_, hour) =>
      typeof day === 'number' ? day : (day[hour] ?? null),
    );
    return { date, temperature, humidity: temperature.map(() => null) };
  });
  const of = { clientId: 1, stationIds: [stationId], service: 'open-meteo' } as const;
  await asClient(service.databases.app, 1, (tx) => saveWeather(tx, of, hours, TEST_NOW - HOUR));
}

async function post<T>(
  path: string,
  params: Record<string, string>,
  stations: readonly number[],
): Promise<T> {
  const query = new URLSearchParams({ ...params, format: 'columns' });
  const answer = await admin(`${path}?${query}`, { body: { station_id_list: stations } });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}
const ahead = (metric: string, params: Record<string, string>, stations = [1001]) =>
  post<ForecastColumns>(`/data_analytics/forecast/${metric}`, params, stations);

describe('the index of mildew', () => {
  test('goes on from the measured one on the forecast hours, seven days from today at most', async () => {
    const { start, values, low, meta } = await ahead('acc_score', { acc_from: SINCE });
    expect(start).toBe(TODAY);
    expect(values).toEqual([50, 70, 60, 80, 100, 100, 100, 100]);
    expect(low).toEqual(new Array(8).fill(null));
    expect(meta).toMatchObject({
      provider: 'open-meteo',
      years: null,
      reason: null,
      measured_until: '2026-11-20',
    });
    expect(meta.told_at).toBe(new Date(TEST_NOW - HOUR).toISOString());
  });

  test('starts at 0 on the requested day, like the measured one', async () => {
    expect((await ahead('acc_score', { acc_from: TODAY })).values).toEqual([0, 0, 0, 0, 0, 30, 50, 70]);
  });

  test('has its conditions beside it', async () => {
    expect((await ahead('longest_run', {})).values).toEqual([24, 24, 0, 24, 24, 24, 24, 24]);
    expect((await ahead('hours_in_band', {})).values.slice(0, 3)).toEqual([24, 24, 0]);
  });

  test('is not forecast where one of the stations behind it is not', async () => {
    for (const stations of [[1001, 1002], [1002]]) {
      const { values, meta } = await ahead('acc_score', { acc_from: SINCE }, stations);
      expect([values, meta.reason, meta.provider]).toEqual([[], 'not_told', null]);
    }
  });

  test('is not made of past years', async () => {
    service.clock.now = TEST_NOW + 25 * HOUR;
    expect((await ahead('acc_score', { acc_from: SINCE })).meta.reason).toBe('not_told');
    service.clock.now = TEST_NOW + 5 * 24 * HOUR;
    expect((await ahead('acc_score', { acc_from: SINCE })).meta.reason).toBe('stale_record');
    service.clock.now = TEST_NOW;
  });

  test('ends before a day of which too few hours are forecast', async () => {
    await saveForecast(1002, [WARM, WARM, WARM, new Array(10).fill(COOL), WARM]);
    const { values } = await ahead('acc_score', { acc_from: SINCE, date_end: '2026-11-25' }, [1002]);
    expect(values).toEqual([0, 0, 30, null, null]);
  });
});

describe('chill', () => {
  test('portions go on as one course: the forecast days are those that are later measured', async () => {
    const next = [7, 6, 9, 5];
    await saveForecast(1002, next);
    const params = { per_station_transform: 'accumulated', acc_from: SINCE };
    const forecastAnswer = await ahead('chill_model_dynamic', { ...params, date_end: '2026-11-24' }, [1002]);
    await measure(1002, [...COLD, ...next]);
    service.clock.now = TEST_NOW + 5 * 24 * HOUR;
    const measured = await post<ColumnsAnswer>(
      '/count_analytics/chill_model_dynamic',
      { ...params, date_start: SINCE, date_end: '2026-11-24' },
      [1002],
    );
    service.clock.now = TEST_NOW;
    const same = (value: number | null) => value && Math.round(value * 1e9) / 1e9;
    expect(forecastAnswer.values.map(same)).toEqual(measured.values.slice(10).map(same));
    expect(forecastAnswer.values.at(-1)).toBeGreaterThan(8);
  });
});

test('what is forecast is in no measured answer: neither its days nor their count', async () => {
  const params = { date_start: '2026-11-11', date_end: '2026-12-06' };
  const mildew = await post<ColumnsAnswer>('/data_analytics/mildew/acc_score', params, [1001]);
  const climate = await post<ColumnsAnswer>('/data_analytics/climate/temperature_max_daily', params, [1001]);
  for (const { values, meta } of [mildew, climate]) {
    expect(values.slice(10)).toEqual(new Array(16).fill(null));
    expect(meta).toEqual({ missing_days: 0, stations: 1, last_date: '2026-11-20' });
  }
  expect(mildew.values.slice(7, 10)).toEqual([0, 0, 30]);
  expect(climate.values.slice(7, 10)).toEqual([25, 25, 25]);
  expect(eachDay(isoDate(mildew.start), TODAY)).toHaveLength(11);
});
