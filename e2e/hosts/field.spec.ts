import { expect, type Locator } from '@playwright/test';
import { drawnWords, type Words } from './drawn-words.ts';
import { AXE_GLOBALS, element, test, violationsOf } from './play.ts';
import { WITHOUT_DATA } from './without-data.ts';

const PARTS = ['vigia-risk-badge', 'vigia-sector-map', 'vigia-degree-days'] as const;
const FIELD = (more = '') => element(more, 'vigia-field');

const inColumn = (width: number, more = '') => `<div style="width:${width}px">${FIELD(more)}</div><p>Fin</p>`;
/** Positions of the visible parts, from the field's upper left corner, px. */
const places = (field: Locator) =>
  field.evaluate((host) => {
    const { x, y } = host.getBoundingClientRect();
    const parts = host.shadowRoot!.querySelectorAll<HTMLElement>('[exportparts]:not([hidden])');
    return Array.from(parts, (part) => {
      const box = part.getBoundingClientRect();
      return [part.localName, box.x - x, box.y - y, box.width, box.height];
    });
  });

/**
 * Texts of a picture that are not at the same place in the interactive part; the strip of a chart replaces its
 * source.
 */
const moved = (before: readonly Words[], after: readonly Words[]) =>
  before.filter(
    ({ text, x, y }) =>
      !text.startsWith('Fuente') &&
      !after.some((one) => one.text === text && Math.abs(one.x - x) <= 4 && Math.abs(one.y - y) <= 4),
  );

const LAYOUTS = {
  350: [
    ['vigia-risk-badge', 0, 0, 350, 140],
    ['vigia-sector-map', 0, 156, 350, 560],
    ['vigia-degree-days', 0, 732, 350, 512],
  ],
  765: [
    ['vigia-risk-badge', 0, 0, 765, 96],
    ['vigia-sector-map', 0, 112, 765, 400],
    ['vigia-degree-days', 0, 528, 765, 512],
  ],
  1084: [
    ['vigia-risk-badge', 0, 0, 534, 96],
    ['vigia-sector-map', 0, 112, 534, 400],
    ['vigia-degree-days', 550, 0, 534, 512],
  ],
};

for (const [width, layout] of Object.entries(LAYOUTS)) {
  for (const [season, answers] of [
    ['measured', {}],
    ['without data', WITHOUT_DATA],
  ] as const) {
    test(`badge, map and chart in a column of ${width} px, each live where it is touched, ${season}`, async ({
      page,
      guest,
      service,
      script,
      visit,
    }) => {
      service.answers = answers;
      await page.setViewportSize({ width: 1200, height: 1300 });
      await visit({ head: script(), body: inColumn(Number(width)) });
      const field = guest.widget('vigia-field');
      for (const tag of PARTS) await guest.expectPicture(field.locator(tag));
      expect(await places(field)).toEqual(layout);
      for (const [i, tag] of PARTS.entries()) {
        const part = field.locator(tag);
        const before = await drawnWords(part.locator('[part=picture]'));
        expect(before.length, tag).toBeGreaterThan(0);
        await guest.expectWorks(part);
        await expect(field.locator('[part=panel]')).toHaveCount(i + 1);
        const panel = part.locator('[part=panel]');
        // A chart without data says so in the middle of its height.
        if (tag === 'vigia-degree-days' && answers === WITHOUT_DATA)
          await expect(panel).toContainText('Sin grados día');
        else expect(moved(before, await drawnWords(panel)), tag).toEqual([]);
      }
      expect(await places(field)).toEqual(layout);
      expect(service.requests.filter((call) => call.endsWith('/session'))).toHaveLength(1);
      const { events } = await guest.seen();
      expect(events.filter(([name]) => name === 'vigia-error')).toEqual([]);
      await guest.expectUnharmed();
    });
  }
}

test('parts that the key does not publish are left out, and the others are laid out again', async ({
  page,
  guest,
  service,
  script,
  visit,
}) => {
  service.published = ['risk', 'map'];
  await page.setViewportSize({ width: 1200, height: 900 });
  await visit({ head: script(), body: inColumn(1084) });
  const field = guest.widget('vigia-field');
  await expect(field.locator('vigia-degree-days')).toBeHidden();
  const map = field.locator('vigia-sector-map');
  await expect(map.locator('[part=picture]')).toHaveAttribute('viewBox', '0 0 1084 400');
  expect(await places(field)).toEqual([
    ['vigia-risk-badge', 0, 0, 1084, 96],
    ['vigia-sector-map', 0, 112, 1084, 400],
  ]);
  const before = await drawnWords(map.locator('[part=picture]'));
  await guest.expectWorks(map);
  expect(moved(before, await drawnWords(map.locator('[part=panel]')))).toEqual([]);
  await expect(field.getByRole('alert')).toHaveCount(0);

  service.published = null;
  await field.evaluate((host) => host.setAttribute('public-key', 'pk_live_another'));
  await guest.expectPicture(field.locator('vigia-degree-days'));
  expect((await places(field)).at(-1)).toEqual(['vigia-degree-days', 550, 0, 534, 512]);
});

test('a field with named parts requests no others, and nothing moves', async ({
  guest,
  service,
  script,
  visit,
}) => {
  service.published = ['risk', 'degree-days'];
  await visit({ head: script(), body: inColumn(765, 'metrics="risk degree-days"') });
  const field = guest.widget('vigia-field');
  await guest.expectPicture(field.locator('vigia-degree-days'));
  expect(await places(field)).toEqual([
    ['vigia-risk-badge', 0, 0, 765, 96],
    ['vigia-degree-days', 0, 112, 765, 512],
  ]);
  expect(service.pictures.join()).not.toContain('map');
  const { events } = await guest.seen();
  expect(events.filter(([name]) => name === 'vigia-error')).toEqual([]);
  await guest.expectUnharmed();
});

test('a key that publishes no part gives one message, and so does a wrong attribute', async ({
  page,
  guest,
  service,
  script,
  visit,
}) => {
  service.published = ['captures'];
  await visit({ head: script(), body: inColumn(765) });
  const field = guest.widget('vigia-field');
  const alert = field.getByRole('alert');
  await expect(alert).toHaveText(/Vigía no autoriza estos datos aquí/);
  await expect(field.locator('[exportparts]:not([hidden])')).toHaveCount(1);
  service.published = null;
  await visit({ head: script(), body: inColumn(765).replace('sector="1"', '') });
  await expect(alert).toHaveText(/Falta decir qué mostrar o la llave/);
  await expect(field.locator('[exportparts]:not([hidden])')).toHaveCount(1);
  await field.evaluate((host) => host.setAttribute('sector', '1'));
  for (const tag of PARTS) await guest.expectPicture(field.locator(tag));
  await page.setViewportSize({ width: 800, height: 1200 });
  await visit({ head: script(), body: inColumn(765, 'theme="blue" colour="red"') });
  await expect(alert).toContainText('theme, colour');
  await expect(alert).toHaveCount(1);
});

test('the page’s language and colours reach every part, whose parts can be dressed from outside', async ({
  page,
  guest,
  script,
  visit,
}) => {
  await page.setViewportSize({ width: 800, height: 1200 });
  const rule = '<style>vigia-field::part(picture) { outline: 3px dotted }</style>';
  await visit({
    head: rule + script(),
    body: `<main lang="en"><h1>Bulletin</h1>${FIELD('theme="dark"')}</main>`,
  });
  const field = guest.widget('vigia-field');
  for (const tag of PARTS) {
    await guest.expectPicture(field.locator(tag));
    await expect(field.locator(tag).locator('[part=picture]')).toHaveCSS('outline', /dotted 3px/);
  }
  await expect(field.locator('vigia-risk-badge')).toContainText('High risk');
  expect(await violationsOf(page)).toEqual([]);
  for (const tag of PARTS) {
    await field.locator(tag).locator('[part=picture]').focus();
    await expect(field.locator(tag).locator('[part=panel]')).toBeVisible();
  }
  await expect(field.locator('vigia-degree-days')).toContainText('Last 90 days');
  expect(await violationsOf(page)).toEqual([]);
  await guest.expectUnharmed(AXE_GLOBALS);
});

test('all parts are printed, also those that nobody has scrolled to', async ({
  page,
  guest,
  script,
  visit,
}) => {
  await visit({ head: script(), body: `<div style="height:2500px">Boletín</div>${FIELD()}` });
  await page.pdf();
  await expect(guest.widget('vigia-field').locator('img[part=picture]')).toHaveCount(3);
  await guest.expectWorks(guest.widget('vigia-field').locator('vigia-degree-days'));
  await guest.expectUnharmed();
});
