import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { snippetOf } from '../packages/console/src/features/embed-keys/snippet.ts';
import { EMBED_METRICS } from '../packages/domain/src/index.ts';
import { Guest, Host } from './hosts/host.ts';
import { recipeOf } from './hosts/recipes.ts';
import { HostService, KEY } from './hosts/service.ts';

/** Pages with the picture written inside the element, as administrators of keys copy it. */
const service = new HostService();
const host = new Host();
let origin: string;
let script: string;

test.beforeAll(async () => {
  origin = await service.listen();
  script = `<script src="${origin}/widgets/vigia-widgets.js"></script>`;
  service.keptFor = 60;
  await host.listen();
});
test.beforeEach(() => {
  service.asked.length = 0;
});
test.afterAll(() => {
  service.close();
  host.close();
});

const PLACE = {
  id: 'sector-1',
  label: 'Campo Los Maitenes',
  sectorId: 1,
  stationId: null,
  metrics: EMBED_METRICS,
};
/** The element of the snippet, without the script. */
function elementOf(metric: (typeof EMBED_METRICS)[number]): string {
  const file = { path: '/embed/v0.1.0/loader.js', bytes: 0, integrity: '' };
  const versions = { latest: '0.1.0', versions: [{ version: '0.1.0', files: [file] }] };
  const place = { ...PLACE, stationId: metric === 'card' ? 1 : null };
  const snippet = snippetOf(KEY, place, metric, { versions, server: origin })!;
  return snippet.slice(snippet.indexOf('\n') + 1);
}
const pictures = () => service.asked.filter((call) => call.endsWith('.svg')).sort();
const column = (width: string, body: string) =>
  `<main style="width: ${width}"><h1>Boletín</h1>${body}</main>`;
const shown = (page: Page) => page.locator('[part=picture]');

for (const [name, width, inside] of [
  ['wide', 1440, '800px'],
  ['narrow', 390, '358px'],
] as const) {
  test(`in a ${name} window every element takes the picture that the page has asked for already`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const guest = new Guest(page);
    await guest.visit(
      host.add({ head: script, body: column(inside, EMBED_METRICS.map(elementOf).join('')) }),
    );
    for (const element of await page.locator('main > :not(h1)').all()) await guest.expectPicture(element);
    await expect(shown(page)).toHaveCount(EMBED_METRICS.length);
    expect(pictures()).toHaveLength(EMBED_METRICS.length);
    expect(new Set(pictures()).size).toBe(EMBED_METRICS.length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
    await shown(page).first().focus();
    await expect(page.locator('[part=panel]').first()).toBeVisible();
    expect((await guest.seen()).events.filter(([event]) => event === 'vigia-error')).toEqual([]);
    await guest.expectUnharmed(['axe', '__core-js_shared__']);
  });
}

test('where no script comes the picture stands, as wide as its column', async ({ page, browser }) => {
  const address = host.add({ head: script, body: column('645px', elementOf('climate')) });
  await page.route('**/vigia-widgets.js', (route) => route.abort());
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
}) => {
  const guest = new Guest(page);
  const other = elementOf('climate').replace('sector="1"', 'sector="7"');
  await guest.visit(
    host.add({ head: script, body: column('800px', other) + column('300px', elementOf('mildew')) }),
  );
  await guest.expectPicture(guest.widget('vigia-climate'));
  await guest.expectPicture(guest.widget('vigia-mildew'));
  const asked = (place: string) => `GET /embed/sectors/${place}.svg`;
  expect(pictures()).toEqual([asked('1/climate'), asked('1/mildew'), asked('1/mildew'), asked('7/climate')]);
  await expect(shown(page).last()).toHaveAttribute('width', '300');
  await guest.expectUnharmed();
});

test('attributes changed at run time bring another picture, and hide the one that was written', async ({
  page,
}) => {
  const guest = new Guest(page);
  await guest.visit(host.add({ head: script, body: column('800px', elementOf('chill')) }));
  const widget = guest.widget('vigia-chill');
  await guest.expectPicture(widget);
  await widget.evaluate((element) => element.setAttribute('sector', '2'));
  await expect.poll(() => service.asked).toContain('GET /embed/sectors/2/chill.svg');
  await guest.expectPicture(widget);
  await expect(widget.locator('img')).toBeHidden();
  await guest.expectUnharmed();
});

test('a picture that does not come is told as any, and asked for again by the reader', async ({ page }) => {
  const guest = new Guest(page);
  service.refusal = { status: 500, code: 'internal-error' };
  await guest.visit(host.add({ head: script, body: column('800px', elementOf('captures')) }));
  const widget = guest.widget('vigia-captures');
  await expect(widget.getByRole('alert')).toContainText('Vigía no pudo responder');
  service.refusal = null;
  await widget.getByRole('button', { name: 'Reintentar' }).click();
  await guest.expectPicture(widget);
  await expect(widget.getByRole('alert')).toHaveCount(0);
  expect(guest.complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('the strictest policy lets it through with what the recipe names', async ({ page }) => {
  const guest = new Guest(page);
  const policy = recipeOf('policy.txt', origin).replaceAll('\n', ' ').trim();
  await guest.visit(
    host.add({
      head: script,
      body: elementOf('degree-days'),
      headers: { 'content-security-policy': policy },
    }),
  );
  await guest.expectWorks(guest.widget());
  await guest.expectUnharmed();
});
