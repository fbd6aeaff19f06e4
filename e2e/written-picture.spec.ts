import { expect, type Page } from '@playwright/test';
import {
  EMBED_METRICS,
  EMBED_WIDGETS,
  type EmbedLook,
  type EmbedMetric,
  embedSnippet,
} from '../packages/domain/src/entries/published.ts';
import { BUILD } from './hosts/other-build.ts';
import { AXE_GLOBALS, holdBack, test, violationsOf } from './hosts/play.ts';
import { recipeOf } from './hosts/recipes.ts';
import { KEY } from './hosts/service.ts';

/** Pages with the picture written inside the element, as administrators of keys copy it. */
test.beforeEach(({ service }) => {
  service.keptFor = 60;
});

const PLACE = { id: 'sector-1', name: 'Los Maitenes', sectorId: 1, metrics: EMBED_METRICS };
const DELIVERED = { versions: [{ files: [{ path: `/embed/${BUILD}/loader.js`, integrity: '' }] }] };
/** The code to copy for one kind of figure, for the service at `server`. */
function snippetOf(server: string, metric: EmbedMetric, look: Partial<EmbedLook> = {}): string {
  const place = { ...PLACE, stationId: metric === 'card' ? 1 : null };
  const whole: EmbedLook = { key: KEY, server, locale: 'es', theme: 'light', ...look };
  return embedSnippet(place, metric, whole, DELIVERED)!;
}
/** The element of that code, without style and script. */
const elementOf = (...of: Parameters<typeof snippetOf>): string => snippetOf(...of).split('\n')[2]!;
const column = (width: string, body: string) =>
  `<main style="width: ${width}"><h1>Boletín</h1>${body}</main>`;
const shown = (page: Page) => page.locator('[part=picture]');

for (const [name, width, inside] of [
  ['wide', 1440, '760px'],
  ['narrow', 390, '358px'],
] as const) {
  test(`in a ${name} window every element takes the picture that the page has requested already`, async ({
    page,
    guest,
    service,
    origin,
    script,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit({
      head: script(),
      body: column(inside, EMBED_METRICS.map((metric) => elementOf(origin, metric)).join('')),
    });
    for (const element of await page.locator('main > :not(h1)').all()) await guest.expectPicture(element);
    await expect(shown(page)).toHaveCount(EMBED_METRICS.length);
    expect(service.pictures).toHaveLength(EMBED_METRICS.length);
    expect(new Set(service.pictures).size).toBe(EMBED_METRICS.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await violationsOf(page)).toEqual([]);
    await shown(page).first().focus();
    await expect(page.locator('[part=panel]').first()).toBeVisible();
    expect((await guest.seen()).events.filter(([event]) => event === 'vigia-error')).toEqual([]);
    await guest.expectUnharmed(AXE_GLOBALS);
  });
}

for (const [name, width, inside] of [
  ['wide window', 1440, '760px'],
  ['narrow window', 390, '358px'],
  ['narrow column of a wide window', 1440, '320px'],
] as const) {
  test(`copied as it stands into a ${name}, it keeps its place and delays nothing while the script is on its way`, async ({
    page,
    guest,
    origin,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const scriptMayCome = await holdBack(page, '**/loader.js');
    const after = EMBED_METRICS.map((metric) => `${snippetOf(origin, metric)}<p>Después de ${metric}</p>`);
    const seen = visit({ body: column(inside, after.join('')) });
    const places = async () =>
      (await page.getByText('Después de').all()).map(async (text) => (await text.boundingBox())!.y);
    await expect(page.getByText('Después de')).toHaveCount(EMBED_METRICS.length);
    const before = await Promise.all(await places());
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

    scriptMayCome();
    await seen;
    await page.waitForFunction(() => document.querySelectorAll(':not(:defined)').length === 0);
    expect(await Promise.all(await places())).toEqual(before);
    for (const metric of EMBED_METRICS) await guest.expectPicture(guest.widget(EMBED_WIDGETS[metric].tag));
    await guest.expectUnharmed();
  });
}

test('a page that is parsed only up to an element is waited for: the picture written in it is requested once', async ({
  guest,
  service,
  origin,
  script,
  visit,
}) => {
  // The element itself requests a picture as wide as its column; the page has one of 720 px.
  const [first = '', second = ''] = [elementOf(origin, 'climate'), elementOf(origin, 'captures')];
  const within = second.indexOf('<', 1);
  await visit({
    head: script(),
    body: `<main style="width: 760px">${first}${second.slice(0, within)}`,
    rest: `${second.slice(within)}<p>Después</p></main>`,
  });
  await guest.expectPicture(guest.widget('vigia-captures'));
  await guest.expectPicture(guest.widget('vigia-climate'));
  expect(service.pictures).toEqual(['GET /embed/sectors/1/climate.svg', 'GET /embed/sectors/1/captures.svg']);
  await guest.expectUnharmed();
});

test('a service that never answers delays no part of the page', async ({ page, origin, visit }) => {
  // The connection is open, but no answer comes.
  await page.route(`${origin}/**`, () => {});
  const seen = visit({ body: column('760px', `${snippetOf(origin, 'climate')}<p>Cooperativa</p>`) });
  await expect(page.getByText('Cooperativa')).toBeVisible();
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.unroute(`${origin}/**`);
  await page.close();
  await seen.catch(() => {});
});

test('in the language and colours it was chosen for, whatever the page speaks, and nothing is requested twice', async ({
  page,
  guest,
  service,
  origin,
  script,
  visit,
}) => {
  const english = elementOf(origin, 'climate', { locale: 'en', theme: 'dark' });
  const portuguese = elementOf(origin, 'risk', { locale: 'pt', theme: 'sol' });
  // The language of the page (Spanish) and of its part (English) is not that of the Portuguese element.
  const body = column('760px', `${english}<div lang="en">${portuguese}</div>`);
  await visit({ head: script(), body });
  await expect(page.getByAltText('Weather: Field Los Maitenes')).toHaveCount(1);
  await expect(page.getByAltText('Selo de risco: Talhão Los Maitenes')).toHaveCount(1);
  const climate = guest.widget('vigia-climate');
  await guest.expectPicture(climate);
  await expect(climate.getByText('Highest temperature', { exact: true })).toBeVisible();
  const badge = guest.widget('vigia-risk-badge');
  await guest.expectPicture(badge);
  await expect(badge.getByText('Risco alto', { exact: true })).toBeVisible();
  expect(service.pictures.toSorted()).toEqual([
    'GET /embed/sectors/1/climate.svg',
    'GET /embed/sectors/1/risk.svg',
  ]);
  await guest.expectUnharmed();
});

test('where no script comes the picture stands, as wide as its column', async ({
  page,
  browser,
  origin,
  script,
  visit,
}) => {
  await page.route('**/vigia-widgets.js', (route) => route.abort());
  const address = await visit({ head: script(), body: column('645px', elementOf(origin, 'climate')) });
  const quiet = await browser.newContext({ javaScriptEnabled: false });
  for (const reader of [page, await quiet.newPage()]) {
    await reader.goto(address);
    const image = reader.getByAltText('Clima: Campo Los Maitenes');
    await expect(image).toHaveJSProperty('naturalWidth', 720);
    expect(await image.boundingBox()).toMatchObject({ width: 645, height: 540 });
  }
  await quiet.close();
});

test('a picture of another place, or drawn for another width, is not taken for the element’s own', async ({
  page,
  guest,
  service,
  origin,
  script,
  visit,
}) => {
  const other = elementOf(origin, 'climate').replace('sector="1"', 'sector="7"');
  await visit({
    head: script(),
    body: column('760px', other) + column('300px', elementOf(origin, 'mildew')),
  });
  await guest.expectPicture(guest.widget('vigia-climate'));
  await guest.expectPicture(guest.widget('vigia-mildew'));
  const requestFor = (place: string) => `GET /embed/sectors/${place}.svg`;
  expect(service.pictures.toSorted()).toEqual([
    requestFor('1/climate'),
    requestFor('1/mildew'),
    requestFor('1/mildew'),
    requestFor('7/climate'),
  ]);
  await expect(shown(page).last()).toHaveAttribute('width', '300');
  await guest.expectUnharmed();
});

test('a picture drawn for nearly this width is taken, and beyond that one whose words can be read is requested', async ({
  guest,
  service,
  origin,
  script,
  visit,
}) => {
  const taken = column('670px', elementOf(origin, 'climate')) + column('769px', elementOf(origin, 'mildew'));
  const anew = column('610px', elementOf(origin, 'chill')) + column('778px', elementOf(origin, 'captures'));
  await visit({ head: script(), body: taken + anew });
  const widths = { climate: '720', mildew: '720', chill: '612', captures: '780' };
  for (const [metric, width] of Object.entries(widths)) {
    const widget = guest.widget(`vigia-${metric}`);
    await guest.expectPicture(widget);
    await expect(widget.locator('[part=picture]')).toHaveAttribute('width', width);
  }
  const timesOf = (metric: string) => service.pictures.filter((call) => call.includes(metric)).length;
  expect(Object.keys(widths).map(timesOf)).toEqual([1, 1, 2, 2]);
  await guest.expectUnharmed();
});

test('attributes changed at run time bring another picture, and hide the one that was written', async ({
  guest,
  service,
  origin,
  script,
  visit,
}) => {
  await visit({ head: script(), body: column('760px', elementOf(origin, 'chill')) });
  const widget = guest.widget('vigia-chill');
  await guest.expectPicture(widget);
  await widget.evaluate((element) => element.setAttribute('sector', '2'));
  await expect.poll(() => service.requests).toContain('GET /embed/sectors/2/chill.svg');
  await guest.expectPicture(widget);
  await expect(widget.locator('img')).toBeHidden();
  await guest.expectUnharmed();
});

test('a picture that fails has the usual message, and the reader can request it again', async ({
  guest,
  service,
  origin,
  script,
  visit,
}) => {
  service.refusal = { status: 500, code: 'internal-error' };
  await visit({ head: script(), body: column('760px', elementOf(origin, 'captures')) });
  const widget = guest.widget('vigia-captures');
  await expect(widget.getByRole('alert')).toContainText('Vigía no pudo responder');
  service.refusal = null;
  await widget.getByRole('button', { name: 'Reintentar' }).click();
  await guest.expectPicture(widget);
  await expect(widget.getByRole('alert')).toHaveCount(0);
  expect(guest.complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('the strictest policy allows it with the sources that the recipe names', async ({
  guest,
  origin,
  script,
  visit,
}) => {
  const policy = recipeOf('policy.txt', origin).replaceAll('\n', ' ').trim();
  await visit({
    head: script(),
    body: elementOf(origin, 'degree-days'),
    headers: { 'content-security-policy': policy },
  });
  await guest.expectWorks(guest.widget());
  await guest.expectUnharmed();
});
