import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const SETTINGS = '/v2/notification_settings';
const dialog = page.getByRole('dialog', { name: 'Avisos por correo' });
const choice = dialog.getByRole('switch', { name: /Recibir también por correo/ });
const label = dialog.getByText('Recibir también por correo las notificaciones nuevas');
const kept = () => sql('select user_id from notice_mail where client_id = 1');

it('notices by e-mail are turned on in the account’s menu, kept, and stay as they were when that fails', async () => {
  onTestFinished(async () => void (await sql('delete from notice_mail')));
  await openScreen('grower', '/home');
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Avisos por correo' }).click();
  await expect.element(choice).not.toBeChecked();
  await expect.element(dialog.getByText(/grower@vigia\.example/)).toBeVisible();
  network.cut(SETTINGS);
  await label.click();
  await expect.element(page.getByText(/No se pudo guardar la preferencia: no hay conexión/)).toBeVisible();
  await expect.element(choice).not.toBeChecked();
  network.mend();
  await label.click();
  await expect.element(choice).toBeChecked();
  expect(await kept()).toEqual([{ user_id: 51 }]);
  await label.click();
  await expect.element(choice).not.toBeChecked();
  expect(await kept()).toEqual([]);
});
