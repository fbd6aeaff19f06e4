import { expect } from '@playwright/test';
import { ELEMENTS } from '../../packages/widgets/src/elements/catalogue.ts';
import { AXE_GLOBALS, element, TAGS, test, violationsOf } from './play.ts';
import { recipeOf } from './recipes.ts';
import { KEY } from './service.ts';

/** The manual's style for pages whose script loads late. */
const places = ELEMENTS.map(
  ({ tag, heights: [height] }) => `${tag}:not(:defined) { display: block; height: ${height}px }`,
);

test('a plain page: pictures first, one script and one session for all eight, read by keyboard alone', async ({
  page,
  guest,
  service,
  script,
  visit,
}) => {
  const all = TAGS.map((tag) => element('', tag)).join('');
  // Deferred and delayed: the page is painted before the elements are defined.
  await page.route('**/vigia-widgets.js', async (route) => {
    await new Promise((resume) => setTimeout(resume, 300));
    await route.continue();
  });
  await visit({
    head: `<style>${places.join('\n')}</style>${script().replace(' src', ' defer src')}`,
    body: `<main><h1>Boletín</h1>${all}<p>Cooperativa</p></main>`,
  });
  await guest.expectPicture(guest.widget('vigia-degree-days'));
  expect(service.requests.filter((call) => !call.includes('.js')).length).toBeLessThan(TAGS.length);
  expect(service.requests.join()).not.toContain('session');
  for (const tag of TAGS) await guest.expectPicture(guest.widget(tag));
  expect(service.pictures).toHaveLength(TAGS.length);
  await page.waitForTimeout(500);
  expect(await violationsOf(page)).toEqual([]);

  await page.evaluate(() => scrollTo(0, 0));
  for (const tag of TAGS) {
    const widget = guest.widget(tag);
    await widget.locator('[part=picture]').focus();
    await expect(widget.locator('[part=panel]')).toBeVisible();
  }
  for (const tag of TAGS.slice(0, 5)) {
    const chart = guest.widget(tag).getByRole('application').first();
    await chart.focus();
    await page.keyboard.press('End');
    await expect(chart.getByRole('status')).toHaveText(/\d{4}\. .+/);
  }
  expect(await violationsOf(page)).toEqual([]);
  expect(service.requests.filter((call) => call.endsWith('/panels.js'))).toHaveLength(1);
  expect(service.requests.filter((call) => call.endsWith('/session'))).toHaveLength(1);
  const { events } = await guest.seen();
  expect(events.filter(([name]) => name === 'vigia-error')).toEqual([]);
  expect(events.some(([name, detail]) => name === 'vigia-point' && detail.point !== null)).toBe(true);
  await guest.expectUnharmed(AXE_GLOBALS);
});

test('the manual’s recipes for HTML and WordPress work as they stand, also without scripts', async ({
  browser,
  guest,
  origin,
  visit,
}) => {
  const plain = { whole: recipeOf('plain.html', origin) };
  const address = await visit(plain);
  await guest.expectWorks(guest.widget());
  await guest.expectUnharmed();
  const block = recipeOf('wordpress.html', origin);
  // A block stands in the theme's column; the classic editor makes a paragraph of it, with breaks for line
  // ends.
  const column =
    '<style>.is-layout-constrained > * { max-width: 645px; margin-inline: auto !important }</style>';
  const classic = `<p>${block.trim().replaceAll('\n', '<br />\n')}</p>`;
  for (const content of [block, classic]) {
    await visit({
      head: column,
      body: `<main><div class="entry-content is-layout-constrained"><p>Entrada</p>${content}<p>Fin</p></div></main>`,
    });
    await guest.expectWorks(guest.widget());
    expect((await guest.widget().boundingBox())!.width).toBe(645);
    await guest.expectUnharmed();
  }
  const quiet = await browser.newContext({ javaScriptEnabled: false });
  const reader = await quiet.newPage();
  await reader.goto(address);
  await expect(reader.getByAltText('Grados día y capturas del campo')).toHaveJSProperty('naturalWidth', 800);
  await quiet.close();
});

test('twenty on a page, made before and after the script, changed and moved while it runs', async ({
  page,
  guest,
  service,
  origin,
  visit,
}) => {
  await visit({ body: `<div id="place">${element('height="200"').repeat(20)}</div>` });
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
  expect(service.pictures.length).toBeLessThan(21);
  await guest.expectWorks(last);
  await last.evaluate((widget) => {
    widget.setAttribute('sector', '7');
    widget.setAttribute('theme', 'dark');
    widget.setAttribute('locale', 'en');
    widget.setAttribute('units', 'imperial');
  });
  await expect(last.getByRole('button', { name: /Accumulated degree-days.*°F·day/ })).toBeVisible();
  expect(service.requests).toContain('GET /embed/sectors/7/degree-days');
  await last.evaluate((widget) => widget.parentElement!.prepend(widget));
  await expect(guest.widget().first().locator('[part=panel]')).toBeVisible();
  expect(guest.complaints).toEqual([]);
});
