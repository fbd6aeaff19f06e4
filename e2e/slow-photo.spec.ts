import { expect, test } from './pages/console.ts';
import { ReportForm } from './pages/event-form.ts';
import { largePhoto } from './pages/photo.ts';

test.use({ serviceWorkers: 'allow' });

/** 0.4 Mbit/s, bytes per second. */
const SLOW = 50_000;

test('a large photo goes on a slow line piece by piece, and «Por enviar» says how far it is', async ({
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
  await form.dialog.getByRole('textbox', { name: 'Nombre de la estación' }).fill('Apalta Poste 27');
  await form.findDevice('Dispositivo');
  await form.dialog.getByRole('spinbutton', { name: 'Latitud' }).fill('-34,61');
  await form.dialog.getByRole('spinbutton', { name: 'Longitud' }).fill('-71,41');
  await form.find('Campo', 'Apalta');
  const files = ['poste.png', 'entorno.png'].map((name) => ({
    name,
    mimeType: 'image/png',
    buffer: largePhoto(),
  }));
  await form.dialog.locator('input[type=file]').setInputFiles(files);
  const handover = form.dialog.getByText(/^Sí, pasa a/);
  if (await handover.isVisible()) await handover.click();
  await context.setOffline(true);
  await form.save();
  await expect(form.dialog.getByText('Guardado en este teléfono')).toBeVisible();
  await form.dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  const waiting = page.getByRole('dialog', { name: 'Por enviar' });
  await expect(waiting.getByText(/2 fotos por enviar/)).toBeVisible();

  const pieces: string[] = [];
  page.on('request', (request) => {
    if (/\/pieces\?/.test(request.url())) pieces.push(request.url());
  });
  await context.setOffline(false);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 20, downloadThroughput: SLOW, uploadThroughput: SLOW },
  });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(waiting.getByText(/^Enviando: foto 1 de 2, [1-9]\d? %$/)).toBeVisible({ timeout: 60_000 });
  await vigia.expectAccessible();
  await expect(waiting.getByText('Todo está enviado')).toBeVisible({ timeout: 60_000 });
  expect(pieces.length).toBeGreaterThanOrEqual(6);
});
