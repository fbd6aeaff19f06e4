/** A biofix that is dragged: the curves and stages of four pests at each move, in a browser on a slow phone. */
import type { Page } from 'playwright';
import { withBenchPage } from './page.ts';
import { SLOW_PHONE, slowDown } from './slow-phone.ts';
import { median, printTable, quantile } from './table.ts';

const MOVES = 200;
const FROM_SCRATCH = 10;
const TARGET_MS = 16;

export async function benchWhatIf(): Promise<void> {
  await withBenchPage('what-if-page', async (browser, url) => {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(url);
    await slowDown(await page.context().newCDPSession(page));
    const moves = await times(page, MOVES, (by) => window.moveBiofix(by));
    const again = await times(page, FROM_SCRATCH, (by) => window.moveFromScratch(by));
    printTable(`A move of the biofix of four pests, ten years, four traps, ${SLOW_PHONE}, ms`, [
      ['', 'median', 'p95', 'slowest'],
      ['days known', median(moves), quantile(moves, 0.95), Math.max(...moves)],
      ['all years from scratch', median(again), quantile(again, 0.95), Math.max(...again)],
      ['days known : from scratch', median(moves) / median(again), '', ''],
      ['target', '', `≤ ${TARGET_MS}`, ''],
    ]);
  });
}

/** Days before and after the biofix, as a drag passes them. */
async function times(
  page: Page,
  count: number,
  move: (by: number) => { ms: number; dated: number },
): Promise<number[]> {
  const samples: number[] = [];
  for (let i = 0; i < count; i++) {
    const { ms, dated } = await page.evaluate(move, (i % 40) - 20);
    if (dated === 0) throw new Error('no stage has a date: nothing was played');
    samples.push(ms);
  }
  return samples;
}
