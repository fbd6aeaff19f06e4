import { type Kysely, sql } from 'kysely';

/** Rain, wind and solar radiation of a device are stored with it, as its climate is, while it has no station. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table device_report
      add column rain_mm double precision,
      add column solar_radiation_w_m2 double precision,
      add column wind_speed_km_h double precision,
      drop constraint device_report_category_check,
      add constraint device_report_category_check
        check (category in ('thpg', 'battery', 'weather', 'gps', 'signal', 'selftest'))`.execute(db);
}
