import type { DataColumns, DataItems } from '@vigia/api/contract';
import { eachDay, hoursOfDay, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { asClient } from '../db/tenant.ts';
import { saveMeasurements } from '../ingest/save-measurements.ts';
import { saveWeather } from '../stores/measurements/station-weather.ts';

let service: TestApp;
let root: (path: string, ask?: Ask) => Promise<Response>;
const HOUR = 3_600_000;
const MEASURED = isoDate('2026-11-19');

beforeAll(async () => {
  service = await startTestApp();
  root = await service.as('superAdmin');
  const rows = Array.from(hoursOfDay(MEASURED)).flatMap((t, hour) =>
    hour === 3 || hour === 4 ? [] : [{ t, values: [10 + hour, hour === 5 ? null : 70, null, null, null] }],
  );
  const { owner, app } = service.databases;
  await owner.transaction().execute((tx) => saveMeasurements(tx, { clientId: 1, stationId: 1001 }, rows));
  const days = eachDay(isoDate('2026-11-19'), isoDate('2026-11-23')).map((date) => ({
    date,
    temperature: Array.from(hoursOfDay(date), (_, hour) => (hour === 4 ? null : 100 + hour)),
    humidity: Array.from(hoursOfDay(date), (_, hour) => (hour === 4 ? null : 40)),
  }));
  const of = { clientId: 1, stationIds: [1001], service: 'open-meteo' } as const;
  await asClient(app, 1, (tx) => saveWeather(tx, of, days, TEST_NOW - HOUR));
});
afterAll(() => service.close());

const DAYS = 'date_start=2026-11-19&date_end=2026-11-23';
const ask = (category: string, more = '') =>
  root(`/v2/stations/1001/data?${DAYS}&data_category=${category}${more}`);
async function items(category: string) {
  const answer = await ask(category);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as DataItems).items;
}

test('what was not measured comes from the weather service, figure by figure', async () => {
  const hours = (await items('combined_weather_data')).slice(0, 23);
  const of = (hour: number) =>
    hours.find((item) => Date.parse(item.date_created) === hoursOfDay(MEASURED)[hour]);
  expect(of(2)).toMatchObject({ 't_[°C]': 12, 'h_[%]': 70 });
  expect(of(3)).toMatchObject({ 't_[°C]': 103, 'h_[%]': 40 });
  expect(of(4)).toBeUndefined();
  expect(of(5)).toMatchObject({ 't_[°C]': 15, 'h_[%]': 40 });
});

test('the history of the service ends when it was last requested: what is to come is no history', async () => {
  const history = await items('stormglass_weather_history-air_temperature');
  expect(history[0]).toEqual({ date_created: '2026-11-19T03:00:00.000Z', value: 100 });
  expect(history.at(-1)).toEqual({ date_created: '2026-11-21T14:00:00.000Z', value: 111 });
  const combined = await items('combined_weather_data');
  expect(combined.at(-1)?.date_created).toBe('2026-11-21T14:00:00.000Z');
  const humidity = await ask('stormglass_weather_history-humidity', '&format=columns');
  expect(((await humidity.json()) as DataColumns).columns.value?.at(-1)).toBe(40);
});

test('a new answer of the service changes the tag', async () => {
  const first = (await ask('combined_weather_data')).headers.get('etag') as string;
  const again = () =>
    root(`/v2/stations/1001/data?${DAYS}&data_category=combined_weather_data`, {
      headers: { 'if-none-match': first },
    });
  expect((await again()).status).toBe(304);
  const of = { clientId: 1, stationIds: [1001], service: 'open-meteo' } as const;
  await asClient(service.databases.app, 1, (tx) => saveWeather(tx, of, [], TEST_NOW));
  expect((await again()).status).toBe(200);
});
