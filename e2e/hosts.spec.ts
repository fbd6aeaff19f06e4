import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { ELEMENTS } from '../packages/widgets/src/elements/catalogue.ts';
import { Guest, Host, type HostPage } from './hosts/host.ts';
import { builtPage, reactPage, recipeOf } from './hosts/recipes.ts';
import { HostService, KEY, OTHER_VERSION } from './hosts/service.ts';

/** Partners' pages of every kind, on another origin than the service's. */
const service = new HostService();
const host = new Host();
let origin: string;

test.beforeAll(async () => {
  origin = await service.listen();
  await host.listen();
});
test.beforeEach(() => {
  service.asked.length = 0;
  service.refusal = null;
});
test.afterAll(() => {
  service.close();
  host.close();
});

test.describe.configure({ timeout: 60_000 });

/** Not deferred: elements keep their place from the first paint on. */
const script = (path = '/widgets/vigia-widgets.js') => `<script src="${origin}${path}"></script>`;
const element = (more = '', tag = 'vigia-degree-days') =>
  `<${tag} ${tag.includes('station') ? 'station' : 'sector'}="1" public-key="${KEY}" ${more}></${tag}>`;
const TAGS = ELEMENTS.map(({ tag }) => tag.replace('vigia-', ''));
/** As the manual says, for a script that comes late. */
const places = ELEMENTS.map(
  ({ tag, height }) => `${tag}:not(:defined) { display: block; height: ${height}px }`,
);
const visit = async (guest: Guest, page: HostPage) => guest.visit(host.add(page));

test('a plain page: pictures first, one script and one session for all eight, read by keyboard alone', async ({
  page,
}) => {
  const guest = new Guest(page);
  const all = TAGS.map((tag) => element('', `vigia-${tag}`)).join('');
  // Deferred and late: the page is painted before the elements are known.
  await page.route('**/vigia-widgets.js', async (route) => {
    await new Promise((resume) => setTimeout(resume, 300));
    await route.continue();
  });
  await visit(guest, {
    head: `<style>${places.join('\n')}</style>${script().replace(' src', ' defer src')}`,
    body: `<main><h1>Boletín</h1>${all}<p>Cooperativa</p></main>`,
  });
  await guest.expectPicture(guest.widget('vigia-degree-days'));
  expect(service.asked.filter((call) => !call.includes('.js')).length).toBeLessThan(TAGS.length);
  expect(service.asked.join()).not.toContain('session');
  for (const tag of TAGS) await guest.expectPicture(guest.widget(`vigia-${tag}`));
  expect(service.asked.filter((call) => call.endsWith('.svg'))).toHaveLength(TAGS.length);
  await page.waitForTimeout(500);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);

  await page.evaluate(() => scrollTo(0, 0));
  for (const tag of TAGS) {
    const widget = guest.widget(`vigia-${tag}`);
    await widget.locator('[part=picture]').focus();
    await expect(widget.locator('[part=panel]')).toBeVisible();
  }
  for (const tag of TAGS.slice(0, 5)) {
    const chart = guest.widget(`vigia-${tag}`).getByRole('application').first();
    await chart.focus();
    await page.keyboard.press('End');
    await expect(chart.getByRole('status')).toHaveText(/\d{4}\. .+/);
  }
  const after = await new AxeBuilder({ page }).analyze();
  expect(after.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
  expect(service.asked.filter((call) => call.endsWith('/panels.js'))).toHaveLength(1);
  expect(service.asked.filter((call) => call.endsWith('/session'))).toHaveLength(1);
  const { events } = await guest.seen();
  expect(events.filter(([name]) => name === 'vigia-error')).toEqual([]);
  expect(events.some(([name, detail]) => name === 'vigia-point' && detail.point !== null)).toBe(true);
  await guest.expectUnharmed(['axe', '__core-js_shared__']);
});

test('the manual’s recipes for HTML and WordPress work as they stand, also without scripts', async ({
  page,
  browser,
}) => {
  const guest = new Guest(page);
  const plain = { whole: recipeOf('plain.html', origin) };
  await visit(guest, plain);
  await guest.expectWorks(guest.widget());
  await guest.expectUnharmed();
  const block = recipeOf('wordpress.html', origin);
  // A block stands in the theme's column; the classic editor makes a paragraph of it, with breaks for lines.
  const column =
    '<style>.is-layout-constrained > * { max-width: 645px; margin-inline: auto !important }</style>';
  const classic = `<p>${block.trim().replaceAll('\n', '<br />\n')}</p>`;
  for (const content of [block, classic]) {
    await visit(guest, {
      head: column,
      body: `<main><div class="entry-content is-layout-constrained"><p>Entrada</p>${content}<p>Fin</p></div></main>`,
    });
    await guest.expectWorks(guest.widget());
    expect((await guest.widget().boundingBox())!.width).toBe(645);
    await guest.expectUnharmed();
  }
  const quiet = await browser.newContext({ javaScriptEnabled: false });
  const reader = await quiet.newPage();
  await reader.goto(host.add(plain));
  await expect(reader.getByAltText('Grados día y capturas del campo')).toHaveJSProperty('naturalWidth', 800);
  await quiet.close();
});

test('the strictest policy: nothing inline, no style, trusted types required and none allowed', async ({
  page,
}) => {
  const guest = new Guest(page);
  const [script = ''] = /<script[^>]*><\/script>/.exec(recipeOf('plain.html', origin)) ?? [];
  await visit(guest, {
    head: script,
    body: TAGS.map((tag) => element('', `vigia-${tag}`)).join(''),
    headers: { 'content-security-policy': recipeOf('policy.txt', origin).replaceAll('\n', ' ').trim() },
  });
  for (const tag of TAGS) await guest.expectWorks(guest.widget(`vigia-${tag}`));
  await expect(guest.widget().getByRole('application')).toHaveCSS('position', 'relative');
  await guest.expectUnharmed();
});

test('hostile style sheets, enormous type and right to left leave the inside as it is', async ({ page }) => {
  const guest = new Guest(page);
  const hostile = `<style>* { all: unset !important; font-size: 80px !important; line-height: 4 !important; direction: rtl !important } body, div { display: block !important } vigia-degree-days { visibility: hidden !important; display: none !important }</style>`;
  await visit(guest, {
    head: script() + hostile,
    body: `<div>${element()}</div>`,
  });
  const widget = guest.widget();
  await guest.expectWorks(widget);
  const heading = widget.getByRole('heading', { name: 'Lobesia botrana' });
  await expect(heading).toHaveCSS('font-size', '18px');
  await expect(heading).toHaveCSS('direction', 'ltr');
  await guest.expectUnharmed();
});

for (const framework of ['react', 'vue', 'angular'] as const) {
  test(`a page of ${framework}: attributes bound, events heard, elements taken away and put back`, async ({
    page,
  }) => {
    const guest = new Guest(page);
    const code = framework === 'react' ? await reactPage(origin) : builtPage(framework);
    const root = framework === 'angular' ? '<app-host></app-host>' : '<div id="app"></div>';
    await visit(guest, {
      // React's recipe takes the elements from the package.
      head: framework === 'react' ? '' : script(),
      body: `${root}<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`,
    });
    await guest.expectWorks(guest.widget());
    await expect(page.locator('#heard')).toHaveText('picture panel');
    await page.getByRole('button', { name: 'Otro campo' }).click();
    await expect.poll(() => service.asked).toContain('GET /embed/sectors/2/degree-days');
    await page.getByRole('button', { name: 'Mostrar u ocultar' }).click();
    await expect(guest.widget()).toHaveCount(0);
    await page.getByRole('button', { name: 'Mostrar u ocultar' }).click();
    await guest.expectWorks(guest.widget());
    expect(guest.complaints).toEqual([]);
  });
}

test('two versions at once: the first one has the elements, and both answer', async ({ page }) => {
  const guest = new Guest(page);
  await visit(guest, {
    head: script(`/embed/v${OTHER_VERSION}/loader.js`) + script() + script(),
    body: element() + element('', 'vigia-climate'),
  });
  await guest.expectWorks(guest.widget());
  await guest.expectWorks(guest.widget('vigia-climate'));
  const inner = guest.widget().locator(`vigia-panel-v${OTHER_VERSION.replaceAll('.', '-')}`);
  await expect(inner).toHaveCount(1);
  await guest.expectUnharmed();
});

test('a file that is not the one whose hash was published is never run; the picture stays', async ({
  page,
}) => {
  const guest = new Guest(page);
  await page.route('**/panels.js', (route) =>
    route.fulfill({
      body: 'window.broken = true',
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await visit(guest, { head: script(), body: element() });
  await guest.expectPicture(guest.widget());
  await guest.widget().hover();
  await page.waitForTimeout(500);
  await expect(guest.widget().locator('[part=picture]')).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

test('twenty on a page, made before and after the script, changed and moved while it runs', async ({
  page,
}) => {
  const guest = new Guest(page);
  await visit(guest, { body: `<div id="place">${element('height="200"').repeat(20)}</div>` });
  await page.evaluate(
    ([address, key]) => {
      const early = document.createElement('vigia-chill');
      early.setAttribute('public-key', key!);
      early.setAttribute('sector', '1');
      document.querySelector('#place')!.prepend(early);
      const tag = document.createElement('script');
      tag.src = address!;
      document.head.append(tag);
    },
    [`${origin}/widgets/vigia-widgets.js`, KEY],
  );
  await guest.expectWorks(guest.widget('vigia-chill'));
  const last = guest.widget().last();
  expect(service.asked.filter((call) => call.endsWith('.svg')).length).toBeLessThan(21);
  await guest.expectWorks(last);
  await last.evaluate((widget) => {
    widget.setAttribute('sector', '7');
    widget.setAttribute('theme', 'dark');
    widget.setAttribute('locale', 'en');
    widget.setAttribute('units', 'imperial');
  });
  await expect(last.getByRole('button', { name: /Accumulated degree-days.*°F·day/ })).toBeVisible();
  expect(service.asked).toContain('GET /embed/sectors/7/degree-days');
  await last.evaluate((widget) => widget.parentElement!.prepend(widget));
  await expect(guest.widget().first().locator('[part=panel]')).toBeVisible();
  expect(guest.complaints).toEqual([]);
});

test('a sandboxed frame without an origin of its own', async ({ page }) => {
  const guest = new Guest(page);
  const inside = `${script()}${element()}`.replaceAll('"', '&quot;');
  await visit(guest, {
    body: `<iframe sandbox="allow-scripts" width="900" height="600" srcdoc="${inside}"></iframe>`,
  });
  const widget = page.frameLocator('iframe').locator('vigia-degree-days');
  await guest.expectPicture(widget);
  await widget.hover();
  await expect(widget.locator('[part=panel]')).toBeVisible();
  await guest.expectUnharmed();
});

test('whatever goes wrong is said in its place, in the page’s language, and never thrown', async ({
  page,
}) => {
  const guest = new Guest(page);
  const image = `<img alt="Imagen del boletín" width="40" height="40" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">`;
  await visit(guest, {
    head: script(),
    body: `<div lang="pt">${element().replace('"1"', '"tres"')}</div>
      ${element().replace('"1"', '"404"')}
      <vigia-climate></vigia-climate>
      <vigia-chill sector="1" public-key="x" server="javascript:1" lang="en"></vigia-chill>
      ${element('', 'vigia-captures').replace('></', `>${image}</`)}`,
  });
  const codes = async () => {
    const { events } = await guest.seen();
    return events.filter(([name]) => name === 'vigia-error').map(([, { code }]) => code);
  };
  const said = (tag: string, text: string) =>
    expect(guest.widget(tag).first().getByRole('alert')).toContainText(text);
  await said('vigia-degree-days', 'Este elemento está mal configurado');
  await said('vigia-climate', 'Falta decir qué mostrar');
  await guest.widget('vigia-chill').scrollIntoViewIfNeeded();
  await said('vigia-chill', 'This element is not set up correctly');
  await guest.expectPicture(guest.widget('vigia-captures'));
  await expect
    .poll(codes)
    .toEqual(expect.arrayContaining(['bad-attribute', 'not-found', 'missing-attribute']));
  await page.evaluate(() => {
    const byHand = document.createElement('vigia-mildew') as HTMLElement & { data: unknown };
    byHand.data = { index: 'oídio' };
    document.body.prepend(byHand);
  });
  await guest.widget('vigia-mildew').scrollIntoViewIfNeeded();
  await said('vigia-mildew', 'Estos datos no se entienden');
  await guest.widget('vigia-captures').scrollIntoViewIfNeeded();
  await guest.expectPicture(guest.widget('vigia-captures'));
  await guest.widget('vigia-captures').evaluate((widget) => Object.assign(widget, { data: { captures: 1 } }));
  await said('vigia-captures', 'Estos datos no se entienden');

  // A wrong look or an unknown name keeps nobody from the figures: told beside them, without being touched, and once.
  await page.evaluate((key) => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      `<div lang="en"><vigia-degree-days id="odd" class="a" data-v-1 _ngcontent-c0 style="color: red" sector="1"
        public-key="${key}" theme="blue" units="stones" colour="red"></vigia-degree-days></div>`,
    );
  }, KEY);
  const odd = page.locator('#odd');
  await odd.scrollIntoViewIfNeeded();
  await expect(odd.getByRole('alert')).toHaveText(
    /This element is not set up correctly: theme, units, colour/,
  );
  await expect(odd.getByRole('application')).toBeVisible();
  await odd.evaluate((widget) => widget.setAttribute('theme', 'dark'));
  await expect(odd.getByRole('alert')).toHaveText(/correctly: units, colour/);
  await odd.getByRole('button', { name: 'Close' }).click();
  await expect(odd.getByRole('alert')).toHaveCount(0);
  const told = (await guest.seen()).events.map(
    ([, { message }]) => /attribute (\w+) is not valid/.exec(`${message}`)?.[1],
  );
  expect(told.filter((name) => /theme|units|colour/.test(name ?? ''))).toEqual(['theme', 'units', 'colour']);

  for (const [refusal, text] of [
    [{ status: 403, code: 'bad-embed-key' }, 'Vigía no autoriza estos datos en este sitio'],
    [{ status: 429, code: 'too-many-requests' }, 'Demasiadas consultas'],
    [{ status: 500, code: 'internal-error' }, 'Vigía no pudo responder'],
  ] as const) {
    service.refusal = refusal;
    await page.reload();
    await guest.widget('vigia-captures').scrollIntoViewIfNeeded();
    await said('vigia-captures', text);
    await expect(page.getByAltText('Imagen del boletín')).toBeVisible();
  }
  service.refusal = null;
  await page.route(`${origin}/embed/**`, (route) => route.abort());
  await page.reload();
  await guest.widget('vigia-captures').scrollIntoViewIfNeeded();
  await said('vigia-captures', 'Sin conexión con Vigía');
  await page.unroute(`${origin}/embed/**`);
  await guest.widget('vigia-captures').getByRole('button', { name: 'Reintentar' }).click();
  await guest.expectPicture(guest.widget('vigia-captures'));
  expect(guest.complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});
