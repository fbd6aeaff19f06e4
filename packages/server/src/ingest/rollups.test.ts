import { hoursOfDay, isoDate } from '@vigia/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { asClient } from '../db/tenant.ts';
import { climateDays, refreshRollups } from './rollups.ts';

const SPRING = isoDate('2024-09-08');
const AUTUMN = isoDate('2024-04-06');
let db: TestDatabase;

beforeAll(async () => {
  db = await testDatabase();
  const { owner } = db.databases;
  await owner.insertInto('client').values({ client_id: 1, client_name: 'Cliente' }).execute();
  await owner
    .insertInto('sector')
    .values({
      client_id: 1,
      sector_id: 1,
      sector_name: 'Campo',
      sector_address: 'Curicó, Maule',
      sector_position_lat: -35,
      sector_position_lon: -71.2,
    })
    .execute();
  await owner
    .insertInto('station')
    .values({ client_id: 1, station_id: 1, station_name: 'A', sector_id: 1 })
    .execute();
  for (const month of ['2024-04-01', '2024-09-01']) {
    await sql`select ensure_reading_month(${month}::date)`.execute(owner);
  }
});
afterAll(() => db.cleanup());
beforeEach(async () => {
  await db.databases.owner.deleteFrom('reading').execute();
  await db.databases.owner.deleteFrom('climate_day').execute();
});

async function store(hours: ArrayLike<number>, temperature: (hour: number) => number | null): Promise<void> {
  const values = Array.from(hours, (at, i) => ({
    client_id: 1,
    station_id: 1,
    t: new Date(at).toISOString(),
    ambient_temperature_c: temperature(i),
    ambient_humidity_rh: 80,
    rain_mm: null,
    solar_radiation_w_m2: null,
    wind_speed_km_h: null,
    battery_percentage: 90 - i,
  }));
  await db.databases.owner.insertInto('reading').values(values).execute();
}

const refresh = (...days: string[]) =>
  asClient(db.databases.app, 1, (tx) => refreshRollups(tx, { clientId: 1, stationId: 1 }, days.map(isoDate)));
const stored = () => db.databases.owner.selectFrom('climate_day').selectAll().orderBy('day').execute();
const version = async () =>
  (await db.databases.owner.selectFrom('station').select('data_version').executeTakeFirstOrThrow())
    .data_version;

test('days of 23 and 25 hours keep each of them', async () => {
  await store(hoursOfDay(SPRING), (hour) => hour);
  await store(hoursOfDay(AUTUMN), (hour) => hour);
  await refresh(SPRING, AUTUMN);
  const [autumn, spring] = await stored();
  expect(autumn).toMatchObject({
    day: AUTUMN,
    hours_present: 25,
    t_min: 0,
    t_max: 24,
    t_mean: 12,
    battery_min: 66,
  });
  expect(autumn?.hourly_t).toHaveLength(25);
  expect(spring).toMatchObject({ day: SPRING, hours_present: 23, t_max: 22 });
  expect(spring?.hourly_t).toHaveLength(23);
});

test('missing hours are null, and a day without temperature is a day still', async () => {
  const hours = hoursOfDay(SPRING);
  await store(hours, (hour) => (hour < 3 ? null : 10));
  await store(hoursOfDay(AUTUMN), () => null);
  await refresh(AUTUMN, SPRING);
  const [autumn, spring] = await stored();
  expect(spring?.hourly_t.slice(0, 4)).toEqual([null, null, null, 10]);
  expect(spring).toMatchObject({
    hours_present: 20,
    t_min: 10,
    last_reading: new Date(hours.at(-1)!).toISOString(),
  });
  expect(autumn).toMatchObject({ hours_present: 0, t_min: null, t_mean: null, rh_mean: 80 });
});

test('only the requested days change, a day whose readings are gone goes too, and no day changes nothing', async () => {
  await store(hoursOfDay(SPRING), () => 10);
  await store(hoursOfDay(AUTUMN), () => 20);
  await refresh(SPRING, AUTUMN);
  const before = Number(await version());
  await db.databases.owner.deleteFrom('reading').execute();
  await refresh(AUTUMN, AUTUMN);
  expect((await stored()).map(({ day }) => day)).toEqual([SPRING]);
  expect(Number(await version())).toBe(before + 1);
  await refresh();
  expect(Number(await version())).toBe(before + 1);
});

test('of no readings there are no days', () => {
  const none = new Float64Array(0);
  expect(climateDays(1, 1, { t: none, temperature: none, humidity: none, battery: none })).toEqual([]);
});

test('a month that several request at once is made once', async () => {
  const ask = () =>
    db.databases.owner
      .transaction()
      .execute((tx) =>
        sql`select ensure_reading_month('2031-03-01'), ensure_device_month('2031-03-01')`.execute(tx),
      );
  await Promise.all(Array.from({ length: 6 }, ask));
});
