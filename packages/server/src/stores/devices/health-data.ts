import type { EpochMs } from '@vigia/domain';
import type { HealthImage } from '@vigia/domain/devices';
import { sql } from 'kysely';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { notFound } from '../../http/problem.ts';
import { MEASURED_CATEGORIES } from '../../ingest/device-measures.ts';
import { readHealthPhotos } from './health-photos.ts';
import { type HealthReports, readHealthReports } from './health-reports.ts';
import {
  bySubject,
  type HealthSpan,
  type HealthSubject,
  type HealthSubjects,
  ownOf,
  subjectTable,
  within,
} from './health-subject.ts';

type Column = readonly (number | null)[];
/** All measurements by column: one entry per instant, oldest first. */
export interface HealthReadings {
  readonly t: readonly EpochMs[];
  readonly temperature: Column;
  readonly humidity: Column;
  readonly altitude: Column;
  readonly gas: Column;
  readonly battery: Column;
  /** Instants at which the device sent only rain, wind or radiation. */
  readonly weather: readonly EpochMs[];
}

export interface HealthData extends HealthReports {
  readonly readings: HealthReadings;
  readonly photos: readonly HealthImage[];
}

/**
 * What a station or device sent within some days, unfiltered: with impossible values.
 *
 * @throws {HttpProblem} 404 for a subject whose health the scope may not read
 */
export async function readHealthData(
  tx: Tx,
  scope: Scope,
  subject: HealthSubject,
  span: HealthSpan,
): Promise<HealthData> {
  const [data] = (await readManyHealthData(tx, scope, [subject], span)).values();
  if (data === undefined) throw notFound();
  return data;
}

/**
 * The same for many subjects of one client and one kind. Those whose health the scope may not read are left
 * out.
 */
export async function readManyHealthData(
  tx: Tx,
  scope: Scope,
  wanted: readonly HealthSubject[],
  span: HealthSpan,
): Promise<ReadonlyMap<HealthSubject, HealthData>> {
  const subjects = visible(scope, 'health.read', wanted, (each) => each);
  const [first] = subjects;
  if (first === undefined) return new Map();
  const of = { kind: first.kind, clientId: first.clientId, subjects };
  const readings = await readReadings(tx, of, span);
  const photos = await readHealthPhotos(tx, of, span);
  const reports = await readHealthReports(tx, of, span);
  return new Map(
    subjects.map((subject, n) => [subject, { readings: readings(n), photos: photos(n), ...reports(n) }]),
  );
}

const NOTHING: HealthReadings = {
  t: [],
  temperature: [],
  humidity: [],
  altitude: [],
  gas: [],
  battery: [],
  weather: [],
};
const JUDGED = sql`ambient_temperature_c, ambient_humidity_rh, ambient_pressure_altitude_m, gas_ohm,
  battery_percentage`;
const IS_WEATHER_ALONE = sql`num_nonnulls(rain_mm, solar_radiation_w_m2, wind_speed_km_h,
    leaf_wetness_min, soil_moisture_pct, soil_temperature_c) > 0
  and num_nonnulls(${JUDGED}) = 0`;

/**
 * Readings of each subject; of a device, those at every station where it stood. Each pair of station and device
 * is looked up in the index separately (`offset 0` prevents a join). For fifty of them at once, PostgreSQL
 * would otherwise read the month of all stations, which takes five times as long and both processors.
 */
async function readReadings(
  tx: Tx,
  { kind, clientId, subjects }: HealthSubjects,
  span: HealthSpan,
): Promise<(n: number) => HealthReadings> {
  const stood = subjects.flatMap(({ stationIds, serial }, n) => stationIds.map((id) => ({ n, id, serial })));
  const atStations = sql`select n, sent.*
    from unnest(${stood.map(({ n }) => n)}::int[], ${stood.map(({ id }) => id)}::int[],
      ${stood.map(({ serial }) => serial)}::text[]) as stood (n, id, serial)
    cross join lateral (select t, ${JUDGED}, node_sn is not null and ${IS_WEATHER_ALONE} as is_weather
      from reading where client_id = ${clientId}::int and station_id = stood.id and ${within('t', span)}
        ${kind === 'node' ? sql`and node_sn = stood.serial` : sql``} offset 0) sent`;
  const ofDevice = sql`${atStations} union all
    select n, sent.* from ${subjectTable(subjects)}
    cross join lateral (select t, ${JUDGED}, ${IS_WEATHER_ALONE} as is_weather from device_report
      where client_id = ${clientId}::int and ${ownOf('node', 'device_report.station_id', 'serial_number')}
        and ${within('t', span)}
        and category = any(${[...MEASURED_CATEGORIES]}::text[]) offset 0) sent`;
  const column = (name: string) => sql`array_to_json(array_agg(${sql.ref(name)} order by t))`;
  const { rows } = await sql<HealthReadings & { n: number }>`
    select n, ${column('ms')} as t, ${column('ambient_temperature_c')} as temperature,
      ${column('ambient_humidity_rh')} as humidity, ${column('ambient_pressure_altitude_m')} as altitude,
      ${column('gas_ohm')} as gas, ${column('battery_percentage')} as battery,
      coalesce(json_agg(ms order by t) filter (where is_weather), '[]') as weather
    from (select *, (extract(epoch from t) * 1000)::float8 as ms
      from (${kind === 'node' ? ofDevice : atStations}) sent) numbered
    group by n`.execute(tx);
  const readingsOf = bySubject(rows);
  return (n) => readingsOf(n)[0] ?? NOTHING;
}
