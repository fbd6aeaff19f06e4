/** The console on a phone in the field: opened cold without a network, and a second visit on a slow line. */
import type { BrowserContext } from 'playwright';
import type { FarmServer } from '../scripts/farm-server.ts';
import { SLOW_PHONE, slowDown } from './slow-phone.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 5;
const GOALS_MS = { away: 1_500, again: 1_000 };

/** @param context of somebody signed in, whose browser may have a service worker */
export async function benchField(context: BrowserContext, server: FarmServer): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${server.base}/today`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  // The browser compiles what it has kept, which takes it more than one visit.
  for (let visit = 0; visit < 3; visit++) await opened(context, server, false);
  const again = await rounds(context, server, false);
  await context.setOffline(true);
  const away = await rounds(context, server, true);
  await context.setOffline(false);
  printTable(`Console, Hoy on a phone with a service worker, ${SLOW_PHONE}, median of ${ROUNDS}`, [
    ['opening', 'title ms', 'goal ms'],
    ['without a network', median(away), GOALS_MS.away],
    ['second visit, with a network', median(again), GOALS_MS.again],
    ['without : with a network', median(away) / median(again), ''],
  ]);
}

async function rounds(context: BrowserContext, server: FarmServer, isAway: boolean): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round++) samples.push(await opened(context, server, isAway));
  return samples;
}

/** Time until the title of the screen is drawn, ms since the address was asked for. */
async function opened(context: BrowserContext, { base }: FarmServer, isAway: boolean): Promise<number> {
  const page = await context.newPage();
  await slowDown(await context.newCDPSession(page), isAway);
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main h1')) window.vigiaTitle = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(`${base}/today`, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.vigiaTitle !== undefined);
  const title = await page.evaluate(() => window.vigiaTitle ?? Number.NaN);
  await page.close();
  return title;
}

declare global {
  interface Window {
    /** When the title of the screen was drawn, ms. */
    vigiaTitle?: number;
  }
}
