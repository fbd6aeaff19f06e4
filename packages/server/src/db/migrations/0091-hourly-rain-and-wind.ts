import { type Kysely, sql } from 'kysely';

/**
 * Rain (mm in the hour) and wind (km/h at 10 m) that weather services tell by the hour, beside temperature and humidity.
 * Days that were stored before have neither, nor those that a server of the version before stores.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table station_weather_day
      add column hourly_rain_mm double precision[],
      add column hourly_wind_km_h double precision[]`.execute(db);
}
