import { expect } from '@playwright/test';
import { test } from './play.ts';
import { builtPage, reactPage } from './recipes.ts';

for (const framework of ['react', 'vue', 'angular'] as const) {
  test(`a page of ${framework}: attributes bound, events heard, elements taken away and put back`, async ({
    page,
    guest,
    service,
    origin,
    script,
    visit,
  }) => {
    const code = framework === 'react' ? await reactPage(origin) : builtPage(framework);
    const root = framework === 'angular' ? '<app-host></app-host>' : '<div id="app"></div>';
    await visit({
      // React's recipe takes the elements from the package.
      head: framework === 'react' ? '' : script(),
      body: `${root}<script type="module">${code.replaceAll('</script', '<\\/script')}</script>`,
    });
    const shifts = async () => (await guest.seen()).shifts;
    await guest.expectPicture(guest.widget());
    expect(await shifts()).toEqual([]);
    await guest.expectWorks(guest.widget());
    await expect(page.locator('#heard')).toHaveText('picture panel');
    await page.getByRole('button', { name: 'Otro campo' }).click();
    await expect.poll(() => service.asked).toContain('GET /embed/sectors/2/degree-days');
    await page.getByRole('button', { name: 'Mostrar u ocultar' }).click();
    await expect(guest.widget()).toHaveCount(0);
    await page.getByRole('button', { name: 'Mostrar u ocultar' }).click();
    await guest.expectWorks(guest.widget());
    expect(await shifts()).toEqual([]);
    expect(guest.complaints).toEqual([]);
  });
}
