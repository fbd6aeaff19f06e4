import type { HoursAheadAnswer } from '@vigia/api/contract';
import { addDays, hoursOfDay, isoDate } from '@vigia/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Ask, startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { asClient } from '../db/tenant.ts';
import { readConfig } from '../run/config.ts';
import { saveWeather } from '../stores/measurements/station-weather.ts';

const HOUR = 3_600_000;
const TODAY = isoDate('2026-11-21');
let service: TestApp;
let user: (path: string, ask?: Ask) => Promise<Response>;

beforeAll(async () => {
  service = await startTestApp({ config: readConfig({ VIGIA_WEATHER: 'open-meteo' }) });
  user = await service.as('admin');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.databases.owner.deleteFrom('station_weather').execute();
});

/** Days from today on, each hour with its rain: the hour of the day in tenths of a millimetre, and wind of ten times that. */
async function tell(stationId: number, days: number, at = TEST_NOW - HOUR, isWhole = true) {
  const told = Array.from({ length: days }, (_, i) => {
    const date = addDays(TODAY, i);
    const hours = Array.from(hoursOfDay(date), (_hour, h) => h / 10);
    const even = { date, temperature: hours.map(() => 12), humidity: hours.map(() => 70) };
    return isWhole ? { ...even, rainMm: hours, windKmH: hours.map((h) => h * 10) } : even;
  });
  const of = { clientId: 1, stationIds: [stationId], service: 'open-meteo' } as const;
  await asClient(service.databases.app, 1, (tx) => saveWeather(tx, of, told, at));
}
async function ask(sectorId = 11): Promise<HoursAheadAnswer> {
  const answer = await user(`/v2/sectors/${sectorId}/hours-ahead`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as HoursAheadAnswer;
}

test('the hours from the running one until the sixth day after today, as they were told', async () => {
  await tell(1001, 10);
  const answer = await ask();
  // The test's now is 12:00 in Chile: 12 hours of today are left, and six days follow.
  expect(answer).toMatchObject({
    forecast_service: 'open-meteo',
    forecast_at: new Date(TEST_NOW - HOUR).toISOString(),
    forecast_station_id: 1001,
    no_hours_reason: null,
    hours_from: new Date(Math.floor(TEST_NOW / HOUR) * HOUR).toISOString(),
  });
  const first = new Date(TEST_NOW - 3 * HOUR).getUTCHours();
  expect(answer.hourly_rain_mm).toHaveLength(24 - first + 6 * 24);
  expect(answer.hourly_rain_mm.slice(0, 3)).toEqual([0, 1, 2].map((i) => (first + i) / 10));
  expect(answer.hourly_wind_km_h[1]).toBeCloseTo(first + 1);
  expect(answer.hourly_temperature.at(-1)).toBe(12);
  expect(answer.hourly_humidity.at(-1)).toBe(70);
});

test('a day that was not told in between is unknown, and nothing is drawn on after the last', async () => {
  await tell(1001, 3);
  await sql`delete from station_weather_day where station_id = 1001 and day = ${addDays(TODAY, 1)}`.execute(
    service.databases.owner,
  );
  const { hourly_rain_mm: rain } = await ask();
  expect(rain.slice(-48, -24)).toEqual(new Array(24).fill(null));
  expect(rain.slice(-24)).toEqual(Array.from({ length: 24 }, (_, h) => h / 10));
});

test('of several stations the one that was asked last is taken', async () => {
  await tell(1001, 2, TEST_NOW - 2 * HOUR);
  await tell(1002, 2, TEST_NOW - HOUR);
  const move = (sector: number) =>
    sql`update station set sector_id = ${sector} where station_id = 1002`.execute(service.databases.owner);
  await move(11);
  expect((await ask()).forecast_station_id).toBe(1002);
  await move(12);
});

test.each([
  ['was told more than a day ago', () => tell(1001, 9, TEST_NOW - 25 * HOUR)],
  ['tells neither rain nor wind, as before these were kept', () => tell(1001, 9, TEST_NOW - HOUR, false)],
  ['is not there', async () => undefined],
])('a forecast that %s gives no hours, and says so', async (_, before) => {
  await before();
  expect(await ask()).toEqual({
    ...{ forecast_service: null, forecast_at: null, forecast_station_id: null },
    ...{ no_hours_reason: 'not_told', hours_from: null, hourly_temperature: [], hourly_humidity: [] },
    ...{ hourly_rain_mm: [], hourly_wind_km_h: [] },
  });
});

test('a sector without a station in use has no place to ask about', async () => {
  const { owner } = service.databases;
  await owner.updateTable('station').set({ station_is_archived: true }).where('sector_id', '=', 12).execute();
  expect((await ask(12)).no_hours_reason).toBe('no_station');
});

test('an installation that asks no weather service says so', async () => {
  const plain = await startTestApp();
  const admin = await plain.as('admin');
  const answer = (await (await admin('/v2/sectors/11/hours-ahead')).json()) as HoursAheadAnswer;
  expect(answer.no_hours_reason).toBe('no_service');
  await plain.close();
});
