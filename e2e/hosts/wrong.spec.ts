import { expect } from '@playwright/test';
import { ELEMENTS } from '../../packages/widgets/src/elements/catalogue.ts';
import { ANSWERS } from '../../packages/widgets/src/panels/read/answers.fixture.ts';
import { element, TAGS, test } from './play.ts';
import { KEY } from './service.ts';

test('every error is shown in the element, in the page’s language, and never thrown', async ({
  page,
  guest,
  service,
  origin,
  script,
  visit,
}) => {
  const image = `<img alt="Imagen del boletín" width="40" height="40" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>">`;
  await visit({
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
  const hasText = (tag: string, text: string) =>
    expect(guest.widget(tag).first().getByRole('alert')).toContainText(text);
  await hasText('vigia-degree-days', 'Este elemento está mal configurado');
  await hasText('vigia-climate', 'Falta decir qué mostrar');
  await guest.widget('vigia-chill').scrollIntoViewIfNeeded();
  await hasText('vigia-chill', 'This element is not set up correctly');
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
  await hasText('vigia-mildew', 'Estos datos no se entienden');
  await guest.widget('vigia-captures').scrollIntoViewIfNeeded();
  await guest.expectPicture(guest.widget('vigia-captures'));
  await guest.widget('vigia-captures').evaluate((widget) => Object.assign(widget, { data: { captures: 1 } }));
  await hasText('vigia-captures', 'Estos datos no se entienden');

  // A wrong value or an unknown name does not hide figures: one notice is shown beside them, without a touch.
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
  const reported = (await guest.seen()).events.map(
    ([, { message }]) => /attribute (\w+) is not valid/.exec(`${message}`)?.[1],
  );
  expect(reported.filter((name) => /theme|units|colour/.test(name ?? ''))).toEqual([
    'theme',
    'units',
    'colour',
  ]);

  for (const [refusal, text] of [
    [{ status: 403, code: 'bad-embed-key' }, 'Vigía no autoriza estos datos aquí'],
    [{ status: 429, code: 'too-many-requests' }, 'Demasiadas consultas'],
    [{ status: 500, code: 'internal-error' }, 'Vigía no pudo responder'],
  ] as const) {
    service.refusal = refusal;
    await page.reload();
    await guest.widget('vigia-captures').scrollIntoViewIfNeeded();
    await hasText('vigia-captures', text);
    await expect(page.getByAltText('Imagen del boletín')).toBeVisible();
  }
  service.refusal = null;
  await page.route(`${origin}/embed/**`, (route) => route.abort());
  await page.reload();
  await guest.widget('vigia-captures').scrollIntoViewIfNeeded();
  await hasText('vigia-captures', 'Sin conexión con Vigía');
  await page.unroute(`${origin}/embed/**`);
  await guest.widget('vigia-captures').getByRole('button', { name: 'Reintentar' }).click();
  await guest.expectPicture(guest.widget('vigia-captures'));
  expect(guest.complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

test('an invalid height is reported beside the figures, in the page’s language', async ({
  guest,
  script,
  visit,
}) => {
  const heights = [
    ['es', '.', 'Este elemento está mal configurado: height'],
    ['en', '2000', 'This element is not set up correctly: height'],
    ['pt', '99999px', 'Este elemento está mal configurado: height'],
  ] as const;
  const body = heights.map(
    ([lang, height]) => `<div lang="${lang}">${element(`height="${height}"`, 'vigia-chill')}</div>`,
  );
  await visit({ head: script(), body: body.join('') });
  for (const [i, [, height, message]] of heights.entries()) {
    const widget = guest.widget('vigia-chill').nth(i);
    await widget.scrollIntoViewIfNeeded();
    await expect(widget.getByRole('alert')).toContainText(message);
    await expect(widget.getByRole('application')).toBeVisible();
    expect((await widget.boundingBox())!.height).toBe(540);
    const { events } = await guest.seen();
    expect(
      events.filter(([name, { message }]) => name === 'vigia-error' && `${message}`.endsWith(height)),
    ).toEqual([
      ['vigia-error', { code: 'bad-attribute', message: `attribute height is not valid: ${height}` }],
    ]);
  }
  await guest.expectUnharmed();
});

test('impossible figures set by a page are refused in the element, and the largest allowed ones are drawn', async ({
  page,
  guest,
  script,
  visit,
}) => {
  await visit({ head: script(), body: '<main></main>' });
  /**
   * All eight elements with a given value for every measured number of their data; other numbers are counts and
   * ids.
   */
  const fill = (number: number) =>
    page.evaluate(
      ([tags, figures, reported]) => {
        const filled = (value: unknown): unknown => {
          if (Array.isArray(value)) return value.map(filled);
          if (typeof value === 'object' && value !== null)
            return Object.fromEntries(
              Object.entries(value).map(([name, each]) => [
                name,
                /_id$|days$|tude$|^stations$/.test(name) && typeof each === 'number' ? each : filled(each),
              ]),
            );
          return typeof value === 'number' ? reported : value;
        };
        const widgets = tags.map((tag, i) =>
          Object.assign(document.createElement(tag), { data: filled(figures[i]) }),
        );
        document.querySelector('main')!.replaceChildren(...widgets);
      },
      [TAGS, ELEMENTS.map(({ call }) => ANSWERS[call]()), number] as const,
    );
  for (const number of [1e308, -1e308]) {
    await fill(number);
    for (const tag of TAGS.filter((each) => each !== 'vigia-sector-map')) {
      await guest.widget(tag).scrollIntoViewIfNeeded();
      await expect(guest.widget(tag).getByRole('alert')).toContainText('Estos datos no se entienden');
    }
  }
  for (const number of [1e9, -1e9]) {
    await fill(number);
    for (const tag of TAGS) {
      await guest.widget(tag).scrollIntoViewIfNeeded();
      await expect(guest.widget(tag).locator('[part=panel] section').first()).toBeVisible();
      await expect(guest.widget(tag).getByRole('alert')).toHaveCount(0);
    }
  }
  expect(guest.complaints).toEqual([]);
});
