/** The tree of a client with 2,000 stations, against the same server's `/livez`, and requested with the tag of the last answer. */
import { withDatabases } from '../packages/server/src/db/running-database.ts';
import { readConfig } from '../packages/server/src/run/config.ts';
import type { FarmServer } from '../scripts/farm-server.ts';
import { fireAt } from './fire.ts';
import { printTable } from './table.ts';

const STATIONS = 2_000;
const GOAL_MS = 150;
/** The server's histogram has no bound at the goal: this one lies below it. */
const BOUND_MS = 100;
const ROUTE = '/v2/clients/{client_id}/infrastructure';
const PATH = '/v2/clients/1/infrastructure';

export async function benchClientTree(server: FarmServer): Promise<void> {
  await insertStations(server);
  const first = await fetch(`${server.base}${PATH}`, { headers: server.headers() });
  const bytes = (await first.text()).length;
  const etag = first.headers.get('etag') ?? '';
  const rows: (string | number)[][] = [];
  for (const connections of [1, 10]) {
    const next = () => ({ method: 'GET', path: PATH }) as const;
    const { perSecond, p50, p99, serverMs, within } = await fireAt(server, ROUTE, BOUND_MS, {
      connections,
      next,
    });
    rows.push(['whole', connections, perSecond, p50, p99, serverMs, `${(100 * within).toFixed(1)} %`]);
  }
  printTable(`GET ${ROUTE}, ${STATIONS} stations, ${bytes} bytes, goal ${GOAL_MS} ms`, [
    ['answer', 'connections', 'per second', 'p50 ms', 'p99 ms', 'at the server ms', `≤ ${BOUND_MS} ms`],
    ...rows,
    ['304 to its tag', 1, ...(await unchanged(server, etag))],
  ]);
}

async function unchanged({ base, headers }: FarmServer, etag: string): Promise<(string | number)[]> {
  const times: number[] = [];
  for (let i = 0; i < 100; i++) {
    const began = performance.now();
    const answer = await fetch(`${base}${PATH}`, { headers: { ...headers(), 'if-none-match': etag } });
    await answer.arrayBuffer();
    if (answer.status !== 304) throw new Error(`${answer.status} instead of 304`);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  return [1000 / mean, sorted[50] ?? Number.NaN, sorted[99] ?? Number.NaN, '', ''];
}

/** As many stations as are missing, each with a device, copied from the farm's first one. */
export async function insertStations({ dataFolder }: FarmServer, count = STATIONS): Promise<void> {
  await withDatabases(readConfig({ VIGIA_DATA: dataFolder }), 'bench', async ({ ownerPool }) => {
    const missing = `generate_series((select count(*) from station where client_id = 1) + 1, ${count}) as i`;
    await ownerPool.query(
      `insert into node (client_id, serial_number, node_firmware_version)
       select 1, 'VG-BENCH-' || i, '2.4.1' from ${missing}`,
    );
    await ownerPool.query(
      `insert into station (client_id, station_name, sector_id, crop_id, pest_id, station_season_id,
         station_position_lat, station_position_lon, station_tags, assigned_node_sn)
       select 1, 'Estación ' || i, sector_id, crop_id, pest_id, station_season_id,
         station_position_lat + i / 1e5, station_position_lon - i / 1e5, station_tags, 'VG-BENCH-' || i
       from ${missing}, (select * from station where client_id = 1 order by station_id limit 1) as model`,
    );
  });
}
