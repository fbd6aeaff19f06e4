import { DAY_MS, HOUR_MS } from '@vigia/domain';
import { sql, type Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from '../db/schema.ts';
import { climateDays } from '../ingest/rollups.ts';
import type { ClimateDayRow } from '../stores/measurements/day-rollups.ts';
import { type CopyValue, copyRows, copyThroughTemporary } from './copy.ts';
import { nodeAt, REPORTED_DAYS } from './device-history.ts';
import { type DemoFarm, type StationHistory, stationHistories } from './farm.ts';
import type { DemoStation } from './stations.ts';

const READING_COLUMNS = [
  'client_id',
  'station_id',
  't',
  'ambient_temperature_c',
  'ambient_humidity_rh',
  'rain_mm',
  'battery_percentage',
  'ambient_pressure_altitude_m',
  'gas_ohm',
  'node_sn',
];
const DAY_COLUMNS = [
  'client_id',
  'station_id',
  'day',
  't_min',
  't_max',
  't_mean',
  'rh_min',
  'rh_max',
  'rh_mean',
  'battery_min',
  'last_reading',
  'hours_present',
  'hourly_t',
  'hourly_rh',
] as const satisfies (keyof ClimateDayRow)[];
const CAPTURE_COLUMNS = [
  'client_id',
  'station_id',
  'pest_id',
  't',
  'day',
  'in_photo',
  'plate_changed',
  'node_sn',
];

type Histories = readonly (readonly [DemoStation, StationHistory])[];

export interface MeasuredCounts {
  readonly readings: number;
  readonly days: number;
  readonly captures: number;
}

/** Inserts the measurements of all stations, their daily roll-ups and the counts of their photos. */
export async function insertMeasurements(
  tx: Transaction<Database>,
  client: pg.PoolClient,
  farm: DemoFarm,
  onProgress: (text: string) => void,
): Promise<MeasuredCounts> {
  const histories = [...stationHistories(farm)];
  const readings = await insertReadings(tx, client, histories);
  onProgress(`${readings.toLocaleString('es-CL')} mediciones horarias de ${histories.length} estaciones`);
  const days = await insertDays(client, histories);
  onProgress(`${days.toLocaleString('es-CL')} resúmenes diarios`);
  const captures = await insertCaptures(client, histories);
  onProgress(`${captures.toLocaleString('es-CL')} conteos de trampas`);
  // The query planner has no statistics of these tables yet; autovacuum would collect them only a minute later.
  await client.query('analyze climate_day, capture, station, event');
  return { readings, days, captures };
}

/** Writes readings month by month directly into the partitions, each in the order of its key. */
async function insertReadings(
  tx: Transaction<Database>,
  client: pg.PoolClient,
  histories: Histories,
): Promise<number> {
  let count = 0;
  const clock = new Map<number, string>();
  const inside =
    Math.max(...histories.map(([, { readings }]) => readings.t.at(-1) ?? 0)) - REPORTED_DAYS * DAY_MS;
  for (const [start, end] of monthsOf(histories)) {
    const month = new Date(start).toISOString().slice(0, 7);
    await sql`select ensure_reading_month(${`${month}-01`}::date)`.execute(tx);
    clock.clear();
    for (let at = start; at < end; at += HOUR_MS) clock.set(at, new Date(at).toISOString());
    const rows = readingsOfMonth(histories, start, end, clock, inside, (written) => {
      count += written;
    });
    await copyRows(client, `reading_${month.replace('-', '_')}`, READING_COLUMNS, rows);
  }
  return count;
}

function* readingsOfMonth(
  histories: Histories,
  start: number,
  end: number,
  clock: ReadonlyMap<number, string>,
  inside: number,
  onStation: (written: number) => void,
): Generator<CopyValue[]> {
  for (const [station, { readings }] of histories) {
    const { id, sector } = station;
    const { t, temperature, humidity, rain, battery } = readings;
    const from = firstAtOrAfter(t, start);
    const to = firstAtOrAfter(t, end);
    for (let i = from; i < to; i += 1) {
      const values = [temperature[i], humidity[i], rain[i], battery[i]] as number[];
      const at = t[i] as number;
      const rest = at < inside || Number.isNaN(temperature[i]) ? [null, null] : insideOf(id, at);
      yield [sector.clientId, id, clock.get(at) as string, ...values, ...rest, nodeAt(station, at)];
    }
    onStation(to - from);
  }
}

/** Barometric altitude, m, which changes with the weather, and resistance of the gas sensor, Ω. */
function insideOf(station: number, at: number): [altitude: number, gas: number] {
  const altitude = 180 + 7 * station + 35 * Math.sin(at / (2.7 * DAY_MS)) + 4 * Math.sin(at / (5 * HOUR_MS));
  const gas = 52_000 + 6_000 * Math.sin(at / (9 * HOUR_MS) + station);
  return [Math.round(altitude * 10) / 10, Math.round(gas)];
}

function firstAtOrAfter(t: Float64Array, at: number): number {
  let low = 0;
  let high = t.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((t[middle] as number) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The UTC months with readings, as start and end. */
function* monthsOf(histories: Histories): Generator<[start: number, end: number]> {
  const times = histories.map(([, { readings }]) => readings.t).filter((t) => t.length > 0);
  const first = Math.min(...times.map((t) => t[0] as number));
  const last = Math.max(...times.map((t) => t[t.length - 1] as number));
  for (let start = monthStart(first); start <= last; start = monthStart(start + 32 * DAY_MS)) {
    yield [start, monthStart(start + 32 * DAY_MS)];
  }
}

const monthStart = (at: number): number => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
};

async function insertDays(client: pg.PoolClient, histories: Histories): Promise<number> {
  let count = 0;
  const rows = function* (): Generator<CopyValue[]> {
    for (const [{ id, sector }, { readings, older }] of histories) {
      const days = [older, readings].flatMap((part) => climateDays(sector.clientId, id, part));
      count += days.length;
      for (const day of days) yield DAY_COLUMNS.map((column) => day[column] ?? null);
    }
  };
  await copyThroughTemporary(client, 'climate_day', DAY_COLUMNS, rows());
  return count;
}

async function insertCaptures(client: pg.PoolClient, histories: Histories): Promise<number> {
  let count = 0;
  const rows = function* (): Generator<CopyValue[]> {
    for (const [{ id, sector, pest }, { captures }] of histories) {
      count += captures.length;
      for (const { t, day, inPhoto, plateChanged, node } of captures) {
        yield [sector.clientId, id, pest, new Date(t).toISOString(), day, inPhoto, plateChanged, node];
      }
    }
  };
  await copyThroughTemporary(client, 'capture', CAPTURE_COLUMNS, rows());
  return count;
}
