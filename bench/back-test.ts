/** The back-test of a rule in the browser: ten seasons × 100 thresholds, and one threshold of the slider. */
import type { Page } from 'playwright';
import { withBenchPage } from './page.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 15;
const TARGET_MS = 200;

export async function benchBackTest(): Promise<void> {
  await withBenchPage('back-test-page', async (browser, url) => {
    // Each round opens the page anew: a user's first look is not a warm one.
    const cold: number[] = [];
    const warm: number[] = [];
    const moved: number[] = [];
    const naive: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const page = await browser.newPage();
      page.on('pageerror', (error) => console.error(error.message));
      await page.goto(url);
      cold.push((await sweep(page)).ms);
      warm.push((await sweep(page)).ms);
      const ours = await page.evaluate(() => window.moveOnce());
      const theirs = await page.evaluate(() => window.naiveOnce());
      if (ours.calls !== theirs.calls || ours.calls === 0)
        throw new Error(`${ours.calls} and ${theirs.calls} calls: not the same work`);
      moved.push(ours.ms);
      naive.push(theirs.ms);
      await page.close();
    }
    printTable(`Back-test of ten seasons of four traps, median of ${ROUNDS} rounds, ms`, [
      ['', 'median', 'slowest'],
      ['100 thresholds, page just opened', median(cold), Math.max(...cold)],
      ['100 thresholds again', median(warm), Math.max(...warm)],
      ['one threshold', median(moved), Math.max(...moved)],
      ['one threshold, naively', median(naive), Math.max(...naive)],
      ['one threshold : naively', median(moved) / median(naive), ''],
      ['target of 100 thresholds', `≤ ${TARGET_MS}`, ''],
    ]);
  });
}

const sweep = (page: Page) => page.evaluate(() => window.sweepAll());
