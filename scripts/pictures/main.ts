/**
 * `pnpm pictures [--theme dark] [--density compact] [words]`: takes a screenshot of every screen of the console
 * and of its main dialogs (or of those whose name contains one of the words), wide and narrow, from its own
 * server with the demo farm. They are written to `.cache/pictures` for people to look at; nothing is compared.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { findBrowser } from '../browser.ts';
import { BUILT_PACKAGES, buildPackages } from '../build.ts';
import { type FarmServer, withFarmServer } from '../farm-server.ts';
import { ROOT } from '../shell.ts';
import { type Ids, type Subject, subjectsOf } from './subjects.ts';

const FOLDER = join(ROOT, '.cache', 'pictures');
/** Without a graphics card, drawing a map takes several seconds. */
const PATIENCE_MS = 90_000;
const LONGEST_REST_MS = 12_000;
const LONGEST_PAGE = 2_600;
const COMMON: BrowserContextOptions = {
  locale: 'es-CL',
  timezoneId: 'America/Santiago',
  reducedMotion: 'reduce',
};
const SIZES: Readonly<Record<'wide' | 'narrow', BrowserContextOptions>> = {
  wide: { viewport: { width: 1440, height: 900 } },
  narrow: { viewport: { width: 390, height: 844 }, hasTouch: true },
};

interface Tree {
  readonly clients: readonly {
    readonly stations: readonly { station_id: number; sector_id: number; assigned_node_sn: string | null }[];
  }[];
}

const { values: look, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { theme: { type: 'string' }, density: { type: 'string' } },
});
const worn = [look.theme, look.density].flatMap((each) => (each === undefined ? [] : [`-${each}`])).join('');
let failures = 0;
mkdirSync(FOLDER, { recursive: true });
await buildPackages(BUILT_PACKAGES, () => undefined);
await withFarmServer(
  async (server) => {
    const subjects = subjectsOf(await idsOf(server)).filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    const browser = await chromium.launch(await findBrowser());
    for (const size of ['wide', 'narrow'] as const) await takeAll(browser, server, size, subjects);
    await browser.close();
  },
  { jobs: true },
);
console.log(`The pictures are in ${FOLDER}.`);
process.exitCode = failures > 0 ? 1 : 0;

/** The first station with a device, its device and its field. */
async function idsOf(server: FarmServer): Promise<Ids> {
  const { clients } = await server.ask<Tree>('/v2/clients/1/infrastructure');
  const fitted = clients[0]?.stations.find(({ assigned_node_sn }) => assigned_node_sn !== null);
  if (!fitted?.assigned_node_sn) throw new Error('the demo farm has no station with a device');
  return { sector: fitted.sector_id, station: fitted.station_id, node: fitted.assigned_node_sn };
}

async function takeAll(
  browser: Browser,
  { base, account }: FarmServer,
  size: 'wide' | 'narrow',
  subjects: readonly Subject[],
): Promise<void> {
  const context = await browser.newContext({ ...COMMON, ...SIZES[size], baseURL: base });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript((kept) => localStorage.setItem('vigia:look', kept), JSON.stringify(look));
  const first = await context.newPage();
  await first.goto('/logs');
  await first.getByLabel('Correo electrónico').waitFor();
  await shoot(first, `sign-in-${size}`);
  await first.getByLabel('Correo electrónico').fill(account.email);
  await first.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await first.getByRole('button', { name: 'Ingresar' }).click();
  await first.getByRole('button', { name: /^Cuenta/ }).waitFor();
  await first.close();
  for (const { name, path, steps, only } of subjects) {
    if (only !== undefined && only !== size) continue;
    const page = await context.newPage();
    try {
      await page.goto(path);
      await page.getByRole('button', { name: /^Cuenta/ }).waitFor();
      await atRest(page);
      page.setDefaultTimeout(steps ? 20_000 : PATIENCE_MS);
      await steps?.(page);
      if (steps) await page.waitForTimeout(800);
      await shoot(page, `${name}-${size}`, steps === undefined);
    } catch (error) {
      failures += 1;
      console.error(`✗ ${name}, ${size}: ${(error as Error).message.split('\n')[0]}`);
      await shoot(page, `${name}-${size}-failed`).catch(() => undefined);
    }
    await page.close();
  }
  await context.close();
}

/** Waits until there are no more requests; a page that continues to send some is taken as it is. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LONGEST_REST_MS }).catch(() => undefined);
  await page.waitForTimeout(1_000);
}

/** @param whole the whole page; false for a dialog, of which only the visible part is taken */
async function shoot(page: Page, name: string, whole = true): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  const content = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path: join(FOLDER, `${name}${worn}.png`),
    animations: 'disabled',
    ...(whole && {
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(Math.max(content, height), LONGEST_PAGE) },
    }),
    timeout: PATIENCE_MS,
  });
}
