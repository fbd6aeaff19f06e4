import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const SETTINGS = '/v2/notification_settings';
const dialog = page.getByRole('dialog', { name: 'Cómo me avisan' });
const choice = dialog.getByRole('switch', { name: /Recibir también por correo/ });
const label = dialog.getByText('Recibir también por correo las notificaciones nuevas');
const kept = () => sql('select user_id from notice_mail where client_id = 1');

it('notices by e-mail are turned on in the account’s menu, kept, and stay as they were when that fails', async () => {
  onTestFinished(async () => void (await sql('delete from notice_mail')));
  await openScreen('grower', '/home');
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cómo me avisan' }).click();
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

it('quiet hours and a digest are kept as they are chosen, and stay as they were when that fails', async () => {
  onTestFinished(async () => void (await sql('delete from notice_times')));
  const times = () => sql('select quiet_from, quiet_to, digest_hour from notice_times where user_id = 51');
  const pick = async (list: RegExp, option: string) => {
    await dialog.getByRole('button', { name: list }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await openScreen('grower', '/home');
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cómo me avisan' }).click();
  await pick(/Silencio desde/, '21:00');
  await expect.element(dialog.getByRole('button', { name: /Silencio hasta/ })).toHaveTextContent('07:00');
  await expect.poll(times).toEqual([{ quiet_from: 21, quiet_to: 7, digest_hour: null }]);
  await pick(/Cada cuánto/, 'Un resumen al día, a las 08:00');
  await expect.poll(times).toMatchObject([{ quiet_from: 21, digest_hour: 8 }]);
  network.cut(SETTINGS);
  await pick(/Silencio hasta/, '06:00');
  await expect.element(page.getByText(/No se pudo guardar la preferencia: no hay conexión/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /Silencio hasta/ })).toHaveTextContent('07:00');
  network.mend();
  await pick(/Silencio desde/, 'Sin horas de silencio');
  await expect.poll(times).toEqual([{ quiet_from: null, quiet_to: null, digest_hour: 8 }]);
  await expect.element(dialog.getByRole('button', { name: /Silencio hasta/ })).not.toBeInTheDocument();
});
