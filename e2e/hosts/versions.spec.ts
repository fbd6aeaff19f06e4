import { expect } from '@playwright/test';
import { embedSnippet } from '../../packages/domain/src/entries/published.ts';
import { BUILD, OTHER_BUILD } from './other-build.ts';
import { element, test } from './play.ts';
import { KEY } from './service.ts';

test('two builds at once: the first one has the elements, and both answer', async ({
  page,
  guest,
  script,
  visit,
}) => {
  await visit({
    head: script(`/embed/${OTHER_BUILD}/loader.js`) + script() + script(),
    body: element() + element('', 'vigia-climate'),
  });
  await guest.expectWorks(guest.widget());
  await guest.expectWorks(guest.widget('vigia-climate'));
  await expect(guest.widget().locator('vigia-panel-1')).toHaveCount(1);
  expect(
    await page.evaluate(() => 'otherBuild' in window && delete (window as { otherBuild?: true }).otherBuild),
  ).toBe(true);
  await guest.expectUnharmed();
});

test('a file with another hash than the published one never runs; the picture stays', async ({
  page,
  guest,
  script,
  visit,
}) => {
  await page.route('**/panels.js*', (route) =>
    route.fulfill({
      body: 'window.broken = true',
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await visit({ head: script(), body: element() });
  await guest.expectPicture(guest.widget());
  await guest.widget().hover();
  await page.waitForTimeout(500);
  await expect(guest.widget().locator('[part=picture]')).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

/** The code that administrators copy for two kinds of figures, with this hash of the loader. */
function copied(origin: string, integrity: string): string {
  const place = { id: 'sector-1', name: 'Los Maitenes', sectorId: 1, stationId: null };
  const look = { key: KEY, server: origin, locale: 'es', theme: 'light' } as const;
  const files = [{ path: `/embed/${BUILD}/loader.js`, integrity }];
  return embedSnippet({ ...place, metrics: ['climate', 'captures'] }, null, look, { versions: [{ files }] })!;
}

test('if the loader is refused, each element names what it would show, and none is an empty box', async ({
  page,
  guest,
  origin,
  visit,
}) => {
  await visit({ head: '', body: copied(origin, `sha384-${'A'.repeat(64)}`) });
  await expect(page.getByRole('img', { name: 'Clima: Campo Los Maitenes' })).toBeVisible();
  const words = page.getByText(
    'Capturas: Campo Los Maitenes. El gráfico aparece aquí cuando responde Vigía.',
  );
  await expect(words).toBeVisible();
  expect((await guest.widget('vigia-captures').boundingBox())?.height).toBe(540);
});

test('if no script runs, each element shows its picture', async ({ browser, origin, sites }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(sites.host.add({ head: '', body: copied(origin, '') }));
  for (const name of ['Clima: Campo Los Maitenes', 'Capturas: Campo Los Maitenes']) {
    const picture = page.getByRole('img', { name });
    await expect(picture).toBeVisible();
    expect((await picture.boundingBox())?.height).toBe(540);
  }
  await expect(page.getByText('El gráfico aparece aquí')).toBeHidden();
  await page.close();
});
