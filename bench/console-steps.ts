/** Single steps on a page that stands: another tab of a field, another letter in a search. From input to paint. */
import type { Page } from 'playwright';
import type { FarmServer } from '../scripts/farm-server.ts';
import { median, printTable } from './table.ts';

const ROUNDS = 8;
/** For the map, which takes long to draw without a graphics card. */
const SETTLE_MS = 6_000;
const GOAL_MS = { tabs: 100, search: 50 };

export async function benchTabs(page: Page, { base }: FarmServer): Promise<void> {
  await page.goto(`${base}/sector/1`);
  await page.getByRole('tab').first().waitFor();
  const tabs = (await page.getByRole('tab').allTextContents()).map((name) => name.trim());
  for (const tab of tabs) await openTab(page, tab); // their data is at hand from here on
  await page.waitForLoadState('networkidle');
  const times = new Map<string, number[]>(tabs.map((tab) => [tab, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const tab of tabs) times.get(tab)?.push(await timed(page, tab));
  }
  const rows = [...times].map(([tab, ms]) => [tab, median(ms), Math.max(...ms)]);
  const all = [...times.values()].flat();
  printTable(`Console, tabs of a field with data at hand, ms to paint (goal ≤ ${GOAL_MS.tabs})`, [
    ['tab', 'median', 'slowest'],
    ...rows,
    ['all', median(all), Math.max(...all)],
  ]);
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('tabpanel').locator('[role=application]').first().waitFor();
}

/** From the press to the second frame after the panel shows its chart. */
const timed = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame();
    await frame();
    const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
      (each) => each.textContent?.trim() === wanted,
    );
    if (!tab) throw new Error(`no tab ${wanted}`);
    const began = performance.now();
    const down = { bubbles: true, cancelable: true, button: 0, pointerType: 'mouse', pointerId: 1 };
    tab.dispatchEvent(new PointerEvent('pointerdown', down));
    tab.dispatchEvent(new PointerEvent('pointerup', down));
    tab.click();
    const isShown = () => {
      const panel = document.querySelector(`[role=tabpanel][aria-labelledby="${tab.id}"]`);
      return panel?.querySelector('[role=application]') ?? null;
    };
    while (isShown() === null) {
      if (performance.now() - began > 10_000) throw new Error(`${wanted} shows no chart`);
      await frame();
    }
    await frame();
    return performance.now() - began;
  }, name);

/** Once with the stations' health still on its way and once while it arrives, six answers at a time. */
export async function benchStationSearch(page: Page, { base }: FarmServer): Promise<void> {
  const rows: (string | number)[][] = [];
  const waits = (url: URL) => url.pathname.endsWith('/health');
  for (const [name, holds] of [
    ['health not there yet', true],
    ['health arriving', false],
  ] as const) {
    if (holds) await page.route(waits, () => undefined);
    await page.goto(`${base}/home`);
    await page.getByRole('grid').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const times = await searchTimes(page);
    rows.push([name, times.length, median(times), Math.max(...times)]);
    await page.unroute(waits);
  }
  printTable(
    `Console, 2,000 stations filtered by a letter, ms until the table shows them; the map follows the last letter (goal ≤ ${GOAL_MS.search})`,
    [['state', 'letters', 'median', 'slowest'], ...rows],
  );
}

async function searchTimes(page: Page): Promise<number[]> {
  const typed = 'estacion 19';
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    await page.getByRole('searchbox').first().fill('');
    for (let end = 1; end <= typed.length; end++) times.push(await typedLetter(page, typed.slice(0, end)));
  }
  return times;
}

/** Types the last letter; done when the frame that follows has been drawn. */
const typedLetter = (page: Page, text: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const search = document.querySelector<HTMLInputElement>('input[type="search"]');
    if (!search) throw new Error('no search');
    search.focus();
    await frame();
    await frame();
    const began = performance.now();
    document.execCommand('insertText', false, wanted.slice(-1));
    await frame();
    await new Promise((done) => setTimeout(done));
    return performance.now() - began;
  }, text);
