import { expect } from '@playwright/test';
import { AXE_GLOBALS, holdBack, test, violationsOf } from './play.ts';
import { recipeOf } from './recipes.ts';

/** The manual's recipe for a partner's own server. */
interface OwnServer {
  readonly head: string;
  readonly chart: (request: { headers: Readonly<Record<string, string>> }) => Promise<string>;
}

let started = 0;
/** A freshly started server; each has its own pictures. */
const ownServer = (origin: string): Promise<OwnServer> =>
  import(`data:text/javascript,${encodeURIComponent(`${recipeOf('own-server.js', origin)}// ${started++}`)}`);

const DESK = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' } };
const PHONE = { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 16) Mobile' } };
const WITHOUT = /^<vigia-climate [^>]+><\/vigia-climate>$/;
const bodyOf = (chart: string) => `<main><h1>Boletín</h1>${chart}<p>Cooperativa</p></main>`;

for (const [name, reader, width] of [
  ['desk', DESK, 1100],
  ['telephone', PHONE, 390],
] as const) {
  test(`what the page’s own server has drawn is seen on a ${name} before any script, and stays in its place`, async ({
    page,
    guest,
    service,
    origin,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { head, chart } = await ownServer(origin);
    const scriptMayCome = await holdBack(page, '**/loader.js');
    const seen = visit({
      head,
      body: bodyOf(await chart(reader)),
      headers: {
        'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'`,
      },
    });
    const drawn = page.getByRole('img', { name: 'Temperatura y humedad diarias' });
    await expect(drawn).toBeVisible();
    await expect(drawn.getByText('Temperatura máxima', { exact: true })).toBeVisible();
    expect(service.pictures).toHaveLength(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    scriptMayCome();
    await seen;
    await guest.expectPicture(guest.widget('vigia-climate'));
    expect(service.pictures).toHaveLength(2);
    expect(await violationsOf(page)).toEqual([]);
    await guest.expectWorks(guest.widget('vigia-climate'));
    await guest.expectUnharmed(AXE_GLOBALS);
  });
}

test('a partner’s server requests each width once a minute, and works without an answer', async ({
  service,
  origin,
}) => {
  const { chart } = await ownServer(origin);
  service.refusal = { status: 403, code: 'forbidden' };
  expect(await chart(DESK)).toMatch(WITHOUT);
  service.refusal = null;
  const [first, again, narrow] = [await chart(DESK), await chart(DESK), await chart(PHONE)];
  expect(first).toContain('viewBox="0 0 720 540"');
  expect(again).toBe(first);
  expect(narrow).toContain('viewBox="0 0 360 640"');
  expect(service.pictures).toHaveLength(3);
  const nobody = await ownServer('http://127.0.0.1:9');
  expect(await nobody.chart(DESK)).toMatch(WITHOUT);
});
