/**
 * Administración with a client of 10,000 stations: what a letter of the search and a sorted column take, against AG Grid
 * alone with as many rows in the same run, as the table component's targets are set.
 */
import type { Browser, Page } from 'playwright';
import type { FarmServer } from '../scripts/farm-server.ts';
import { insertStations } from './client-tree.ts';
import { withBenchPage } from './page.ts';
import { median, printTable } from './table.ts';
import { TEXT_COLUMN, VIEW } from './table-page/rows.ts';
import { press, spender } from './table-race.ts';

const ROWS = 10_000;
const ROUNDS = 5;
/** Every row has the first word, few have the second: equal work for both, letter by letter. */
const WORD = { ours: 'estacion 19', theirs: 'campo.cl 19' } as const;
const LETTERS = WORD.ours.length;
const TARGETS = { first: null, key: 0.5, sort: 0.75, turn: 0.75 } as const;

interface Sample {
  /** Main-thread CPU, ms: the first letter, which prepares the search, and each of the others. */
  readonly first: number;
  readonly key: number;
  /** The first sort of a column and the one that turns it. */
  readonly sort: number;
  readonly turn: number;
}

/** @param page of somebody signed in who administers the farm's first client */
export async function benchAdministration(page: Page, server: FarmServer): Promise<void> {
  await insertStations(server, ROWS);
  const ours: Sample[] = [];
  for (let round = 0; round < ROUNDS; round++) ours.push(await onScreen(page, server));
  const theirs: Sample[] = [];
  await withBenchPage('table-page', async (browser, url) => {
    for (let round = 0; round < ROUNDS; round++) theirs.push(await alone(browser, url));
  });
  const of = (samples: readonly Sample[], key: keyof Sample) => median(samples.map((one) => one[key]));
  const keys = Object.keys(TARGETS) as (keyof Sample)[];
  printTable(`Console, /admin with ${ROWS} stations, median of ${ROUNDS} (main-thread CPU)`, [
    ['table', 'first letter ms', 'ms/letter', 'sort text ms', 'turn it ms'],
    ['Estaciones, the whole screen', ...keys.map((key) => of(ours, key))],
    ['ag-grid alone', ...keys.map((key) => of(theirs, key))],
    ['screen : ag-grid', ...keys.map((key) => of(ours, key) / of(theirs, key))],
    ['target', ...keys.map((key) => (TARGETS[key] === null ? '' : `≤ ${TARGETS[key]}`))],
  ]);
}

async function onScreen(page: Page, { base }: FarmServer): Promise<Sample> {
  await page.goto(`${base}/admin/stations?company=1`);
  await page.getByText(new RegExp(`de ${ROWS.toLocaleString('es-CL').replace('.', '.?')}`)).waitFor();
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = spender(page, cdp);
  const column = page.getByRole('columnheader', { name: 'Estación' }).getByText('Estación', { exact: true });
  const sort = await spent(() => column.click());
  const turn = await spent(() => column.click());
  const search = page.getByRole('searchbox').first();
  await search.focus();
  const first = await spent(() => typed(page, WORD.ours.slice(0, 1)));
  const typing = await spent(async () => {
    for (const letter of WORD.ours.slice(1)) await typed(page, letter);
  });
  await cdp.detach();
  return { first, key: typing / (LETTERS - 1), sort, turn };
}

/** Types into the field that has the focus and waits until it is painted, as the page with AG Grid does. */
const typed = (page: Page, letter: string): Promise<void> =>
  page.evaluate(async (text) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    document.execCommand('insertText', false, text);
    await frame();
    await frame();
  }, letter);

async function alone(browser: Browser, url: string): Promise<Sample> {
  const page = await browser.newPage({
    locale: 'es-CL',
    viewport: { width: VIEW.width, height: VIEW.height },
  });
  await page.goto(url);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = spender(page, cdp);
  await page.evaluate((rows) => window.mountTable('ag-grid', rows), ROWS);
  const sort = await spent(() => press(page, TEXT_COLUMN));
  const turn = await spent(() => press(page, TEXT_COLUMN));
  const first = await spent(() => page.evaluate((text) => window.filterTable(text), WORD.theirs.slice(0, 1)));
  const typing = await spent(async () => {
    for (let end = 2; end <= LETTERS; end++) {
      await page.evaluate((text) => window.filterTable(text), WORD.theirs.slice(0, end));
    }
  });
  await page.close();
  return { first, key: typing / (LETTERS - 1), sort, turn };
}
