/** The counting tool in Chromium: its tree of 100,000 images, and the next photo where it was decoded ahead. */
import { IMAGES, STATIONS } from './counting-page/data.ts';
import { withBenchPage } from './page.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 5;
const PHOTOS = 10;
const GOAL_MS = { tree: 300, next: 100 };

export async function benchCounting(): Promise<void> {
  await withBenchPage('counting-page', async (browser, url) => {
    const page = await browser.newPage({ locale: 'es-CL', viewport: { width: 1440, height: 900 } });
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(url);
    await page.evaluate(() => window.prepareImages());
    const rows: (string | number)[][] = [];
    for (const isOpen of [false, true]) {
      const ms: number[] = [];
      for (let round = 0; round < ROUNDS; round++)
        ms.push(await page.evaluate((open) => window.openTree(open), isOpen));
      rows.push([isOpen ? 'tree, all open' : 'tree, closed', median(ms), Math.max(...ms), GOAL_MS.tree]);
    }
    const next = await page.evaluate((times) => window.showNext(times), PHOTOS);
    rows.push(['next photo', median(next), Math.max(...next), GOAL_MS.next]);
    printTable(`Counting, ${IMAGES} images of ${STATIONS} stations and photos of 2592 × 1944, ms to paint`, [
      ['', 'median', 'slowest', 'goal'],
      ...rows,
    ]);
  });
}
