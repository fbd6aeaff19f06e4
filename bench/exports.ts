/**
 * A season's readings of one client as CSV, against a first version that makes an object of each reading and one text
 * of all: seconds until the last byte, the processor's time of either process, and how much its memory grew meanwhile.
 * On a busy machine the processor's time says more.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabases } from '../packages/server/src/db/running-database.ts';
import { readConfig } from '../packages/server/src/run/config.ts';
import { type FarmServer, withFarmServer } from '../scripts/farm-server.ts';
import { median, printTable } from './table.ts';

const READINGS = 1_000_000;
const GOAL = 5;
const ROUNDS = 3;
const STATIONS = 29;
const CLIENT = 9_500;
const SPAN = 'date_start=2025-05-01&date_end=2026-04-30';
const SAMPLE_MS = 20;

export async function benchExports(): Promise<void> {
  await withFarmServer(async (server) => {
    await fill(server);
    const naive = fork(join(import.meta.dirname, 'naive-export.ts'));
    naive.send({ dataFolder: server.dataFolder, clientId: CLIENT });
    const [base] = (await once(naive, 'message')) as [string];
    const path = `${server.base}/v2/clients/${CLIENT}/exports/tables?tables=readings&format=csv&${SPAN}`;
    const first: Taken[] = [];
    const ours: Taken[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await server.signIn();
      first.push(await take(base, {}, naive.pid!));
      ours.push(await take(path, server.headers(), server.pid));
    }
    naive.disconnect();
    print(first, ours);
  });
}

interface Taken {
  readonly seconds: number;
  readonly megabytes: number;
  readonly rows: number;
  /** Processor's time of the process that answered, s; that of the database is not in it. */
  readonly busy: number;
  /** Most that the process had above what it had before, MB. */
  readonly grew: number;
}

async function take(url: string, headers: Readonly<Record<string, string>>, pid: number): Promise<Taken> {
  const before = memoryOf(pid);
  let most = before;
  const sample = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, SAMPLE_MS);
  const busyBefore = busyOf(pid);
  const start = performance.now();
  const answer = await fetch(url, { headers: { ...headers, 'accept-encoding': 'identity' } });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  let bytes = 0;
  let lines = 0;
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  const seconds = (performance.now() - start) / 1000;
  clearInterval(sample);
  const rows = Number(answer.headers.get('x-rows') ?? lines - 1);
  if (rows !== READINGS) throw new Error(`${url}: ${rows} readings, not ${READINGS}`);
  return { seconds, megabytes: bytes / 1e6, rows, busy: busyOf(pid) - busyBefore, grew: most - before };
}

/** Resident memory of a process, MB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

/** Processor's time of a process, s: its own and the system's for it, in hundredths. */
function busyOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function print(first: readonly Taken[], ours: readonly Taken[]): void {
  const middle = (all: readonly Taken[], of: keyof Taken) => median(all.map((taken) => taken[of]));
  const row = (name: string, all: readonly Taken[]) => [
    name,
    middle(all, 'seconds'),
    middle(all, 'busy'),
    middle(all, 'rows') / middle(all, 'seconds'),
    middle(all, 'megabytes'),
    Math.max(...all.map(({ grew }) => grew)),
  ];
  printTable(`${READINGS.toLocaleString('en')} readings of ${STATIONS} stations, median of ${ROUNDS}`, [
    ['export', 'seconds', 'processor s', 'readings/s', 'MB sent', 'memory grew by MB'],
    row('objects and JSON.stringify', first),
    row('CSV, streamed', ours),
  ]);
  const ratio = middle(first, 'seconds') / middle(ours, 'seconds');
  console.log(`  ${ratio.toFixed(1)} times as fast, goal ${GOAL}`);
}

/** A reading every quarter of an hour from 1 May 2025 on, with the measures that a weather station has. */
async function fill({ dataFolder }: FarmServer): Promise<void> {
  await withDatabases(readConfig({ VIGIA_DATA: dataFolder }), 'bench', async ({ ownerPool }) => {
    await ownerPool.query(`insert into client (client_id, client_name) values (${CLIENT}, 'Exportado')`);
    await ownerPool.query(`insert into sector
        (client_id, sector_id, sector_name, sector_address, sector_position_lat, sector_position_lon)
      values (${CLIENT}, ${CLIENT}, 'Campo', 'Curicó, Maule', -35, -71.2)`);
    await ownerPool.query(`insert into station (client_id, station_id, station_name, sector_id)
      select ${CLIENT}, 200000 + i, 'Estación ' || i, ${CLIENT} from generate_series(1, ${STATIONS}) i`);
    await ownerPool.query(`select ensure_reading_month(month::date)
      from generate_series('2025-05-01'::date, '2026-05-01'::date, interval '1 month') month`);
    await ownerPool.query(`insert into reading (client_id, station_id, t, ambient_temperature_c, ambient_humidity_rh,
        rain_mm, solar_radiation_w_m2, wind_speed_km_h, battery_percentage)
      select ${CLIENT}, 200001 + n % ${STATIONS}, '2025-05-01 05:00Z'::timestamptz + n / ${STATIONS} * interval '15 minutes',
        round((14 + 8 * sin(n / 2000.0))::numeric, 2), round((60 + 25 * cos(n / 2500.0))::numeric, 1),
        case when n % 97 = 0 then 0.2 else 0 end, round(greatest(0, 700 * sin(n / 440.0))::numeric, 1),
        round((8 + 5 * sin(n / 900.0))::numeric, 1), 80 + n % 20
      from generate_series(0, ${READINGS - 1}) n order by 2, 3`);
    await ownerPool.query('vacuum (analyze) reading');
  });
}
