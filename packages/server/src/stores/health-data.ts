import type { EpochMs } from '@vigia/domain';
import { sql } from 'kysely';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { notFound } from '../http/problem.ts';
import { readHealthPhotos } from './health-photos.ts';
import { type HealthPlace, type HealthSpan, within } from './health-place.ts';
import { readHealthReports } from './health-reports.ts';

type Column = readonly (number | null)[];
/** Everything measured, by column; one entry per instant, oldest first. */
export interface HealthReadings {
  readonly t: readonly EpochMs[];
  readonly temperature: Column;
  readonly humidity: Column;
  readonly altitude: Column;
  readonly gas: Column;
  readonly battery: Column;
}

/**
 * What a station or device sent within some days, as it was sent: what no sensor can have measured is in it too.
 *
 * @throws {HttpProblem} 404 for a place whose health the scope may not read
 */
export async function readHealthData(tx: Tx, scope: Scope, place: HealthPlace, span: HealthSpan) {
  const [seen] = visible(scope, 'health.read', [place], (each) => each);
  if (seen === undefined) throw notFound();
  return {
    readings: await readReadings(tx, seen, span),
    photos: await readHealthPhotos(tx, seen, span),
    ...(await readHealthReports(tx, seen, span)),
  };
}
export type HealthData = Awaited<ReturnType<typeof readHealthData>>;

const MEASURED = sql`t, ambient_temperature_c, ambient_humidity_rh, ambient_pressure_altitude_m, gas_ohm,
  battery_percentage`;

async function readReadings(tx: Tx, place: HealthPlace, span: HealthSpan): Promise<HealthReadings> {
  const { kind, clientId, serial, stationIds } = place;
  const atStations = sql`select ${MEASURED} from reading
    where client_id = ${clientId}::int and station_id = any(${stationIds}::int[]) and ${within('t', span)}`;
  const ofDevice = sql`${atStations} and node_sn = ${serial} union all
    select ${MEASURED} from device_report where client_id = ${clientId}::int and serial_number = ${serial}
      and ${within('t', span)} and category in ('thpg', 'battery')`;
  const column = (name: string) =>
    sql`coalesce(array_to_json(array_agg(${sql.ref(name)} order by t)), '[]'::json)`;
  const { rows } = await sql<HealthReadings>`
    select ${column('ms')} as t, ${column('ambient_temperature_c')} as temperature,
      ${column('ambient_humidity_rh')} as humidity, ${column('ambient_pressure_altitude_m')} as altitude,
      ${column('gas_ohm')} as gas, ${column('battery_percentage')} as battery
    from (select *, (extract(epoch from t) * 1000)::float8 as ms
      from (${kind === 'node' ? ofDevice : atStations}) sent) numbered`.execute(tx);
  return rows[0] as HealthReadings;
}
