import { expect, type Page } from '@playwright/test';
import { BUILD, OTHER_BUILD } from './other-build.ts';
import { AXE_GLOBALS, element, test, violationsOf } from './play.ts';

const HASH = '#vigia-probar';
const report = (page: Page) => page.getByRole('region', { name: 'Vigía en esta página' });
const lines = (page: Page) => report(page).getByRole('listitem');
const LOADER = `/embed/${BUILD}/loader.js`;

test('a page that works says so, line by line, and leaves nothing behind', async ({
  page,
  guest,
  script,
  sites,
}) => {
  const address = sites.host.add({
    head: script(LOADER),
    body: `<main><h1>Boletín</h1>${element()}${element('', 'vigia-station-card')}</main>`,
  });
  await guest.visit(address);
  await guest.expectPicture(guest.widget());
  await expect(report(page)).toHaveCount(0);
  expect(sites.service.requests.filter((call) => call.endsWith('/check.js'))).toEqual([]);

  await page.goto('about:blank');
  await page.goto(address + HASH);
  await expect(lines(page)).toHaveText([
    `BienEl código está en la página: versión ${BUILD}`,
    'BienLa parte interactiva carga',
    `BienLa llave pk_live_hosts… sirve en ${sites.host.origin}`,
    'Bien<vigia-degree-days> sector 1: se dibuja',
    'Bien<vigia-station-card> station 1: se dibuja',
  ]);
  expect(await violationsOf(page)).toEqual([]);
  await report(page).getByRole('button', { name: 'Cerrar' }).press('Enter');
  await expect(report(page)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await guest.expectUnharmed(AXE_GLOBALS);

  await page.goto('about:blank');
  await page.goto(address + HASH);
  await expect(lines(page)).toHaveCount(5);
  await page.evaluate(() => {
    location.hash = '';
  });
  await expect(report(page)).toHaveCount(0);
});

test('an element without a request, a wrong attribute and a page without elements are reported with advice', async ({
  page,
  script,
  sites,
}) => {
  const wrong = `${element('theme="blue"')}${element().replace('"1"', '"404"')}<vigia-climate></vigia-climate>`;
  await page.goto(sites.host.add({ head: script(LOADER), body: wrong }) + HASH);
  await expect(report(page)).toContainText('<vigia-degree-days> sector 1: no se entiende theme');
  await expect(report(page)).toContainText(
    '<vigia-degree-days> sector 404: Estos datos no existen o no se publican',
  );
  await expect(report(page)).toContainText('vea que la llave publique ese lugar y ese dato');
  await expect(report(page)).toContainText('<vigia-climate> sector: Falta decir qué mostrar o la llave');
  await page.goto(
    sites.host.add({
      whole: `<!doctype html><html lang="en"><head>${script(LOADER)}</head><body></body></html>`,
    }) + HASH,
  );
  await expect(page.getByRole('region', { name: 'Vigía on this page' })).toContainText(
    'There is no element of Vigía on this page',
  );
});

test('a site that the key does not allow is reported by its name', async ({
  page,
  service,
  script,
  sites,
}) => {
  service.refusal = { status: 403, code: 'bad-embed-key' };
  await page.goto(sites.host.add({ head: script(LOADER), body: element() }) + HASH);
  await expect(report(page)).toContainText(`La llave pk_live_hosts… no sirve en ${sites.host.origin}`);
  await expect(report(page)).toContainText(`agregue ${sites.host.origin} en «Sitios que la pueden mostrar»`);
});

test('a request that the page’s policy blocks is reported by its directive', async ({
  page,
  origin,
  script,
  sites,
}) => {
  const policy = `default-src 'none'; script-src ${origin}; img-src 'self'; connect-src 'self'`;
  const headers = { 'content-security-policy': policy };
  await page.goto(sites.host.add({ head: script(LOADER), body: element(), headers }) + HASH);
  for (const directive of ['connect-src', 'img-src']) {
    await expect(report(page)).toContainText(`La política de esta página bloquea a Vigía: ${directive}`);
    await expect(report(page)).toContainText(`Agregue ${origin} a ${directive} en la cabecera`);
  }
  await expect(report(page)).toContainText('<vigia-degree-days> sector 1: Sin conexión con Vigía');
});

test('an interactive part with another hash is reported', async ({ page, script, sites }) => {
  await page.route('**/panels.js*', (route) =>
    route.fulfill({
      body: 'window.broken = true',
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.goto(sites.host.add({ head: script(LOADER), body: element() }) + HASH);
  await expect(report(page)).toContainText('El navegador rechaza la parte interactiva');
  await expect(report(page)).toContainText('un proxy o una CDN');
});

test('a policy that blocks every script leaves no report; two builds show one report', async ({
  page,
  guest,
  service,
  script,
  sites,
}) => {
  const headers = { 'content-security-policy': "script-src 'self'" };
  await page.goto(sites.host.add({ head: script(LOADER), body: element(), headers }) + HASH);
  await page.waitForTimeout(500);
  await expect(report(page)).toHaveCount(0);
  const both = script(LOADER) + script(`/embed/${OTHER_BUILD}/loader.js`);
  service.versions = { latest: '10.0.0-11111111', versions: [] };
  await page.goto(sites.host.add({ head: both, body: element() }) + HASH);
  await expect(lines(page).last()).toContainText('se dibuja');
  await expect(report(page)).toHaveCount(1);
  await expect(report(page)).toContainText('Hay una versión más nueva: v10.0.0-11111111');
  expect(guest.complaints.filter((text) => !/Content Security Policy/.test(text))).toEqual([]);
});
