/** A day of the map of captures, of many traps: its colours by script alone, and on the screen as a slider passes them. */
import type { Browser, Page } from 'playwright';
import { withBenchPage } from './page.ts';
import { SLOW_PHONE, slowDown } from './slow-phone.ts';
import { median, printTable, quantile } from './table.ts';

/** The fewest are what the others are compared with: a farm of some fields. */
const TRAPS = [30, 300, 600] as const;
const DAYS = 60;
const FROM_SCRATCH = 10;
/** The first day that is shown, before the flight of the first trap. */
const FIRST = 70;
const TARGET_MS = 16;

interface Measured {
  readonly cells: number;
  readonly ground: number;
  readonly days: readonly number[];
  readonly scratch: readonly number[];
  readonly screen: readonly number[];
}

export async function benchPressure(): Promise<void> {
  await withBenchPage(
    'pressure-page',
    async (browser, url) => {
      const found: Measured[] = [];
      for (const traps of TRAPS) found.push(await measure(browser, url, traps));
      report(found);
    },
    { config: { worker: { format: 'es' }, build: { target: 'es2022' } } },
  );
}

async function measure(browser: Browser, url: string, traps: number): Promise<Measured> {
  const page = await browser.newPage({ locale: 'es-CL', viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(300_000);
  page.on('pageerror', (error) => console.error(`${traps} traps: ${error.message}`));
  await page.goto(url);
  const cdp = await page.context().newCDPSession(page);
  await slowDown(cdp);
  const { ms: ground, cells } = await page.evaluate((count) => window.makeGround(count), traps);
  const days = await times(page, DAYS, (day) => window.colourDay(day));
  const scratch = await times(page, FROM_SCRATCH, (day) => window.colourFromScratch(day));
  await page.evaluate(() => window.mountSeason());
  const screen: number[] = [];
  for (let i = 0; i < DAYS; i++) screen.push(await page.evaluate((day) => window.slideTo(day), FIRST + i));
  await page.close();
  return { ground, cells, days, scratch, screen };
}

async function times(
  page: Page,
  count: number,
  work: (day: number) => { ms: number; coloured: number },
): Promise<number[]> {
  const samples: number[] = [];
  for (let i = 0; i < count; i++) {
    const { ms, coloured } = await page.evaluate(work, FIRST + i);
    if (coloured === 0) throw new Error('no cell has a colour: nothing was computed');
    samples.push(ms);
  }
  return samples;
}

function report(found: readonly Measured[]): void {
  const [fewest] = found as [Measured];
  printTable(`The ground of a map of captures and a day of it, ${SLOW_PHONE}, ms of script`, [
    ['traps', 'cells', 'ground', 'day', 'p95', 'ground again each day', 'day : again'],
    ...found.map(({ cells, ground, days, scratch }, i) => {
      const [day, again] = [median(days), median(scratch)];
      return [`${TRAPS[i]}`, cells, ground, day, quantile(days, 0.95), again, day / again];
    }),
    ['target', '', '', '', `≤ ${TARGET_MS}`, '', ''],
  ]);
  printTable(`A day on the whole screen, ${SLOW_PHONE}, ms of script and layout`, [
    ['traps', 'median', 'p95', `to ${TRAPS[0]} traps`],
    ...found.map(({ screen }, i) => [
      `${TRAPS[i]}`,
      median(screen),
      quantile(screen, 0.95),
      median(screen) / median(fewest.screen),
    ]),
  ]);
}
