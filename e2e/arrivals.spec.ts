import { runCli } from '../packages/server/tests/support/cli.ts';
import { dataFolder } from './pages/accounts.ts';
import { expect, test } from './pages/console.ts';
import { headersOf } from './pages/service.ts';

const CLIENT = 1;
const SERIAL = 'VG-CAMPO-1';
const PATH = `/admin/nodes/${SERIAL}/arrived?company=${CLIENT}`;

test('what a device sends is on the page within seconds, a wrong value and a wrong key too', async ({
  vigia,
  page,
  request,
  baseURL,
}) => {
  test.slow(); // The simulated device is a process of its own.
  const headers = { ...(await headersOf(request, 'root')), 'idempotency-key': crypto.randomUUID() };
  const data = { client_id: CLIENT, serial_number: SERIAL, node_firmware_version: '2.4.1' };
  expect((await request.post('/v2/nodes', { headers, data })).status()).toBe(201);
  const issued = await request.post(`/v2/nodes/${SERIAL}/keys`, { headers });
  const { key } = (await issued.json()) as { key: string };

  await vigia.signIn('root', `/admin/nodes?company=${CLIENT}`);
  await page.getByRole('searchbox').fill(SERIAL);
  await page.getByRole('button', { name: `Acciones de ${SERIAL}` }).click();
  await page.getByRole('menuitem', { name: 'Qué llegó' }).click();
  await expect(vigia.heading).toHaveText(`Qué llegó de ${SERIAL}`);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(PATH);
  await expect(page.getByText('Esperando al dispositivo…')).toBeVisible();
  await expect(page.getByText(`curl "${baseURL}/v2/nodes/${SERIAL}/logs"`, { exact: false })).toBeVisible();

  const sent = ['--serial', SERIAL, '--key', key, '--url', baseURL ?? '', '--days', '1'];
  const simulated = await runCli(['simulate-device', ...sent], { env: { VIGIA_DATA: dataFolder() } });
  expect(simulated.code, simulated.err).toBe(0);
  const requests = page.getByRole('list', { name: 'Solicitudes del dispositivo' }).locator('> li');
  await expect(requests).toHaveCount(4);
  await expect(requests.nth(0)).toContainText('Foto');
  await expect(requests.nth(0).getByRole('img', { name: 'Foto recibida' })).toBeVisible();
  await expect(requests.nth(1)).toContainText('1 línea de advertencia');
  await expect(requests.nth(2)).toContainText('48 de batería');
  await expect(requests.nth(3)).toContainText('Entregada');
  await expect(page.getByText(/^antes de las \d\d:\d\d$/)).toBeVisible();

  const send = (withKey: string, value: number) =>
    request.post(`/v2/nodes/${SERIAL}/data`, {
      headers: { 'x-device-key': withKey },
      data: {
        readings: [{ category: 'battery', t: new Date().toISOString(), battery_percentage: value }],
      },
    });
  expect((await send(key, 6553.5)).status()).toBe(200);
  await expect(requests.nth(0)).toContainText('Apartado');
  await expect(requests.nth(0)).toContainText('readings.0.battery_percentage 6553,5 %, fuera de 0 a 105 %');
  expect((await send(`${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`, 50)).status()).toBe(401);
  await expect(requests.nth(0)).toContainText('Clave de dispositivo no válida');
  await vigia.expectAccessible();

  await page.getByRole('button', { name: 'Pausar' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await vigia.expectFits();
});

test('who sends without being known is listed for those who look after the service', async ({
  vigia,
  page,
  request,
}) => {
  const body = { headers: { 'x-device-key': 'secreto' }, data: { readings: [] } };
  expect((await request.post('/v2/nodes/VG-NADIE/data', body)).status()).toBe(401);
  await vigia.signIn('root', `/admin/nodes?company=${CLIENT}`);
  await page.getByRole('link', { name: 'Dispositivos desconocidos' }).click();
  await expect(page.getByRole('row', { name: /VG-NADIE/ })).toContainText('No tiene forma de llave');
});
