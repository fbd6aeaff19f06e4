import type { BrowserContext, Page } from '@playwright/test';
import { account } from './pages/accounts.ts';
import { Console, expect, test } from './pages/console.ts';
import { ReportForm } from './pages/event-form.ts';
import { nextConsole } from './pages/next-console.ts';
import { photo } from './pages/photo.ts';

test.use({ serviceWorkers: 'allow' });

/** Once the service worker keeps the console and the device keeps the fields. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'En este teléfono' }).click();
  const dialog = page.getByRole('dialog', { name: 'En este teléfono' });
  await dialog.getByRole('button', { name: 'Guardar ahora' }).click();
  await expect(dialog.getByText(/campos? guardados?, /)).toBeVisible({ timeout: 120_000 });
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
}

/** The console as somebody meets it who takes the phone out of the pocket, in the field. */
async function openCold(context: BrowserContext, path: string): Promise<Console> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(path);
  const vigia = new Console(page);
  vigia.expectedRefusals.push(/ERR_INTERNET_DISCONNECTED/);
  return vigia;
}

test('without a network the console opens cold, is read, and keeps reports until they can be sent', async ({
  vigia,
  page,
  context,
}) => {
  test.slow(); // Everything is kept first.
  await vigia.signIn('asesora', '/sectors');
  await kept(page);

  await context.setOffline(true);
  const away = await openCold(context, '/sectors');
  await expect(away.heading).toHaveText('Campos');
  await expect(away.page.getByText(/Sin conexión · datos de/)).toBeVisible();
  await away.openSector('Apalta');
  await expect(away.page.getByRole('application').first()).toBeVisible();
  await expect(
    away.page
      .getByText(/°C·día/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  const writing = await openCold(context, '/sectors');
  const form = new ReportForm(writing.page);
  await form.open();
  await form.kind('Mantención de dispositivo');
  await form.find('Estación', 'Apalta 01');
  const comment = 'papel nuevo entre hileras';
  await form.comment(comment);
  await form.save();
  await expect(form.dialog.getByText('Guardado en este teléfono')).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Cerrar' }).click();

  const later = await openCold(context, '/sectors');
  await later.page.getByRole('button', { name: 'Ver', exact: true }).click();
  const waiting = later.page.getByRole('dialog', { name: 'Por enviar' });
  await expect(waiting.getByRole('heading', { name: /Apalta 01/ })).toBeVisible();
  await later.expectAccessible();
  await waiting.getByRole('button', { name: 'Cerrar' }).last().click();

  await context.setOffline(false);
  await expect(later.page.getByText(/registro guardado en este teléfono|Enviando/)).toHaveCount(0);
  await later.page.goto('/logs?dateStart=2026-01-01#maintenance_log');
  await expect(later.page.getByText(comment)).toHaveCount(1);
  expect([away, writing, later].flatMap(({ complaints }) => complaints)).toEqual([]);
});

test('an install that is saved where the line ends is sent with its photo when it is back', async ({
  vigia,
  page,
  context,
}) => {
  await vigia.signIn('root', '/home');
  vigia.expectedRefusals.push(/ERR_INTERNET_DISCONNECTED/);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const form = new ReportForm(page);
  await form.open();
  await form.kind('Instalación de dispositivo');
  const name = 'Apalta Poste 15';
  await form.dialog.getByRole('textbox', { name: 'Nombre de la estación' }).fill(name);
  await form.findDevice('Dispositivo');
  await form.dialog.getByRole('spinbutton', { name: 'Latitud' }).fill('-34,6');
  await form.dialog.getByRole('spinbutton', { name: 'Longitud' }).fill('-71,4');
  await form.find('Campo', 'Apalta');
  await form.dialog
    .locator('input[type=file]')
    .setInputFiles([{ name: 'poste.png', mimeType: 'image/png', buffer: photo() }]);
  const handover = form.dialog.getByText(/^Sí, pasa a/);
  if (await handover.isVisible()) await handover.click();
  await context.setOffline(true);
  await form.save();
  await expect(form.dialog.getByText('Guardado en este teléfono')).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  const waiting = page.getByRole('dialog', { name: 'Por enviar' });
  await expect(waiting.getByText(/1 foto por enviar/)).toBeVisible();
  const sent = page.waitForResponse((answer) => /\/events\/[^/]+\/images/.test(answer.url()));
  await context.setOffline(false);
  expect((await sent).ok()).toBe(true);
  await expect(waiting.getByText('Todo está enviado')).toBeVisible();
});

test('a newer build waits beside an open page, keeps what is written, and is opened by one press', async ({
  vigia,
  page,
  baseURL,
}) => {
  const host = await nextConsole(baseURL!);
  try {
    const isNext = () => page.locator('meta[name="next-build"]').count();
    const { email, password } = account('asesora');
    await page.goto(host.address);
    await vigia.fillSignIn(email, password);
    await expect(page.getByRole('button', { name: /^Cuenta/ })).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const form = new ReportForm(page);
    await form.open();
    await form.kind('Mantención de dispositivo');
    await form.comment('a medio escribir');

    host.release();
    await page.evaluate(async () => await (await navigator.serviceWorker.getRegistration())?.update());
    const newer = page.getByText('Hay una versión nueva de Vigía');
    await expect(newer).toBeAttached();
    await expect(form.dialog.getByRole('textbox', { name: 'Comentarios' })).toHaveValue('a medio escribir');
    await form.dialog.getByRole('button', { name: 'Cerrar' }).click();
    await page.reload();
    await expect(newer).toBeVisible();
    expect(await isNext()).toBe(0); // Page and files stay of one build.

    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect.poll(isNext).toBe(1);
    await form.open();
    await expect(form.dialog.getByRole('textbox', { name: 'Comentarios' })).toHaveValue('a medio escribir');
    await expect(newer).toHaveCount(0);
  } finally {
    await page.goto('about:blank');
    host.close();
  }
});
