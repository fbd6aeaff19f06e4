/** The station map against a react-map-gl `<Marker>` for each station, in one browser, interleaved, cold page each time. */
import type { CDPSession, Page } from 'playwright';
import { withBenchPage } from './page.ts';
import { median, printTable } from './table.ts';

const LIBRARIES = ['vigia', 'markers'] as const;
const STATIONS = 10_000;
const ROUNDS = 3;
const FRAMES = 15;

interface Sample {
  idle: number;
  idleCpu: number;
  pan: number;
  panCpu: number;
  nodes: number;
}

export async function benchMap(): Promise<void> {
  const samples = new Map<string, Sample[]>(LIBRARIES.map((library) => [library, []]));
  await withBenchPage(
    'map-page',
    async (browser, url) => {
      for (let round = 0; round < ROUNDS; round++) {
        for (const library of LIBRARIES) {
          const page = await browser.newPage({ locale: 'es-CL', viewport: { width: 1000, height: 600 } });
          page.setDefaultTimeout(300_000);
          page.on('pageerror', (error) => console.error(`${library}: ${error.message}`));
          await page.goto(url);
          samples.get(library)?.push(await sample(page, library));
          await page.close();
        }
      }
    },
    { config: { worker: { format: 'es' }, build: { target: 'es2022' } } },
  );
  report(samples);
}

async function sample(page: Page, library: string): Promise<Sample> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await cpu(cdp);
  const idle = await page.evaluate(
    ([name, count]) => window.mountMap(name as string, count as number),
    [library, STATIONS],
  );
  const mounted = await cpu(cdp);
  const pan = await page.evaluate((frames) => window.panMap(frames), FRAMES);
  const panned = await cpu(cdp);
  const nodes = await page.evaluate(() => document.getElementById('root')?.querySelectorAll('*').length ?? 0);
  return { idle, idleCpu: mounted - before, pan, panCpu: (panned - mounted) / FRAMES, nodes };
}

/** Main-thread CPU in ms. */
async function cpu(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? 0) * 1000;
}

function report(samples: Map<string, Sample[]>): void {
  const of = (library: string, key: keyof Sample) => median((samples.get(library) ?? []).map((s) => s[key]));
  const keys = ['idle', 'idleCpu', 'pan', 'panCpu', 'nodes'] as const;
  printTable(`Map, ${STATIONS} stations, median of ${ROUNDS}`, [
    ['map', 'idle ms', 'idle CPU ms', 'pan ms/frame', 'pan CPU ms/frame', 'DOM nodes'],
    ...LIBRARIES.map((library) => [library, ...keys.map((key) => of(library, key))]),
    ['vigia : markers', ...keys.map((key) => of('vigia', key) / of('markers', key))],
  ]);
}
