/**
 * 10,000 points of a station by column, against the same points written out as objects by a server that does nothing
 * else: no database, no session, no checks.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { withDatabases } from '../packages/server/src/db/running-database.ts';
import { readConfig } from '../packages/server/src/run/config.ts';
import type { FarmServer } from '../scripts/farm-server.ts';
import { type Fired, fire, fireAt } from './fire.ts';
import { printTable } from './table.ts';

const POINTS = 10_000;
const HALF_HOUR_MS = 30 * 60_000;
const CONNECTIONS = 10;
const GOAL = { perSecond: 10, bytes: 0.4 };
const ROUTE = '/v2/stations/{station_id}/data';
const DAYS = 'date_start=2021-01-01&date_end=2021-12-31&data_category=thpg';
/** As the server compresses. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export async function benchStationData(server: FarmServer): Promise<void> {
  const station = await insertPoints(server);
  const path = `${ROUTE.replace('{station_id}', String(station))}?${DAYS}`;
  const { items } = await server.ask<{ items: object[] }>(path);
  if (items.length !== POINTS) throw new Error(`${items.length} points instead of ${POINTS}`);
  const naive = await serveObjects(items);
  try {
    const next = (format: string) => () => ({ method: 'GET', path: `${path}&format=${format}` }) as const;
    const objects = await fire({ url: naive.url, connections: CONNECTIONS, next: () => ({ path: '/' }) });
    const ours = (format: string) =>
      fireAt(server, ROUTE, 25, { connections: CONNECTIONS, next: next(format) });
    const [columns, itemised] = [await ours('columns'), await ours('items')];
    const sizes = {
      objects: await sizesOf(await (await fetch(naive.url)).text()),
      columns: await sizesOf(await textOf(server, `${path}&format=columns`)),
      items: await sizesOf(await textOf(server, path)),
    };
    const row = (name: string, fired: Fired, size: Sizes) => [
      name,
      fired.perSecond,
      fired.perSecond / objects.perSecond,
      fired.p50,
      fired.p99,
      size.raw,
      size.gzip / sizes.objects.gzip,
      size.brotli,
      size.brotli / sizes.objects.brotli,
    ];
    printTable(`GET ${ROUTE}, ${POINTS} points of climate, ${CONNECTIONS} connections`, [
      ['answer', 'per second', ': naive', 'p50 ms', 'p99 ms', 'bytes', 'gzip : naive', 'brotli', ': naive'],
      row('naive objects, nothing else', objects, sizes.objects),
      row('items', itemised, sizes.items),
      row('columns', columns, sizes.columns),
    ]);
    console.log(`  goals of columns: ≥ ${GOAL.perSecond} × per second, ≤ ${GOAL.bytes} × compressed`);
  } finally {
    await naive.stop();
  }
}

interface Sizes {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

async function sizesOf(text: string): Promise<Sizes> {
  const body = Buffer.from(text);
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(body),
    promisify(brotliCompress)(body, BROTLI),
  ]);
  return { raw: body.length, gzip: zipped.length, brotli: brotli.length };
}

const textOf = async ({ base, headers }: FarmServer, path: string) =>
  await (await fetch(`${base}${path}`, { headers: headers() })).text();

/** A year of half hours such as sensors report them: tenths of a degree, whole and half percents, some noise. */
async function insertPoints({ dataFolder }: FarmServer): Promise<number> {
  let seed = 20261121;
  const noise = (width: number) => {
    seed = (seed * 1664525 + 1013904223) % 4294967296; // Numerical Recipes' linear congruence
    return (seed / 4294967296 - 0.5) * width;
  };
  const from = Date.parse('2021-01-02T00:00:00Z');
  const points = Array.from({ length: POINTS }, (_, i) => {
    const day = (2 * Math.PI * i) / 48;
    const t = new Date(from + i * HALF_HOUR_MS).toISOString();
    const temperature = Math.round(10 * (14 + 8 * Math.sin(day) + noise(2))) / 10;
    const humidity = Math.round(2 * (65 - 20 * Math.sin(day) + noise(4))) / 2;
    return { t, temperature, humidity };
  });
  return await withDatabases(readConfig({ VIGIA_DATA: dataFolder }), 'bench', async ({ ownerPool }) => {
    const { rows } = await ownerPool.query('select min(station_id) as id from station where client_id = 1');
    for (let month = 1; month <= 12; month++) {
      await ownerPool.query('select ensure_reading_month($1)', [`2021-${String(month).padStart(2, '0')}-01`]);
    }
    await ownerPool.query(
      `insert into reading (client_id, station_id, t, ambient_temperature_c, ambient_humidity_rh)
       select 1, $1, t, temperature, humidity
       from jsonb_to_recordset($2) as point (t timestamptz, temperature float8, humidity float8)`,
      [rows[0].id, JSON.stringify(points)],
    );
    return rows[0].id as number;
  });
}

async function serveObjects(items: readonly object[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(join(import.meta.dirname, 'naive-server.ts'));
  child.send(items);
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
