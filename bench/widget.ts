/**
 * A partner's page: the widget against lightweight-charts and uPlot in a custom element, on the same figures. `drawn` is the
 * page of a server that has written the first drawing into it, `written` the page as administrators of keys copy it, with
 * the first picture in it; `vigia` has the elements alone. `floor` is a page with images of the same pictures and no
 * script.
 *
 * On an idle desktop machine the first frame with any image in it takes a quarter of what lightweight-charts takes in all:
 * there the ratio of first paints says more of the browser than of the charts. Growers read on telephones.
 */
import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { SLOW_PHONE, slowDown } from './slow-phone.ts';
import { median, printTable } from './table.ts';
import { CHART, LIBRARIES, type Library, openWidgetSite, type WidgetSite } from './widget-site.ts';

const ROUNDS = 7;
/** The first visit finds the browser cold; the peers' figures come from files that the system has not read yet. */
const WARM_UP = 1;
/** How long a page is left alone: what runs then runs before anybody touches it. */
const QUIET_MS = 3000;
const SLOW_QUIET_MS = 5000;
/** After a page is closed: its processes end beside the next one's first steps. */
const REST_MS = 300;
const WINDOW = { width: 1000, height: 800 };

interface Case {
  readonly name: string;
  readonly count: number;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Visited with a grower's telephone. */
  readonly isSlow?: boolean;
}
const CASES: readonly Case[] = [
  { name: 'n = 1', count: 1, viewport: WINDOW },
  { name: 'n = 20 below each other', count: 20, viewport: WINDOW },
  { name: 'n = 20, all in view', count: 20, viewport: { ...WINDOW, height: 20 * CHART.height } },
  { name: `n = 1, ${SLOW_PHONE}`, count: 1, viewport: WINDOW, isSlow: true },
  { name: `n = 20 below each other, ${SLOW_PHONE}`, count: 20, viewport: WINDOW, isSlow: true },
];

interface Sample {
  /** Script's tag to the first paint of a chart, which is the first of the page, ms. */
  readonly first: number;
  /** Script's tag to the paint of the last chart that is drawn, ms. */
  readonly last: number;
  /** Main-thread CPU of the visit, ms. */
  readonly cpu: number;
  /** As sent until the first chart is painted, the page itself among it, kB. */
  readonly kB: number;
  /** As sent until the last one is, kB. */
  readonly lastKB: number;
  /** Tasks over 50 ms while nobody touches the page. */
  readonly long: number;
}
const HEAD: readonly (readonly [keyof Sample, string])[] = [
  ['first', 'first paint ms'],
  ['last', 'last paint ms'],
  ['cpu', 'main thread ms'],
  ['kB', 'kB to first'],
  ['lastKB', 'kB to last'],
  ['long', 'tasks > 50 ms'],
];

export async function benchWidget(): Promise<void> {
  const site = await openWidgetSite(CASES.map(({ count }) => count));
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const each of CASES) {
      const samples = new Map<Library, Sample[]>(LIBRARIES.map((library) => [library, []]));
      for (let round = 0; round < WARM_UP + ROUNDS; round++) {
        for (const library of LIBRARIES) {
          const one = await visit(browser, site, library, each);
          if (round >= WARM_UP) samples.get(library)?.push(one);
        }
      }
      report(each, samples);
    }
    const panels = (site.panelBytes / 1000).toFixed(0);
    console.log(`\n  The interactive part, fetched when the page is idle: ${panels} kB (brotli).`);
  } finally {
    await browser.close();
    site.close();
  }
}

/** Of somebody whose browser has kept nothing. */
async function visit(
  browser: Browser,
  site: WidgetSite,
  library: Library,
  { count, viewport, isSlow }: Case,
): Promise<Sample> {
  const context = await browser.newContext({ locale: 'es-CL', viewport });
  try {
    const page = await context.newPage();
    const broken = new Promise<never>((_, reject) => page.on('pageerror', reject));
    await page.addInitScript(watch);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    if (isSlow) await slowDown(cdp);
    const before = await busy(cdp);
    await page.goto(site.page(library, count));
    await Promise.race([page.waitForTimeout(isSlow ? SLOW_QUIET_MS : QUIET_MS), broken]);
    const cpu = (await busy(cdp)) - before;
    return { ...(await page.evaluate(measured)), cpu };
  } finally {
    await context.close();
    await setTimeout(REST_MS);
  }
}

declare global {
  interface Window {
    /** When charts and images of them were painted, and the tasks over 50 ms. */
    charts: { painted: number[]; images: number[]; long: number };
  }
}

/** As browsers know it; the types of the platform do not yet. */
interface ElementTiming extends PerformanceEntry {
  readonly renderTime: number;
}

/** Runs in the page before anything of it. */
function watch(): void {
  window.charts = { painted: [], images: [], long: 0 };
  new PerformanceObserver((list) => {
    window.charts.long += list.getEntries().length;
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { renderTime } of list.getEntries() as ElementTiming[]) window.charts.images.push(renderTime);
  }).observe({ type: 'element' });
  const note = () => window.charts.painted.push(performance.now());
  document.addEventListener('vigia-ready', () => requestAnimationFrame(() => requestAnimationFrame(note)));
}

/** Runs in the page at the end: nothing but charts can have been its first paint; of an image the browser says when. */
function measured(): Omit<Sample, 'cpu'> {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const start = files[0]?.startTime ?? Number.NaN;
  const page = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const sent = (until: number) =>
    [...page, ...files]
      .filter(({ name, responseEnd }) => responseEnd <= until && !name.endsWith('/panels.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  const contentful = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const { images } = window.charts;
  const first = images.length > 0 ? Math.min(...images) : contentful;
  const last = Math.max(first, ...window.charts.painted);
  return {
    first: first - start,
    last: last - start,
    kB: sent(first),
    lastKB: sent(last),
    long: window.charts.long,
  };
}

/** Main-thread CPU so far, ms. */
async function busy(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function report({ name }: Case, samples: ReadonlyMap<Library, readonly Sample[]>): void {
  const of = (library: Library, key: keyof Sample) =>
    median((samples.get(library) ?? []).map((one) => one[key]));
  const ratio = (own: Library, peer: Library) =>
    HEAD.map(([key]) => (key === 'long' ? '' : of(own, key) / of(peer, key)));
  printTable(`Widget, 4 × 400 points, ${name}, median of ${ROUNDS}`, [
    ['library', ...HEAD.map(([, title]) => title)],
    ...LIBRARIES.map((library) => [library, ...HEAD.map(([key]) => of(library, key))]),
    ...(['drawn', 'written', 'vigia'] as const).flatMap((own) =>
      (['floor', 'lightweight', 'uplot'] as const).map((peer) => [`${own} : ${peer}`, ...ratio(own, peer)]),
    ),
  ]);
}
