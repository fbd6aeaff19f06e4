import { expect } from '@playwright/test';
import { test } from './play.ts';
import { builtPage, reactPage } from './recipes.ts';

/** Almost as wide as the picture that the recipes write inside. */
const COLUMN = '<style>#app, app-host { display: block; width: 760px }</style>';
const moduleOf = (code: string) =>
  `<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`;

for (const framework of ['react', 'vue', 'angular'] as const) {
  test(`a page of ${framework}: attributes bound, events received, elements removed and put back`, async ({
    page,
    guest,
    service,
    origin,
    script,
    visit,
  }) => {
    const code = framework === 'react' ? await reactPage(origin) : builtPage(framework, origin);
    const root = framework === 'angular' ? '<app-host></app-host>' : '<div id="app"></div>';
    service.keptFor = 60;
    await visit({
      // React's recipe imports the elements from the package.
      head: COLUMN + (framework === 'react' ? '' : script()),
      body: root + moduleOf(code),
    });
    const shifts = async () => (await guest.seen()).shifts;
    await guest.expectPicture(guest.widget());
    expect(await shifts()).toEqual([]);
    await guest.expectWorks(guest.widget());
    await expect(page.locator('#heard')).toHaveText('picture panel');
    // The element uses the picture that the recipe has written inside.
    await expect(guest.widget().getByAltText('Grados día del campo')).toHaveCount(1);
    expect(service.pictures).toEqual(['GET /embed/sectors/1/degree-days.svg']);
    await page.getByRole('button', { name: 'Otro campo' }).click();
    await expect.poll(() => service.requests).toContain('GET /embed/sectors/2/degree-days');
    await page.getByRole('button', { name: 'Mostrar u ocultar' }).click();
    await expect(guest.widget()).toHaveCount(0);
    await page.getByRole('button', { name: 'Mostrar u ocultar' }).click();
    await guest.expectWorks(guest.widget());
    expect(await shifts()).toEqual([]);
    expect(guest.complaints).toEqual([]);
  });
}

test('a page of React written by a server: its picture is shown, then the page is taken over as it stands', async ({
  page,
  guest,
  service,
  origin,
  visit,
}) => {
  service.keptFor = 60;
  await visit({
    head: COLUMN,
    body: `<div id="app" data-from="server"></div>${moduleOf(await reactPage(origin))}`,
  });
  await guest.expectWorks(guest.widget());
  // An event that React's listener has received: the page is hydrated.
  await expect(page.locator('#heard')).toHaveText('panel');
  expect(service.pictures).toEqual(['GET /embed/sectors/1/degree-days.svg']);
  await page.getByRole('button', { name: 'Otro campo' }).click();
  await expect.poll(() => service.requests).toContain('GET /embed/sectors/2/degree-days');
  expect(guest.complaints).toEqual([]);
});
