/**
 * The console as its server sends it, in Chromium: what the first screen weighs, how soon the list of 200 fields
 * answers on a slow machine and line, how fast tabs change, how fast 2,000 stations are searched how soon their health is known, and how the table
 * of 10,000 of them answers in Administración.
 */
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.ts';
import { BUILT_PACKAGES, buildPackages } from '../scripts/build.ts';
import { type FarmServer, withFarmServer } from '../scripts/farm-server.ts';
import { insertStations } from './client-tree.ts';
import { benchAdministration } from './console-administration.ts';
import { benchField } from './console-field.ts';
import { benchFirstRoute } from './console-first-route.ts';
import { benchHealth } from './console-health.ts';
import { benchOutbox } from './console-outbox.ts';
import { benchSectors, insertSectors } from './console-sectors.ts';
import { benchStationSearch, benchTabs } from './console-steps.ts';

const PATIENCE_MS = 60_000;
/** What a service worker changes is measured by itself (`console-field.ts`). */
const VIEW = {
  serviceWorkers: 'block' as const,
  locale: 'es-CL',
  timezoneId: 'America/Santiago',
  viewport: { width: 1440, height: 900 },
};
const PHONE = { ...VIEW, serviceWorkers: 'allow' as const, viewport: { width: 390, height: 844 } };

export async function benchConsole(): Promise<void> {
  await buildPackages(BUILT_PACKAGES, () => undefined);
  await withFarmServer(async (server) => {
    const browser = await chromium.launch(await findBrowser());
    try {
      await inContext(browser, (context) => benchFirstRoute(context, server));
      await inContext(browser, async (context) => benchTabs(await signedInPage(context, server), server));
      await inContext(
        browser,
        async (context) => {
          await (await signedInPage(context, server, 'heading')).close();
          await benchField(context, server);
        },
        PHONE,
      );
      await benchOutbox(server);
      await insertSectors(server);
      await inContext(browser, async (context) => {
        await (await signedInPage(context, server)).close();
        await benchSectors(context, server);
      });
      await insertStations(server);
      await inContext(browser, async (context) =>
        benchStationSearch(await signedInPage(context, server), server),
      );
      await inContext(browser, async (context) => benchHealth(await signedInPage(context, server), server));
      await inContext(browser, async (context) =>
        benchAdministration(await signedInPage(context, server), server),
      );
    } finally {
      await browser.close();
    }
  });
}

async function inContext(
  browser: Browser,
  work: (context: BrowserContext) => Promise<void>,
  view: typeof VIEW | typeof PHONE = VIEW,
): Promise<void> {
  const context = await browser.newContext(view);
  context.setDefaultTimeout(PATIENCE_MS);
  await work(context);
  await context.close();
}

/** A page that somebody has signed in on, by the form, and that shows the list of fields. */
async function signedInPage(
  context: BrowserContext,
  { base, account }: FarmServer,
  shown: 'grid' | 'heading' = 'grid',
): Promise<Page> {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(`${base}/sectors`);
  await page.getByLabel('Correo electrónico').fill(account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('button', { name: /^Cuenta/ }).waitFor();
  await page.getByRole(shown).first().waitFor();
  return page;
}
