import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { BUILD } from './other-build.ts';
import { element, holdBack, TAGS, test } from './play.ts';

const PARENTS = {
  'an item of a row': ['<div style="display:flex"><div>', '</div></div>'],
  'an inline block': ['<div style="display:inline-block">', '</div>'],
  'a float': ['<div style="float:left">', '</div>'],
  'a centred column': ['<div style="display:flex;flex-direction:column;align-items:center">', '</div>'],
} as const;

for (const [parent, [before, after]] of Object.entries(PARENTS)) {
  test(`${parent} that is as wide as its content becomes as wide as a picture`, async ({
    page,
    guest,
    script,
    visit,
  }) => {
    await visit({ head: script(), body: TAGS.map((tag) => before + element('', tag) + after).join('') });
    for (const tag of TAGS) {
      await guest.expectPicture(guest.widget(tag));
      expect((await guest.widget(tag).boundingBox())?.width, tag).toBe(720);
    }
    await page.setViewportSize({ width: 390, height: 800 });
    for (const tag of TAGS)
      await expect.poll(async () => (await guest.widget(tag).boundingBox())?.width, tag).toBe(374);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await guest.expectUnharmed();
  });
}

test('an element that nobody has scrolled to is printed too, and loads as usual later', async ({
  page,
  guest,
  script,
  visit,
}) => {
  const body = TAGS.map((tag) => `<div style="height:2500px">${element('', tag)}</div>`).join('');
  await visit({ head: script(), body });
  await guest.expectPicture(guest.widget(TAGS[0]));
  await expect(page.locator('[part=picture]')).toHaveCount(1);
  await page.pdf();
  await expect(page.locator('[part=picture]')).toHaveCount(TAGS.length);
  const drawn = await page
    .locator('img[part=picture]')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    );
  expect(drawn).toHaveLength(TAGS.length - 1);
  for (const tag of TAGS) await guest.expectWorks(guest.widget(tag));
  await guest.expectUnharmed();
});

test('moved into a frame and back, it is dressed and works in each document', async ({
  page,
  guest,
  script,
  visit,
}) => {
  await visit({ head: script(), body: `${element()}<iframe width="900" height="700"></iframe>` });
  await guest.expectWorks(guest.widget());
  const dressed = () =>
    expect(frame.locator('[part=panel] section').first()).toHaveCSS('border-radius', '10px');
  const frame = page.frameLocator('iframe').locator('vigia-degree-days');
  await page.evaluate(() => {
    const place = document.querySelector('iframe')?.contentDocument?.body;
    place?.append(document.querySelector('vigia-degree-days') as Element);
  });
  await guest.expectWorks(frame);
  await dressed();
  await page.evaluate(() => {
    const inner = document.querySelector('iframe')?.contentDocument?.querySelector('vigia-degree-days');
    document.body.prepend(inner as Element);
  });
  await guest.expectWorks(guest.widget());
  await expect(guest.widget().locator('[part=panel] section').first()).toHaveCSS('border-radius', '10px');
  expect(guest.complaints).toEqual([]);
});

test('a script of type module knows where it came from', async ({ guest, origin, visit }) => {
  for (const path of ['/widgets/vigia-widgets.js', `/embed/${BUILD}/loader.js`]) {
    await visit({ head: `<script type="module" src="${origin}${path}"></script>`, body: element() });
    await guest.expectWorks(guest.widget());
  }
  await guest.expectUnharmed();
});

test('a slow connection is shown after a moment, in the page’s language, if the page has written no content', async ({
  page,
  guest,
  script,
  visit,
}) => {
  const release = await holdBack(page, '**/*.svg*');
  await visit({
    head: script(),
    body: `${element('height="200"')}<div lang="en">${element('height="200"', 'vigia-captures')}</div>
      ${element('height="200"', 'vigia-chill').replace('></', '><p>Horas frío de Los Maitenes</p></')}`,
  });
  await expect(guest.widget().getByText('Cargando…')).toBeVisible();
  await expect(guest.widget('vigia-captures').getByText('Loading…')).toBeVisible();
  await expect(guest.widget('vigia-chill').getByText('Cargando…')).toBeHidden();
  await expect(page.getByText('Horas frío de Los Maitenes')).toBeVisible();
  release();
  await guest.expectPicture(guest.widget());
  await expect(guest.widget().getByText('Cargando…')).toHaveCount(0);
  await guest.expectUnharmed();
});

test('a page without an origin has a message of its own, different from that of a lost connection', async ({
  page,
  guest,
  service,
  origin,
  script,
}) => {
  service.refusal = { status: 403, code: 'bad-embed-key' };
  const folder = await mkdtemp(join(tmpdir(), 'vigia-file-'));
  const file = join(folder, 'boletin.html');
  await writeFile(file, `<!doctype html><meta charset="utf-8">${script()}${element()}`);
  await guest.visit(pathToFileURL(file).href);
  const notice = guest.widget().getByRole('alert');
  await expect(notice).toContainText('Vigía no puede saber qué página es esta');
  await expect(notice).toContainText('no como archivo');
  await expect(notice.getByRole('button')).toHaveCount(0);
  await page.route(`${origin}/embed/**`, (route) => route.abort());
  await page.reload();
  await expect(notice).toContainText('Sin conexión con Vigía');
  await rm(folder, { recursive: true });
});

test('a theme that is the reader’s own follows day and night', async ({
  page,
  guest,
  service,
  script,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit({ head: script(), body: element('theme="auto"') });
  const ground = guest.widget().locator('[part=picture] > rect');
  const night = await ground.first().evaluate((rect) => getComputedStyle(rect).fill);
  expect(night).not.toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(ground.first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await guest.expectWorks(guest.widget());
  const card = guest.widget().locator('[part=panel] section').first();
  await expect(card).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(card).toHaveCSS('background-color', night);
  expect(service.pictures).toHaveLength(2);
  await guest.expectUnharmed();
});

test('attributes changed sixty times a second request few pictures', async ({
  page,
  guest,
  service,
  script,
  visit,
}) => {
  await visit({ head: script(), body: element() });
  await guest.expectPicture(guest.widget());
  service.requests.length = 0;
  await guest.widget().evaluate(async (widget) => {
    const end = performance.now() + 1000;
    for (let height = 300; performance.now() < end; height += 1) {
      widget.setAttribute('height', String(height));
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForTimeout(400);
  await expect.poll(() => service.pictures.length).toBeGreaterThan(1);
  expect(service.pictures.length).toBeLessThanOrEqual(6);
  await guest.expectPicture(guest.widget());
});

test('a failed download of the interactive part is reported to the page, and the picture stays', async ({
  page,
  guest,
  origin,
  script,
  visit,
}) => {
  await page.route(`${origin}/**/panels.js*`, (route) => route.abort());
  await visit({ head: script(), body: element() });
  await guest.expectPicture(guest.widget());
  await guest.widget().hover();
  await expect
    .poll(async () => (await guest.seen()).events.filter(([name]) => name === 'vigia-error'))
    .toContainEqual([
      'vigia-error',
      expect.objectContaining({ message: expect.stringContaining('panels.js') }),
    ]);
  await expect(guest.widget().locator('[part=picture]')).toBeVisible();
});

test('after a failed download of the interactive part, a later touch loads it', async ({
  page,
  guest,
  origin,
  script,
  visit,
}) => {
  let isLost = true;
  await page.route(`${origin}/**/panels.js*`, (route) => (isLost ? route.abort() : route.continue()));
  await visit({ head: script(), body: element() });
  await guest.expectPicture(guest.widget());
  await guest.widget().hover();
  await expect.poll(async () => (await guest.seen()).events.map(([name]) => name)).toContain('vigia-error');
  isLost = false;
  await guest.expectWorksAtLast(guest.widget());
});

test('an element that is removed before it is searched for causes no error', async ({
  page,
  guest,
  script,
  visit,
}) => {
  await visit({ head: script(), body: '<main></main>' });
  await page.evaluate(async () => {
    await customElements.whenDefined('vigia-degree-days');
    const place = document.createElement('div');
    place.innerHTML = '<vigia-degree-days sector="1" public-key="pk_live_hosts"></vigia-degree-days>';
    document.body.append(place);
    place.remove();
    await new Promise((resume) => setTimeout(resume, 300));
  });
  await guest.expectUnharmed();
});
