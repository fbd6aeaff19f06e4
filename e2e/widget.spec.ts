import type { Locator, Page } from '@playwright/test';
import { expect, test } from './pages/console.ts';

test('the widget on a partner’s page shows the curve of the console', async ({ vigia, page }) => {
  await vigia.signIn('root', '/sectors');
  await vigia.openSector('Fundo Casablanca');
  const address = page.url();
  const widget = page.locator('vigia-degree-days');
  const curveOf = (place: Page | Locator) => place.getByRole('button', { name: /Grados Día acumulados/ });
  const figuresOf = async (place: Page | Locator) => [
    await curveOf(place).textContent(),
    await place.getByRole('button', { name: /Capturas Incrementales/ }).textContent(),
  ];
  // The farm goes on measuring, once an hour: what came between the two readings is read again.
  await expect(async () => {
    await page.goto(address);
    await expect(curveOf(page)).toContainText('desde biofix');
    const inConsole = await figuresOf(page);

    await page.goto('/widgets/demo.html?sector=1&pest=1');
    await expect(widget.getByRole('img', { name: /Grados día y capturas/ }).first()).toBeVisible();
    await widget.hover();
    await expect(widget.getByRole('application')).toBeVisible();
    expect(await figuresOf(widget)).toEqual(inConsole);
  }).toPass();
  await vigia.expectAccessible();
});
