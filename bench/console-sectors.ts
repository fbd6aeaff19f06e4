/** The list of 200 fields on a slow machine and a slow line: from the address to a search that was answered. */
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { withDatabases } from '../packages/server/src/db/running-database.ts';
import { readConfig } from '../packages/server/src/run/config.ts';
import type { FarmServer } from '../scripts/farm-server.ts';
import { SLOW_PHONE, slowDown } from './slow-phone.ts';
import { median, printTable } from './table.ts';

const SECTORS = 200;
const GOAL_MS = 1_500;
const ROUNDS = 5;
/** Typed into the search; one field alone has it in its name. */
const WANTED = `Cuartel ${SECTORS - 1} `;

interface Opening {
  readonly first: number;
  readonly usable: number;
  readonly kB: number;
}

/** As many fields as are missing, each with a station and a device, copied from the farm's first ones. */
export async function insertSectors({ dataFolder }: FarmServer): Promise<void> {
  await withDatabases(readConfig({ VIGIA_DATA: dataFolder }), 'bench', async ({ ownerPool }) => {
    await ownerPool.query(
      `with more as (
         insert into sector (client_id, sector_name, sector_address, sector_position_lat, sector_position_lon)
         select 1, 'Cuartel ' || i || ' Norte', 'Casablanca, Valparaíso', -33.3 - i / 1e3, -71.4
         from generate_series((select count(*) from sector where client_id = 1) + 1, ${SECTORS}) as i
         returning sector_id, sector_name, sector_position_lat
       ), devices as (
         insert into node (client_id, serial_number, node_firmware_version)
         select 1, 'VG-CAMPO-' || sector_id, '2.4.1' from more
       )
       insert into station (client_id, station_name, sector_id, crop_id, pest_id, station_season_id,
         station_position_lat, station_position_lon, station_tags, assigned_node_sn)
       select 1, 'Estación ' || more.sector_name, more.sector_id, crop_id, pest_id, station_season_id,
         more.sector_position_lat, -71.4, station_tags, 'VG-CAMPO-' || more.sector_id
       from more, (select station.* from station
         join season on season.client_id = 1 and season_id = station_season_id
         where station.client_id = 1 order by date_end desc, station_id limit 1) as model`,
    );
  });
}

/** @param context of somebody signed in who has been here before */
export async function benchSectors(context: BrowserContext, server: FarmServer): Promise<void> {
  const cases = {
    'slow, files and tree kept': { slow: true, cold: false },
    'not slowed, files and tree kept': { slow: false, cold: false },
    'slow, nothing kept': { slow: true, cold: true },
  };
  const samples = new Map<string, Opening[]>(Object.keys(cases).map((name) => [name, []]));
  // What is kept is that of the larger farm, and the browser has compiled it, which takes it more than one visit.
  for (let visit = 0; visit < 3; visit++) await opened(context, server, { slow: false, cold: false });
  for (const [name, how] of Object.entries(cases)) {
    for (let round = 0; round < ROUNDS; round++) samples.get(name)?.push(await opened(context, server, how));
  }
  const of = (name: string, key: keyof Opening) => median((samples.get(name) ?? []).map((each) => each[key]));
  const row = (name: string) => [name, of(name, 'first'), of(name, 'usable'), of(name, 'kB')];
  printTable(
    `Console, /sectors with ${SECTORS} fields, ${SLOW_PHONE}, median of ${ROUNDS} (goal ≤ ${GOAL_MS} ms)`,
    [
      ['opening', 'first row ms', 'search answered ms', 'kB by then'],
      ...Object.keys(cases).map(row),
      ['kept : nothing kept', ...ratios(of)],
    ],
  );
}

const ratios = (of: (name: string, key: keyof Opening) => number) =>
  (['first', 'usable', 'kB'] as const).map(
    (key) => of('slow, files and tree kept', key) / of('slow, nothing kept', key),
  );

async function opened(
  context: BrowserContext,
  { base }: FarmServer,
  { slow, cold }: { slow: boolean; cold: boolean },
): Promise<Opening> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (slow) await slowDown(cdp);
  if (cold) await forgetAll(page, cdp);
  await page.addInitScript(watch, WANTED);
  const bytes = countBytes(cdp);
  await cdp.send('Network.enable');
  await page.goto(`${base}/sectors`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.vigiaUsable !== undefined);
  const { first, usable } = await page.evaluate(() => ({
    first: window.vigiaFirst ?? Number.NaN,
    usable: window.vigiaUsable ?? Number.NaN,
  }));
  const kB = bytes() / 1000;
  await page.close();
  return { first, usable, kB };
}

/** Only that somebody is signed in stays. */
async function forgetAll(page: Page, cdp: CDPSession): Promise<void> {
  await cdp.send('Network.clearBrowserCache');
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'vigia:signed-in') localStorage.removeItem(key);
  });
}

function countBytes(cdp: CDPSession): () => number {
  let bytes = 0;
  cdp.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => bytes;
}

declare global {
  interface Window {
    /** ms from the navigation until a row stood there, and until the search was answered. */
    vigiaFirst?: number;
    vigiaUsable?: number;
  }
}

/** Inside the page: types as soon as there is a row and a search, and looks for the one row that is left. */
function watch(wanted: string): void {
  const named = () => document.querySelectorAll<HTMLElement>('tbody tr a');
  const look = () => {
    const search = document.querySelector<HTMLInputElement>('input[type="search"]');
    if (window.vigiaFirst === undefined && search && named().length > 0) {
      window.vigiaFirst = performance.now();
      search.focus();
      document.execCommand('insertText', false, wanted);
    }
    const left = named();
    const answered = left.length === 1 && left[0]?.textContent?.startsWith(wanted.trim());
    if (window.vigiaFirst !== undefined && answered) {
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.vigiaUsable ??= performance.now();
        }),
      );
    } else setTimeout(look, 4);
  };
  look();
}
