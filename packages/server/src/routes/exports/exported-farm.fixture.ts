import { sql } from 'kysely';
import type { TestApp } from '../../../tests/support/test-app.ts';

/** The clock of Chile changes twice in 2026: 4 April has 25 hours, 6 September 23. */
const READINGS = [
  [1001, '2026-04-05T02:30:00Z', 12.5, 81],
  [1001, '2026-04-05T03:30:00Z', 11.25, null],
  [1001, '2026-09-06T03:59:00Z', 9, 90],
  [1001, '2026-09-06T04:01:00Z', 8.75, 91],
  [1001, '2026-11-01T12:00:00.5Z', -1, 60],
  // Above what air can be: kept, and not used.
  [1001, '2026-11-01T12:15:00Z', 99, 61],
  [1002, '2026-11-01T12:00:00Z', 20, 40],
] as const;

const NO_MEASURES = {
  rain_mm: null,
  solar_radiation_w_m2: null,
  wind_speed_km_h: null,
  battery_percentage: null,
  node_sn: null,
};

/** Adds to client 1 of the small farm what exports have to cope with. */
export async function insertExportedFarm({
  databases: { owner },
}: Pick<TestApp, 'databases'>): Promise<void> {
  for (const [station_id, t, ambient_temperature_c, ambient_humidity_rh] of READINGS) {
    await sql`select ensure_reading_month(${t.slice(0, 10)}::date)`.execute(owner);
    await owner
      .insertInto('reading')
      .values({ client_id: 1, station_id, t, ambient_temperature_c, ambient_humidity_rh, ...NO_MEASURES })
      .execute();
  }
  for (const [day, t_max, hours_present] of [
    ['2026-11-01', 24.3, 24],
    ['2026-11-02', 25.1, 5],
    ['2026-11-03', 26.7, 20],
  ] as const)
    await owner
      .insertInto('climate_day')
      .values({
        ...{ client_id: 1, station_id: 1001, day: day as never, t_min: 4, t_max, t_mean: 14, rh_min: 30 },
        ...{ rh_max: 90, rh_mean: 60, battery_min: null, last_reading: `${day}T20:00:00Z`, hours_present },
        hourly_t: Array.from({ length: 24 }, (_, hour) => (hour < hours_present ? 14 : null)),
        hourly_rh: Array.from({ length: 24 }, () => null),
      })
      .execute();
  for (const [day, in_photo, plate_changed] of [
    ['2026-10-30', 4, true],
    ['2026-11-02', 7, false],
    ['2026-11-03', 6, false],
    ['2026-11-04', 2, true],
  ] as const)
    await owner
      .insertInto('capture')
      .values({
        ...{ client_id: 1, station_id: 1001, pest_id: 2, t: `${day}T15:00:00Z`, day: day as never },
        ...{ in_photo, plate_changed, node_sn: null },
      })
      .execute();
  await owner
    .insertInto('station')
    .values([
      { client_id: 1, station_id: 1008, station_name: '=HYPERLINK("http://x.example";"<&>")', sector_id: 11 },
      {
        client_id: 1,
        station_id: 1009,
        station_name: '_x0041_ y más',
        sector_id: 12,
        station_is_archived: true,
      },
    ])
    .execute();
}
