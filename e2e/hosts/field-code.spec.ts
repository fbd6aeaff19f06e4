import { expect } from '@playwright/test';
import { type EmbedMetric, embedSnippet } from '../../packages/domain/src/entries/published.ts';
import { BUILD } from './other-build.ts';
import { holdBack, test } from './play.ts';
import { KEY } from './service.ts';

const LOADER = `/embed/${BUILD}/loader.js`;
const NAMES = ['Insignia de riesgo', 'Mapa del campo', 'Grados día'].map(
  (name) => new RegExp(`^${name}.*: Campo Los Maitenes$`),
);

/** The code that administrators copy for a field. */
function copied(server: string, metrics: readonly EmbedMetric[], integrity = ''): string {
  const place = { id: 'sector-1', name: 'Los Maitenes', sectorId: 1, stationId: null, metrics };
  const files = [{ path: LOADER, integrity }];
  const look = { key: KEY, server, locale: 'es', theme: 'light' } as const;
  return embedSnippet(place, 'field', look, { versions: [{ files }] })!;
}

const ALL = ['degree-days', 'map', 'risk'] as const;
for (const width of [350, 765, 976, 1084])
  for (const metrics of [ALL, ['map', 'degree-days'], ['degree-days', 'risk']] as const)
    test(`the code for a field of ${metrics.join(', ')} keeps its place in a column of ${width} px`, async ({
      page,
      guest,
      origin,
      sites,
    }) => {
      await page.setViewportSize({ width: Math.max(600, width + 16), height: 1400 });
      const release = await holdBack(page, '**/loader.js');
      const code = copied(origin, metrics);
      const address = sites.host.add({ body: `<div style="width:${width}px">${code}</div><p>Fin</p>` });
      void guest.visit(address);
      const field = guest.widget('vigia-field');
      const chart = page.locator('[slot=degree-days]');
      await expect(chart).toBeVisible();
      const kept = [await field.boundingBox(), await chart.boundingBox()];
      release();
      const drawn = field.locator('vigia-degree-days');
      await guest.expectPicture(drawn);
      expect([await field.boundingBox(), await drawn.boundingBox()]).toEqual(kept);
      await expect(field.locator('[exportparts]:not([hidden])')).toHaveCount(metrics.length);
      await guest.expectUnharmed();
    });

test('where no script runs, the field has a picture for each part, side by side where there is room', async ({
  browser,
  origin,
  sites,
}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    viewport: { width: 1100, height: 900 },
  });
  await page.goto(sites.host.add({ body: copied(origin, ALL) }));
  const boxes = [];
  for (const name of NAMES) {
    const picture = page.getByRole('img', { name });
    await expect(picture).toBeVisible();
    boxes.push((await picture.boundingBox())!);
  }
  const [badge, map, chart] = boxes;
  expect(map!.y - badge!.y).toBe(112);
  expect([chart!.y, chart!.height]).toEqual([badge!.y, 512]);
  expect(chart!.x).toBeGreaterThan(map!.x + map!.width);
  await page.close();
});

test('where the loader is refused, the badge has its picture and the others say what they would show', async ({
  page,
  guest,
  origin,
  sites,
}) => {
  await guest.visit(sites.host.add({ body: copied(origin, ALL, `sha384-${'A'.repeat(64)}`) }));
  await expect(page.getByRole('img', { name: NAMES[0]! })).toBeVisible();
  for (const name of ['Mapa del campo', 'Grados día'])
    await expect(
      page.getByText(new RegExp(`^${name}.*: Campo Los Maitenes. El gráfico aparece`)),
    ).toBeVisible();
});

test('the picture written for the badge is the one that it shows, and is requested once', async ({
  page,
  guest,
  service,
  origin,
  visit,
}) => {
  service.keptFor = 60;
  await page.setViewportSize({ width: 736, height: 1300 });
  await visit({ body: copied(origin, ALL) });
  const field = guest.widget('vigia-field');
  await guest.expectPicture(field.locator('vigia-degree-days'));
  await guest.expectPicture(field.locator('vigia-risk-badge'));
  expect(service.pictures.filter((call) => call.includes('risk'))).toHaveLength(1);
  await guest.expectUnharmed();
});

test('trying a page says of each part of a field whether it is drawn', async ({
  page,
  service,
  origin,
  sites,
}) => {
  service.published = ['risk', 'degree-days'];
  const body = copied(origin, ALL).replace(' public-key=', ' colour="red" public-key=');
  await page.goto(`${sites.host.add({ body })}#vigia-probar`);
  const lines = page.getByRole('region', { name: 'Vigía en esta página' }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'vigia-field' })).toHaveText([
    /Mal<vigia-field> sector 1, risk: no se entiende colour/,
    'Bien<vigia-field> sector 1, risk: se dibuja',
    /Mal<vigia-field> sector 1, map: Vigía no autoriza estos datos aquí.*vea que la llave publique/,
    'Bien<vigia-field> sector 1, degree-days: se dibuja',
  ]);
});
