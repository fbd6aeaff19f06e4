/** The counting tool in Chromium: its tree of 100,000 images, and the next photo where it was decoded ahead. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { findBrowser } from '../scripts/browser.ts';
import { IMAGES, STATIONS } from './counting-page/data.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 5;
const PHOTOS = 10;
const GOAL_MS = { tree: 300, next: 100 };

export async function benchCounting(): Promise<void> {
  const root = join(import.meta.dirname, 'counting-page');
  const outDir = join(import.meta.dirname, '..', 'node_modules', '.cache', 'bench-counting');
  await build({ root, plugins: [react()], logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const site = await preview({
    root,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage({ locale: 'es-CL', viewport: { width: 1440, height: 900 } });
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(site.resolvedUrls?.local[0] ?? '');
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
  } finally {
    await browser.close();
    await site.close();
  }
}
