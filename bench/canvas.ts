/** The counting canvas against a plain redraw and react-konva: 2,000 circles on 2592 × 1944, interleaved. */
import type { Page } from 'playwright';
import { withBenchPage } from './page.ts';
import { median, printTable, quantile } from './table.ts';

const LIBRARIES = ['vigia', 'plain', 'konva'] as const;
const ROUNDS = 5;
const GESTURES = 2;
const NOTCHES = 40;
const CLICKS = 30;
/**
 * Frames as fast as they can be made: at 60 a second everything under 16 ms would look alike. Without a GPU process: an
 * emulated one takes drawing into a queue, and the time between frames would measure the queue and not the work.
 */
const ARGS = ['--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'];
const EMULATED_GPU = /angle|swiftshader|gpu-blocklist/;

interface Sample {
  readonly zoom: number[];
  /** The sharp drawing after each gesture. */
  readonly rest: number[];
  readonly click: number[];
  readonly mount: number;
}

export async function benchCanvas(): Promise<void> {
  await withBenchPage(
    'canvas-page',
    async (browser, url) => {
      const samples = new Map<string, Sample[]>(LIBRARIES.map((library) => [library, []]));
      for (let round = 0; round < ROUNDS; round++) {
        for (const library of LIBRARIES) {
          const page = await browser.newPage({ locale: 'es-CL', viewport: { width: 1280, height: 900 } });
          page.on('pageerror', (error) => console.error(`${library}: ${error.message}`));
          await page.goto(url);
          samples.get(library)?.push(await sample(page, library));
          await page.close();
        }
      }
      report(samples);
    },
    {
      flags: (args) => [...args.filter((arg) => !EMULATED_GPU.test(arg)), ...ARGS],
    },
  );
}

async function sample(page: Page, library: string): Promise<Sample> {
  await page.evaluate(() => window.preparePhoto());
  const mount = await page.evaluate((name) => window.mountCanvas(name), library);
  const zoom: number[] = [];
  const rest: number[] = [];
  for (let i = 0; i < GESTURES; i++) {
    const intervals = await page.evaluate((notches) => window.zoomCanvas(notches), NOTCHES);
    rest.push(intervals.at(-1) ?? 0);
    // The sharp drawing is part of what a gesture costs.
    zoom.push(...intervals);
  }
  const click = await page.evaluate((clicks) => window.clickCanvas(clicks), CLICKS);
  return { zoom, rest, click, mount };
}

const FIGURES: Readonly<Record<string, (sample: Sample) => number>> = {
  'zoom p50': ({ zoom }) => quantile(zoom, 0.5),
  'zoom p95': ({ zoom }) => quantile(zoom, 0.95),
  rest: ({ rest }) => median(rest),
  'click p50': ({ click }) => quantile(click, 0.5),
  'click p95': ({ click }) => quantile(click, 0.95),
  mount: ({ mount }) => mount,
};

function report(samples: Map<string, Sample[]>): void {
  const figures = Object.values(FIGURES);
  const of = (library: string, figure: (sample: Sample) => number) =>
    median((samples.get(library) ?? []).map(figure));
  const ratio = (peer: string) => figures.map((figure) => of('vigia', figure) / of(peer, figure));
  printTable(`Counting canvas, 2,000 circles on 2592 × 1944, ms between frames, median of ${ROUNDS}`, [
    ['library', ...Object.keys(FIGURES)],
    ...LIBRARIES.map((library) => [library, ...figures.map((figure) => of(library, figure))]),
    ['vigia : plain', ...ratio('plain')],
    ['vigia : konva', ...ratio('konva')],
  ]);
}
