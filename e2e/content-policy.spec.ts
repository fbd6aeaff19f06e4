import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ROUTES } from '../packages/domain/src/access/routes.ts';
import { readPdf } from '../packages/server/tests/support/pdf-pages.ts';
import { expect, test } from './pages/console.ts';

const THEMES = ['light', 'dark', 'sol'] as const;

/** What the policy of the page has kept back since it was opened. */
const keptBack = (page: Page) =>
  page.evaluate(() => (window as unknown as { keptBack: readonly string[] }).keptBack);

async function noteWhatIsKeptBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const keptBack: string[] = [];
    Object.assign(window, { keptBack });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, sample }) =>
      keptBack.push(`${effectiveDirective}: ${sample} of ${sourceFile}`),
    );
  });
}

/** The theme of a page that is opened next. */
const wear = (page: Page, theme: (typeof THEMES)[number]) =>
  page.evaluate((theme) => localStorage.setItem('vigia:look', JSON.stringify({ theme })), theme);

interface Farm {
  readonly clients: readonly {
    readonly stations: readonly { station_id: number; sector_id: number; assigned_node_sn: string | null }[];
  }[];
}

/** The addresses of all screens: of a station with a device, its field, and its device. */
async function addressesOf(page: Page): Promise<readonly string[]> {
  const answer = page.waitForResponse((one) => one.ok() && one.url().endsWith('/infrastructure'));
  await page.goto('/home');
  const { clients }: Farm = await (await answer).json();
  const station = clients[0]!.stations.find((one) => one.assigned_node_sn !== null)!;
  const ids: Readonly<Record<string, string>> = {
    sectorId: String(station.sector_id),
    stationId: String(station.station_id),
    serialNumber: encodeURIComponent(station.assigned_node_sn!),
    webhookId: '1',
  };
  return ROUTES.map(({ path }) => path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!));
}

test('every screen is drawn in every theme without a style that its policy does not name', async ({
  vigia,
  page,
}) => {
  test.slow(); // All screens, one after the other.
  await noteWhatIsKeptBack(page);
  await vigia.signIn('root', '/home');
  for (const [i, path] of (await addressesOf(page)).entries()) {
    await wear(page, THEMES[i % THEMES.length]!);
    const policy = (await page.goto(path))?.headers()['content-security-policy'];
    expect(policy, path).not.toContain('unsafe');
    await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
    await expect(page.locator('main [aria-busy=true]'), path).toHaveCount(0);
    expect(await keptBack(page), path).toEqual([]);
  }
});

test('pictures of charts and paper need no style that the policy does not name', async ({ vigia, page }) => {
  await noteWhatIsKeptBack(page);
  await vigia.signIn('root', '/sectors');
  await vigia.openSector('Apalta');
  for (const kind of ['Imagen (PNG)', 'Imagen editable (SVG)']) {
    await page.getByRole('button', { name: 'Descargar', exact: true }).first().click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: kind }).click();
    expect((await readFile(await (await coming).path())).length, kind).toBeGreaterThan(5_000);
  }
  const [first] = await readPdf(await page.pdf({ format: 'A4' }));
  expect(first!.text).toContain('Apalta');
  expect(first!.text).not.toContain('REGISTRO'); // Which the styles of paper hide.
  expect(await keptBack(page)).toEqual([]);
});

test('what the policy does not name is kept back, and noticed', async ({ vigia, page }) => {
  await noteWhatIsKeptBack(page);
  await vigia.signIn('root', '/home');
  vigia.expectedRefusals.push(/Content Security Policy/);
  const colour = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { color: rgb(1, 2, 3) }';
    document.head.append(style);
    document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
    return getComputedStyle(document.body).color;
  });
  expect(colour).not.toBe('rgb(1, 2, 3)');
  await expect.poll(() => keptBack(page)).toHaveLength(2);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the kept page has its policy with it, and all its styles', async ({ vigia, page, context }) => {
    await noteWhatIsKeptBack(page);
    await vigia.signIn('root', '/home');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const rules = () =>
      page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));
    await context.setOffline(true);
    vigia.expectedRefusals.push(/ERR_INTERNET_DISCONNECTED/);
    const answer = await page.goto('/home');
    expect(answer?.fromServiceWorker()).toBe(true);
    expect(answer?.headers()['content-security-policy']).toContain("; style-src 'self' 'sha256-");
    await expect(page.getByRole('button', { name: /^Cuenta/ })).toBeVisible();
    await expect.poll(rules).toBeGreaterThan(100);
    await expect(page.locator('main')).toHaveCSS('display', 'flex');
    expect(await keptBack(page)).toEqual([]);
  });
});
