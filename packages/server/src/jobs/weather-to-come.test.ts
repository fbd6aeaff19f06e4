import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertSmallFarm } from '../../tests/support/small-farm.ts';
import { TEST_NOW } from '../../tests/support/test-app.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { startTestWeather, type TestWeather } from '../../tests/support/weather-server.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { openMeteo } from '../weather/open-meteo.ts';
import { stormglass } from '../weather/stormglass.ts';
import type { JobContext } from './job.ts';
import { weatherToCome } from './weather-to-come.ts';

const HOUR = 3_600_000;
let db: TestDatabase;
let service: TestWeather;
beforeAll(async () => {
  db = await testDatabase();
  await insertSmallFarm(db.databases);
  service = await startTestWeather();
});
afterAll(async () => {
  await service.close();
  await db.cleanup();
});
beforeEach(async () => {
  service.requests.length = 0;
  service.odd.length = 0;
  service.weather = (t) => ({ temperature: new Date(t).getUTCHours(), humidity: 60 });
  await db.databases.owner.deleteFrom('station_weather').execute();
});

const run = (weather: JobContext['weather'], now = TEST_NOW) =>
  weatherToCome.run({
    databases: db.databases,
    blobs: folderBlobs('/nowhere'),
    weather,
    log: pino({ level: 'silent' }),
    now: () => now,
    signal: new AbortController().signal,
  });
const meteo = () => openMeteo({ url: service.url, timeoutMs: 300, pauseMs: 1 });
const days = (stationId: number) =>
  db.databases.owner
    .selectFrom('station_weather_day')
    .selectAll()
    .where('station_id', '=', stationId)
    .orderBy('day')
    .execute();

test('without a service nothing is requested', async () => {
  expect(await run(null)).toEqual({});
  expect(service.requests).toEqual([]);
});

test('stations of one place share an answer, each client keeps its own', async () => {
  expect(await run(meteo())).toEqual({ places: 1, stations: 3, failed: 0, left: 0 });
  expect(service.requests).toHaveLength(1);
  const own = await days(1001);
  expect([own[0]?.day, own.at(-1)?.day, own.length]).toEqual(['2026-09-22', '2026-12-06', 76]);
  // Summer time began on 6 September: every day here has 24 hours, the first one at 3 h UTC.
  expect(own[0]?.hourly_t.slice(0, 3)).toEqual([3, 4, 5]);
  expect(await days(3001)).toHaveLength(76);
});

test('a place is requested again after its time, then only about the last days and those to come', async () => {
  await run(meteo());
  expect(await run(meteo(), TEST_NOW + 2 * HOUR)).toEqual({ places: 0, stations: 0, failed: 0, left: 0 });
  service.weather = () => ({ temperature: 30, humidity: null });
  expect(await run(meteo(), TEST_NOW + 4 * HOUR)).toMatchObject({ places: 1, stations: 3 });
  expect(service.requests[1]?.searchParams.get('start_date')).toBe('2026-11-19');
  const own = await days(1001);
  expect(own).toHaveLength(76);
  expect(own.find(({ day }) => day === '2026-11-18')?.hourly_t[0]).toBe(3);
  expect(own.find(({ day }) => day === '2026-11-19')?.hourly_t[0]).toBe(30);
});

test('a failure is noted and what was known stays; the next answer clears it', async () => {
  await run(meteo());
  service.odd.push({ status: 503 }, { status: 503 });
  expect(await run(meteo(), TEST_NOW + 4 * HOUR)).toMatchObject({ failed: 2, places: 1, stations: 1 });
  const saved = () =>
    db.databases.owner.selectFrom('station_weather').selectAll().orderBy('station_id').execute();
  expect((await saved())[0]).toMatchObject({ failure: 'unreachable: 503', answered_at: expect.any(String) });
  expect(await days(1001)).toHaveLength(76);
  await run(meteo(), TEST_NOW + 5 * HOUR);
  expect((await saved())[0]).toMatchObject({ failure: null, failed_at: null });
});

test('a quota that is used up ends the run', async () => {
  service.odd.push({ status: 429 });
  expect(await run(meteo())).toEqual({ places: 0, stations: 0, failed: 2, left: 1 });
  expect(service.requests).toHaveLength(1);
});

test('a day that is answered in part is stored in part', async () => {
  const noon = Date.parse('2026-11-25T15:00:00Z');
  service.weather = (t) => ({ temperature: t < noon ? 12 : null, humidity: null });
  await run(stormglass({ url: service.url, key: service.key }));
  const own = await days(1001);
  expect(own.at(-1)).toMatchObject({ day: '2026-11-25', service: 'stormglass' });
  expect(own.at(-1)?.hourly_t.filter((value) => value !== null)).toHaveLength(12);
});

test('rain and wind are kept by the hour, and taken over by what is told later', async () => {
  service.weather = (t) => ({
    temperature: 12,
    humidity: 60,
    rainMm: new Date(t).getUTCHours() / 10,
    windKmH: 8,
  });
  await run(meteo());
  // The first hour of a day of summer time is 3 h UTC.
  expect((await days(1001))[0]).toMatchObject({ hourly_rain_mm: expect.arrayContaining([0.3]) });
  expect((await days(1001))[0]?.hourly_rain_mm?.slice(0, 3)).toEqual([0.3, 0.4, 0.5]);
  service.weather = () => ({ temperature: 12, humidity: 60, rainMm: 0, windKmH: null });
  await run(meteo(), TEST_NOW + 4 * HOUR);
  const { hourly_rain_mm: rain, hourly_wind_km_h: wind } = (await days(1001)).at(-1)!;
  expect([new Set(rain), new Set(wind)]).toEqual([new Set([0]), new Set([null])]);
});

test('what no orchard has seen is not kept', async () => {
  service.weather = () => ({ temperature: 999, humidity: 60, rainMm: -1, windKmH: 999 });
  await run(meteo());
  const [first] = await days(1001);
  expect([first?.hourly_t[0], first?.hourly_rain_mm?.[0], first?.hourly_wind_km_h?.[0]]).toEqual([
    null,
    null,
    null,
  ]);
});
