/** The time chart against recharts and uPlot, in one browser, interleaved, cold page each time. */
import type { CDPSession, Page } from 'playwright';
import { withBenchPage } from './page.ts';
import { median, printTable } from './table.ts';

const LIBRARIES = ['vigia', 'recharts', 'uplot'] as const;
const SIZES = [400, 10_000];
const ROUNDS = 5;
const HOVERS = 40;

interface Sample {
  mount: number;
  /** Showing the middle half instead of all. */
  range: number;
  hover: number;
  nodes: number;
  heap: number;
}

export async function benchChart(): Promise<void> {
  await withBenchPage('chart-page', async (browser, url) => {
    for (const points of SIZES) {
      const samples = new Map<string, Sample[]>(LIBRARIES.map((library) => [library, []]));
      for (let round = 0; round < ROUNDS; round++) {
        for (const library of LIBRARIES) {
          const page = await browser.newPage({ locale: 'es-CL', viewport: { width: 1000, height: 500 } });
          page.on('pageerror', (error) => console.error(`${library}: ${error.message}`));
          await page.goto(url);
          samples.get(library)?.push(await sample(page, library, points));
          await page.close();
        }
      }
      report(points, samples);
    }
  });
}

async function sample(page: Page, library: string, points: number): Promise<Sample> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('HeapProfiler.collectGarbage');
  const before = await metrics(cdp);
  await page.evaluate(([name, n]) => window.mountChart(name as string, n as number), [library, points]);
  const mounted = await metrics(cdp);
  for (let i = 0; i < HOVERS; i++) await page.mouse.move(80 + i * 20, 150 + (i % 7) * 10);
  await page.waitForTimeout(50);
  const hovered = await metrics(cdp);
  const nodes = await page.evaluate(() => document.getElementById('root')?.querySelectorAll('*').length ?? 0);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(50);
  const rested = await metrics(cdp);
  await page.evaluate(() => window.changeRange());
  const ranged = await metrics(cdp);
  await cdp.send('HeapProfiler.collectGarbage');
  const settled = await metrics(cdp);
  return {
    mount: mounted.cpu - before.cpu,
    range: ranged.cpu - rested.cpu,
    hover: (hovered.cpu - mounted.cpu) / HOVERS,
    nodes,
    heap: (settled.heap - before.heap) / 1e6,
  };
}

/** Main-thread CPU in ms and used JavaScript heap in bytes. */
async function metrics(cdp: CDPSession): Promise<{ cpu: number; heap: number }> {
  const { metrics: list } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => list.find((metric) => metric.name === name)?.value ?? 0;
  return { cpu: value('TaskDuration') * 1000, heap: value('JSHeapUsedSize') };
}

function report(points: number, samples: Map<string, Sample[]>): void {
  const of = (library: string, key: keyof Sample) => median((samples.get(library) ?? []).map((s) => s[key]));
  const keys = ['mount', 'range', 'hover', 'nodes', 'heap'] as const;
  const ratio = (peer: string) => keys.map((key) => of('vigia', key) / of(peer, key));
  printTable(`Chart, 4 × ${points} points, median of ${ROUNDS} (main-thread CPU)`, [
    ['library', 'mount ms', 'new range ms', 'hover ms/move', 'DOM nodes', 'heap MB'],
    ...LIBRARIES.map((library) => [library, ...keys.map((key) => of(library, key))]),
    ['vigia : recharts', ...ratio('recharts')],
    ['vigia : uplot', ...ratio('uplot')],
  ]);
}
