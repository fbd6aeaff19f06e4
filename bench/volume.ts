/**
 * Reads of the demo farm before and after millions of readings of other growers lie beside it, in the same months and
 * with their daily roll-ups: middle times of the same requests, one after the other, and how they changed.
 */
import type { Databases } from '../packages/server/src/db/pool.ts';
import { withDatabases } from '../packages/server/src/db/running-database.ts';
import { readConfig } from '../packages/server/src/run/config.ts';
import { type FarmServer, withFarmServer } from '../scripts/farm-server.ts';
import { median, printTable } from './table.ts';

const MOST_CHANGE = 1.5;
const WARM_UP = 8;
const ROUNDS = 40;
const DAYS = 365;
const QUARTERS_OF_DAY = 96;
const STATIONS_OF_CLIENT = 20;
const FIRST_CLIENT = 9_000;

interface Question {
  readonly path: string;
  readonly body?: unknown;
}
/** Asked anew each turn, so that no answer comes from the server's memory, save where the name says so. */
type Reads = Readonly<Record<string, (turn: number) => Question>>;

type Pool = Databases['ownerPool'];

/** @param rows readings to lie beside the farm's own */
export async function benchVolume(rows: number): Promise<void> {
  await withFarmServer(async (server) => {
    const reads = await readsOf(server);
    const before = await timesOf(server, reads, 0);
    const seconds = await fill(server, rows);
    const after = await timesOf(server, reads, WARM_UP + ROUNDS);
    const changes = Object.keys(reads).map(
      (name) => (after[name] ?? Number.NaN) / (before[name] ?? Number.NaN),
    );
    printTable(`Reads before and after ${rows.toLocaleString('en')} more readings (filled in ${seconds} s)`, [
      ['read', 'p50 ms before', 'p50 ms after', 'after : before'],
      ...Object.keys(reads).map((name, i) => [
        name,
        before[name] ?? Number.NaN,
        after[name] ?? Number.NaN,
        changes[i] ?? Number.NaN,
      ]),
    ]);
    console.log(`  greatest change ×${Math.max(...changes).toFixed(2)}, goal ×${MOST_CHANGE}`);
  });
}

interface Tree {
  readonly clients: readonly {
    readonly sectors: readonly { sector_id: number }[];
    readonly seasons: readonly { season_id: number; date_start: string; date_end: string }[];
    readonly stations: readonly {
      station_id: number;
      sector_id: number;
      station_season_id: number;
      assigned_node_sn: string | null;
    }[];
  }[];
}

async function readsOf({ ask }: FarmServer): Promise<Reads> {
  const client = (await ask<Tree>('/v2/clients/1/infrastructure')).clients[0];
  const season = client?.seasons.toSorted((a, b) => b.date_start.localeCompare(a.date_start))[0];
  const ofSector = client?.stations.filter(
    (station) =>
      station.sector_id === client.sectors[0]?.sector_id && station.station_season_id === season?.season_id,
  );
  const station = ofSector?.find(({ assigned_node_sn }) => assigned_node_sn !== null);
  if (!client || !season || !ofSector || !station) throw new Error('the demo farm has no sector in season');
  const today = new Date().toISOString().slice(0, 10);
  const list = { station_id_list: ofSector.map(({ station_id }) => station_id) };
  const span = `date_start=${season.date_start}&date_end=${today}`;
  const year = `date_start=${dayAfter(today, -430)}&date_end=${today}`;
  const summed = (turn: number) =>
    `${span}&acc_from=${dayAfter(season.date_start, turn % 120)}&per_station_transform=accumulated&format=columns`;
  const degreeDays = '/data_analytics/degree_days/dd_single_sine_10_30_horizontal';
  return {
    '/livez, which reads nothing': () => ({ path: '/livez' }),
    'client tree': () => ({ path: '/v2/clients/1/infrastructure' }),
    'health of a station': () => ({ path: `/v2/stations/${station.station_id}/health` }),
    'health of a device': () => ({ path: `/v2/nodes/${station.assigned_node_sn}/health?view=internal` }),
    'station data, 10,000 points by column': (turn) => ({
      path: `/v2/stations/${station.station_id}/data?${year}&data_category=thpg&format=columns&limit=${10_000 - turn}`,
    }),
    'device data, 10,000 points by item': (turn) => ({
      path: `/v2/nodes/${station.assigned_node_sn}/data?${year}&data_category=battery&limit=${10_000 - turn}`,
    }),
    'degree-days of a sector’s season': (turn) => ({ path: `${degreeDays}?${summed(turn)}`, body: list }),
    'the same, remembered': () => ({ path: `${degreeDays}?${summed(0)}`, body: list }),
    'mildew of a sector’s season': (turn) => ({
      path: `/data_analytics/mildew/acc_score?${summed(turn).replace('accumulated', 'value')}`,
      body: list,
    }),
    'temperatures of a sector’s season': (turn) => ({
      path: `/data_analytics/climate/temperature_max_daily?date_start=${dayAfter(season.date_start, turn % 120)}&date_end=${today}`,
      body: list,
    }),
    'captures of eight days': (turn) => ({
      path: `/count_analytics/bug_count?date_start=${dayAfter(today, -8 - turn)}&date_end=${today}&per_station_transform=incremental&station_aggregation=sum`,
      body: list,
    }),
    'reports of a season': () => ({ path: `/v2/events?${span}&client_id=1` }),
  };
}

/** Median milliseconds of each read; every round asks each of them once. */
async function timesOf(
  { ask, signIn }: FarmServer,
  reads: Reads,
  firstTurn: number,
): Promise<Record<string, number>> {
  await signIn();
  const samples = new Map<string, number[]>(Object.keys(reads).map((name) => [name, []]));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [name, question] of Object.entries(reads)) {
      const { path, body } = question(firstTurn + round);
      const start = performance.now();
      await ask(path, body === undefined ? {} : { method: 'POST', body });
      if (round >= WARM_UP) samples.get(name)?.push(performance.now() - start);
    }
  }
  return Object.fromEntries(Array.from(samples, ([name, times]) => [name, median(times)]));
}

/** Readings every quarter of an hour over the last year, of as many stations as it takes, with their roll-ups. */
async function fill({ dataFolder }: FarmServer, rows: number): Promise<number> {
  const start = performance.now();
  const stations = Math.ceil(rows / (DAYS * QUARTERS_OF_DAY));
  await withDatabases(readConfig({ VIGIA_DATA: dataFolder }), 'bench', async ({ ownerPool }) => {
    await insertStations(ownerPool, stations);
    for (let month = 0; month <= 12; month++) await insertMonth(ownerPool, month);
    await ownerPool.query('vacuum (analyze) reading');
    await ownerPool.query('vacuum (analyze) climate_day');
    const { rows: counted } = await ownerPool.query<{ n: string }>(
      `select count(*) as n from reading where client_id >= ${FIRST_CLIENT}`,
    );
    if (Number(counted[0]?.n) < rows) throw new Error(`only ${counted[0]?.n} readings were filled in`);
  });
  return Math.round((performance.now() - start) / 1000);
}

async function insertStations(pool: Pool, stations: number): Promise<void> {
  const clients = Math.ceil(stations / STATIONS_OF_CLIENT);
  await pool.query(`insert into client (client_id, client_name)
    select ${FIRST_CLIENT} + i, 'Vecino ' || i from generate_series(0, ${clients - 1}) i`);
  await pool.query(`insert into sector
      (client_id, sector_id, sector_name, sector_address, sector_position_lat, sector_position_lon)
    select client_id, client_id, 'Campo', 'Curicó, Maule', -35, -71.2 from client where client_id >= ${FIRST_CLIENT}`);
  await pool.query(`insert into station (client_id, station_id, station_name, sector_id)
    select ${FIRST_CLIENT} + i / ${STATIONS_OF_CLIENT}, 100000 + i, 'Estación ' || i, ${FIRST_CLIENT} + i / ${STATIONS_OF_CLIENT}
    from generate_series(0, ${stations - 1}) i`);
}

/** One month of the last year, the newest being 0. */
async function insertMonth(pool: Pool, month: number): Promise<void> {
  const from = `greatest(date_trunc('month', now()) - interval '${month} months', date_trunc('day', now()) - interval '${DAYS} days')`;
  const to = `least(date_trunc('month', now()) - interval '${month - 1} months', date_trunc('day', now()))`;
  const wave = (t: string) => `14 + 8 * sin(extract(epoch from ${t}) / 13750) + station_id % 5`;
  await pool.query(`select ensure_reading_month((${from})::date)`);
  await pool.query(`insert into reading
      (client_id, station_id, t, ambient_temperature_c, ambient_humidity_rh, battery_percentage)
    select client_id, station_id, t, ${wave('t')}, 60 + station_id % 20, 85
    from station cross join generate_series(${from}, ${to} - interval '1 second', interval '15 minutes') t
    where client_id >= ${FIRST_CLIENT} order by client_id, station_id, t`);
  await pool.query(`insert into climate_day (client_id, station_id, day, t_min, t_max, t_mean, rh_min, rh_max, rh_mean,
      battery_min, last_reading, hours_present, hourly_t, hourly_rh)
    select client_id, station_id, day::date, 6 + station_id % 5, 22 + station_id % 5, 14 + station_id % 5, 60, 80, 70,
      85, day + interval '1 day', 24, array(select ${wave('h')} from generate_series(day, day + interval '23 hours', interval '1 hour') h),
      array_fill(70::float8, array[24])
    from station cross join generate_series(${from}, ${to} - interval '1 second', interval '1 day') day
    where client_id >= ${FIRST_CLIENT}`);
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
