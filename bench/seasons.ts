/** The panel of a pest with one and with ten past seasons laid over it, in one browser, interleaved, cold page each time. */
import type { Page } from 'playwright';
import { withBenchPage } from './page.ts';
import { median, printTable } from './table.ts';

const COUNTS = [0, 1, 10] as const;
const ROUNDS = 15;

interface Sample {
  readonly mount: number;
  readonly nodes: number;
}

export async function benchSeasons(): Promise<void> {
  await withBenchPage('seasons-page', async (browser, url) => {
    const samples = new Map<number, Sample[]>(COUNTS.map((count) => [count, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const count of COUNTS) {
        const page = await browser.newPage({ locale: 'es-CL', viewport: { width: 1200, height: 900 } });
        page.on('pageerror', (error) => console.error(`${count} seasons: ${error.message}`));
        await page.goto(url);
        samples.get(count)?.push(await sample(page, count));
        await page.close();
      }
    }
    report(samples);
  });
}

/** Main-thread CPU until the panel stands, and its size. */
async function sample(page: Page, count: number): Promise<Sample> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('HeapProfiler.collectGarbage');
  const cpu = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await cpu();
  await page.evaluate((seasons) => window.mountSeasons(seasons), count);
  const mount = (await cpu()) - before;
  const nodes = await page.evaluate(() => document.getElementById('root')?.querySelectorAll('*').length ?? 0);
  const lines = await page.evaluate(() => document.querySelectorAll('g[data-series^="season-"]').length);
  if (lines !== count) throw new Error(`${lines} lines of ${count} seasons are drawn`);
  return { mount, nodes };
}

function report(samples: ReadonlyMap<number, readonly Sample[]>): void {
  const of = (count: number, key: keyof Sample) => median((samples.get(count) ?? []).map((one) => one[key]));
  const keys = ['mount', 'nodes'] as const;
  printTable(`Seasons side by side, median of ${ROUNDS} (main-thread CPU)`, [
    ['seasons', 'mount ms', 'DOM nodes'],
    ...COUNTS.map((count) => [`${count}`, ...keys.map((key) => of(count, key))]),
    ['ten : one', ...keys.map((key) => of(10, key) / of(1, key))],
  ]);
}
