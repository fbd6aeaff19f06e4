/** The table against AG Grid community with 50,000 × 10, in one browser, interleaved, a cold page each time. */
import type { Browser, CDPSession, Page } from 'playwright';
import { withBenchPage } from './page.ts';
import { median, printTable } from './table.ts';
import { NUMBER_COLUMN, TEXT_COLUMN, VIEW } from './table-page/rows.ts';

const LIBRARIES = ['vigia', 'ag-grid'] as const;
const ROWS = 50_000;
const ROUNDS = 5;
const WORD = 'casablanca lob';
const ERASED = 4;
const WHEELS = 60;
/** px of one notch of a wheel. */
const NOTCH = 120;

interface Sample {
  mount: number;
  /** Per key, the first of which prepares the search. */
  key: number;
  /** The first sort of the column, which prepares its order, and the one that turns it. */
  sortText: number;
  turnText: number;
  sortNumber: number;
  scroll: number;
  nodes: number;
  heap: number;
  /** Rows that the typed word left; both must find the same. */
  found: number;
}

export async function benchTable(): Promise<void> {
  await withBenchPage('table-page', async (browser, url) => {
    const samples = new Map<string, Sample[]>(LIBRARIES.map((library) => [library, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const library of LIBRARIES) samples.get(library)?.push(await sampleOf(browser, url, library));
      agree(samples, round);
    }
    report(samples);
  });
}

async function sampleOf(browser: Browser, url: string, library: string): Promise<Sample> {
  const page = await browser.newPage({
    locale: 'es-CL',
    viewport: { width: VIEW.width, height: VIEW.height },
  });
  page.on('pageerror', (error) => console.error(`${library}: ${error.message}`));
  page.setDefaultTimeout(120_000);
  await page.goto(url);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('HeapProfiler.collectGarbage');
  const before = await metrics(cdp);
  const spent = spender(page, cdp);
  const mount = await spent(() =>
    page.evaluate(([name, rows]) => window.mountTable(name as string, rows as number), [library, ROWS]),
  );
  const nodes = await page.evaluate(() => document.getElementById('root')?.querySelectorAll('*').length ?? 0);
  const scroll = await spent(async () => {
    await page.mouse.move(VIEW.width / 2, VIEW.grid / 2);
    for (let notch = 0; notch < WHEELS; notch++) {
      await page.mouse.wheel(0, NOTCH);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    }
  });
  const sortText = await spent(() => press(page, TEXT_COLUMN));
  const turnText = await spent(() => press(page, TEXT_COLUMN));
  const sortNumber = await spent(() => press(page, NUMBER_COLUMN));
  const texts = [
    ...Array.from(WORD, (_, at) => WORD.slice(0, at + 1)),
    ...Array.from({ length: ERASED }, (_, at) => WORD.slice(0, -at - 1)),
  ];
  const typing = await spent(async () => {
    for (const text of texts) await page.evaluate((filter) => window.filterTable(filter), text);
  });
  const found = await page.evaluate(() => window.shownRows);
  await cdp.send('HeapProfiler.collectGarbage');
  const heap = ((await metrics(cdp)).heap - before.heap) / 1e6;
  await page.close();
  return {
    mount,
    key: typing / texts.length,
    sortText,
    turnText,
    sortNumber,
    scroll: scroll / WHEELS,
    nodes,
    heap,
    found,
  };
}

export const press = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: column }).getByText(column, { exact: true }).click();

/** Main-thread CPU, ms, of some work and of what it leaves to the next frames. */
export function spender(page: Page, cdp: CDPSession) {
  return async (work: () => Promise<unknown>): Promise<number> => {
    const before = await metrics(cdp);
    await work();
    await page.waitForTimeout(150);
    await page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
    return (await metrics(cdp)).cpu - before.cpu;
  };
}

/** Main-thread CPU in ms and used JavaScript heap in bytes. */
async function metrics(cdp: CDPSession): Promise<{ cpu: number; heap: number }> {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => list.find((metric) => metric.name === name)?.value ?? 0;
  return { cpu: value('TaskDuration') * 1000, heap: value('JSHeapUsedSize') };
}

function agree(samples: ReadonlyMap<string, readonly Sample[]>, round: number): void {
  const [ours, theirs] = LIBRARIES.map((library) => samples.get(library)?.[round]?.found);
  if (ours !== theirs || !ours)
    throw new Error(`the filter left ${ours} and ${theirs} rows: not the same work`);
}

const HEADS = {
  mount: 'mount ms',
  key: 'ms/key',
  sortText: 'sort text ms',
  turnText: 'turn it ms',
  sortNumber: 'sort number ms',
  scroll: 'scroll ms/frame',
  nodes: 'DOM nodes',
  heap: 'heap MB',
} as const satisfies Partial<Record<keyof Sample, string>>;

function report(samples: ReadonlyMap<string, readonly Sample[]>): void {
  const keys = Object.keys(HEADS) as (keyof typeof HEADS)[];
  const of = (library: string, key: keyof Sample) =>
    median((samples.get(library) ?? []).map((sample) => sample[key]));
  printTable(`Table, ${ROWS} × 10, median of ${ROUNDS} (main-thread CPU)`, [
    ['library', ...keys.map((key) => HEADS[key])],
    ...LIBRARIES.map((library) => [library, ...keys.map((key) => of(library, key))]),
    ['vigia : ag-grid', ...keys.map((key) => of('vigia', key) / of('ag-grid', key))],
    ['target', '', '≤ 0.5', '≤ 0.75', '', '', '≤ 0.5', '', ''],
  ]);
}
