/** Salud with 2,000 stations and two weeks of readings of each: how soon the first chips are known, and all. */
import type { Page } from 'playwright';
import { withDatabases } from '../packages/server/src/db/running-database.ts';
import { readConfig } from '../packages/server/src/run/config.ts';
import type { FarmServer } from '../scripts/farm-server.ts';
import { printTable } from './table.ts';

const ROUNDS = 2;
const GOAL_S = { first: 1, all: 10 };

/** Gives every station copied by `insertStations` what the farm's first one measured in the last two weeks. */
async function insertReadings({ dataFolder }: FarmServer): Promise<number> {
  return await withDatabases(readConfig({ VIGIA_DATA: dataFolder }), 'bench', async ({ ownerPool }) => {
    const { rowCount } = await ownerPool.query(
      `insert into reading (client_id, station_id, node_sn, t, ambient_temperature_c, ambient_humidity_rh,
         battery_percentage)
       select 1, copy.station_id, copy.assigned_node_sn, t, ambient_temperature_c, ambient_humidity_rh,
         battery_percentage
       from reading, station as copy
       where reading.client_id = 1 and copy.client_id = 1 and copy.assigned_node_sn like 'VG-BENCH-%'
         and reading.station_id = (select min(station_id) from station where client_id = 1)
         and t > now() - interval '15 days'`,
    );
    await ownerPool.query('analyze reading');
    return rowCount ?? 0;
  });
}

/** Inside the page, frame by frame: whether a chip says how its station is. */
const isFirstKnown = () =>
  [...document.querySelectorAll('main section button')].some((chip) =>
    /, (en orden|advertencia|error|sin datos)/.test(chip.textContent ?? ''),
  );

export async function benchHealth(page: Page, server: FarmServer): Promise<void> {
  const readings = await insertReadings(server);
  const rows: (string | number)[][] = [];
  for (const view of ['stations', 'nodes']) {
    for (let round = 1; round <= ROUNDS; round++) {
      await page.goto('about:blank');
      const began = performance.now();
      await page.goto(`${server.base}/health-stations#${view}`);
      await page.waitForFunction(isFirstKnown);
      const first = performance.now() - began;
      await page.getByRole('progressbar').waitFor({ state: 'detached' });
      rows.push([view, round, first / 1000, (performance.now() - began) / 1000]);
    }
  }
  printTable(
    `Console, health of 2,000 stations with ${readings} readings, from the address to chips that are known`,
    [['of', 'round', 'first s', 'all s'], ...rows, ['goal', '', GOAL_S.first, GOAL_S.all]],
  );
}
