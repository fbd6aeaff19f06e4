import { expect, test } from './pages/console.ts';

test('the widget on a partner’s page shows the curve of the console', async ({ vigia, page }) => {
  await vigia.signIn('root', '/sectors');
  await vigia.openSector('Fundo Casablanca');
  const curve = page.getByRole('button', { name: /Grados Día acumulados/ });
  await expect(curve).toContainText('desde biofix');
  const inConsole = await curve.textContent();
  const week = page.getByRole('button', { name: /Capturas Incrementales/ });
  const captured = await week.textContent();

  await page.goto('/widgets/demo.html?sector=1&pest=1');
  const widget = page.locator('vigia-degree-days');
  await expect(widget.getByRole('img', { name: /Grados día y capturas/ }).first()).toBeVisible();
  await widget.hover();
  await expect(widget.getByRole('application')).toBeVisible();
  await expect(widget.getByRole('button', { name: /Grados Día acumulados/ })).toHaveText(inConsole ?? '');
  await expect(widget.getByRole('button', { name: /Capturas Incrementales/ })).toHaveText(captured ?? '');
  await vigia.expectAccessible();
});
