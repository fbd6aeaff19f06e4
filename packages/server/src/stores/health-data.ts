import type { EpochMs, IsoDate, StationId } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { readable } from './stations.ts';

interface HealthStation {
  readonly clientId: number;
  readonly sectorId: number;
  readonly stationId: StationId;
}

export interface HealthDay {
  readonly date: IsoDate;
  readonly lastReading: EpochMs;
  readonly batteryMin: number | null;
  readonly temperature: readonly (number | null)[];
  readonly humidity: readonly (number | null)[];
}

/** The station's days since `since`, oldest first, and when its photos were taken. */
export async function readHealthData(tx: Tx, scope: Scope, station: HealthStation, since: IsoDate) {
  const { clientIds, stationIds } = readable(scope, [station], 'health.read');
  const days = await tx
    .selectFrom('climate_day')
    .select(['day', 'last_reading', 'battery_min'])
    .select(sql<(number | null)[]>`to_json(hourly_t)`.as('temperature'))
    .select(sql<(number | null)[]>`to_json(hourly_rh)`.as('humidity'))
    .where(sql<boolean>`client_id = any(${clientIds}::int[])`)
    .where(sql<boolean>`station_id = any(${stationIds}::int[])`)
    .where('day', '>=', since)
    .orderBy('day')
    .execute();
  const photos = await tx
    .selectFrom('capture')
    .select('t')
    .distinct()
    .where(sql<boolean>`client_id = any(${clientIds}::int[])`)
    .where(sql<boolean>`station_id = any(${stationIds}::int[])`)
    .where('day', '>=', since)
    .orderBy('t')
    .execute();
  return {
    photos: Float64Array.from(photos, (photo) => Date.parse(photo.t)),
    days: days.map(
      ({ day, last_reading, battery_min, temperature, humidity }): HealthDay => ({
        date: day as IsoDate,
        lastReading: Date.parse(last_reading),
        batteryMin: battery_min,
        temperature,
        humidity,
      }),
    ),
  };
}
