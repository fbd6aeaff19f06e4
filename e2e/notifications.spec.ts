import { expect, test } from './pages/console.ts';

test('a notification is marked as read and brought back; the count in the menu follows', async ({
  vigia,
  page,
}) => {
  await vigia.signIn('root', '/notifications');
  await expect(vigia.heading).toHaveText('Notificaciones');
  const entry = page.getByRole('navigation').getByRole('link', { name: /Notificaciones/ });
  const pending = page.getByText(/^\d+ pendientes · últimos 12 meses$/);
  let before = 0;
  // The menu also counts what the service itself warns of, as of a disk that is nearly full.
  const ofService = page.getByRole('main').getByRole('link', { name: 'Ver el estado del servicio' });
  await expect(async () => {
    before = Number.parseInt((await pending.textContent()) ?? '', 10);
    expect(before).toBeGreaterThan(1);
    const all = before + (await ofService.count());
    await expect(entry).toContainText(String(Math.min(all, 99)), { timeout: 1000 });
  }).toPass({ timeout: 45_000 });
  await vigia.expectAccessible();
  await page.getByRole('button', { name: 'Marcar como leída' }).first().click();
  await expect(page.getByText('Marcada como leída')).toBeVisible();
  await expect(page.getByText(`${before - 1} pendientes · últimos 12 meses`)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(`${before} pendientes · últimos 12 meses`)).toBeVisible();
  await vigia.expectFits();
});

test('only root has notifications', async ({ vigia, page }) => {
  await vigia.signIn('agricultor', '/notifications');
  await expect(vigia.heading).toHaveText('Estaciones');
  await expect(page.getByRole('link', { name: /Notificaciones/ })).toHaveCount(0);
});
