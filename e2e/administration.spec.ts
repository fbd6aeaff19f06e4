import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type PdfPage, readPdf } from '../packages/server/tests/support/pdf-pages.ts';
import { expect, test } from './pages/console.ts';
import { pictureFile } from './pages/picture.ts';
import { headersOf, treeOf } from './pages/service.ts';

const CLIENT = 1;
const DAY_MS = 86_400_000;

async function climateReport(page: Page): Promise<PdfPage[]> {
  await page.goto(`/climate-explorer?company=${CLIENT}`);
  await page.getByRole('button', { name: 'Informe', exact: true }).click();
  const coming = page.waitForEvent('download');
  await page
    .getByRole('dialog', { name: 'Descargar informe' })
    .getByRole('button', { name: 'Descargar' })
    .click();
  return await readPdf(await readFile(await (await coming).path()));
}

test('a logo is given to a client, seen on the screen and on every page of a report, and taken away', async ({
  vigia,
  page,
}) => {
  await vigia.signIn('root', '/');
  const before = await climateReport(page);
  expect(before).toHaveLength(2);

  await page.goto(`/admin?company=${CLIENT}`);
  await page.getByRole('button', { name: 'Editar Cliente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Cliente' });
  const logo = page.getByRole('img', { name: /^Logo de Viña Los Aromos/ });
  await expect(dialog.getByText('Sin logo', { exact: true })).toBeVisible();
  const file = await pictureFile(page, { name: 'aromos.png', color: '#2e5d34', type: 'image/png' });
  await dialog.getByLabel('Archivo del logo').setInputFiles(file);
  await expect(dialog.getByText('Logo guardado')).toBeVisible();
  await expect(logo.last()).toBeVisible();
  // The sign measures 320 × 240 px in a file with margins, which are cut off; it is fitted into 480 × 160.
  const size = () =>
    logo.last().evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([213, 160]);
  await page.reload();
  await expect(logo).toBeVisible();

  const after = await climateReport(page);
  expect(after.map(({ images }) => images)).toEqual(before.map(({ images }) => images + 1));

  await page.goto(`/admin?company=${CLIENT}`);
  await page.getByRole('button', { name: 'Editar Cliente' }).click();
  await dialog.getByRole('button', { name: 'Quitar logo' }).click();
  await expect(dialog.getByText('Logo eliminado: los informes llevan las iniciales')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Editar Cliente' })).toBeVisible();
  await expect(logo).toHaveCount(0);
});

test('an import of photos that is stopped halfway keeps complete photos only, and continues later', async ({
  vigia,
  page,
  request,
}) => {
  const headers = await headersOf(request, 'root');
  const { stations } = await treeOf(request, 'root', CLIENT);
  // A station without a device: its photos can only be imported.
  const station = stations.find(({ assigned_node_sn }) => assigned_node_sn === null)!;
  const stored = async () => {
    const path = `/v2/stations/${station.station_id}/images?image_type=bug`;
    const images: { image_id: number }[] = await (await request.get(path, { headers })).json();
    const files = images.map(({ image_id }) => request.get(`/v2/images/${image_id}/file`, { headers }));
    for (const file of await Promise.all(files)) expect(file.status()).toBe(200);
    return images.length;
  };
  const already = await stored();

  await vigia.signIn('root', `/admin/stations?company=${CLIENT}`);
  await page.getByRole('searchbox', { name: 'Buscar en la tabla' }).fill(station.station_name);
  await page.getByRole('button', { name: `Acciones de ${station.station_name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Importar fotos' }).click();
  const dialog = page.getByRole('dialog', { name: `Importar fotos de ${station.station_name}` });
  const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
  const colors = ['#a33', '#3a3', '#33a', '#aa3'];
  const photos = await Promise.all(
    colors.map((color, i) =>
      pictureFile(page, { name: `trampa_${day(i + 2)}_09-30.jpg`, color, type: 'image/jpeg' }),
    ),
  );
  await dialog.locator('input[type=file]').setInputFiles(photos);
  await expect(dialog.getByText('Lista para importar')).toHaveCount(photos.length);
  expect(await stored()).toBe(already);

  // The second photo never reaches the server.
  let sent = 0;
  const uploads = (url: URL) => url.pathname === '/v2/images' && !url.searchParams.has('dry_run');
  await page.route(uploads, (route) => {
    sent += 1;
    return sent === 1 ? route.continue() : undefined;
  });
  await dialog.getByRole('button', { name: `Importar ${photos.length} fotos` }).click();
  await expect(dialog.getByText('Guardada', { exact: true })).toHaveCount(1);
  await expect(dialog.getByText('Subiendo', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Detener' }).click();
  await expect(
    dialog.getByText(/Se detuvo: lo que faltaba no se subió\. 1 foto guardada, 3 fotos sin guardar/),
  ).toBeVisible();
  expect(await stored()).toBe(already + 1);

  await page.unroute(uploads);
  await dialog.getByRole('button', { name: 'Importar 3 fotos' }).click();
  await expect(dialog.getByText('4 fotos guardadas', { exact: true })).toBeVisible();
  expect(await stored()).toBe(already + 4);

  // After all that, the same photos are chosen again: each is known and none is stored twice.
  await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
  await page.getByRole('button', { name: `Acciones de ${station.station_name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Importar fotos' }).click();
  await dialog.locator('input[type=file]').setInputFiles(photos);
  await expect(dialog.getByText('Ya estaba guardada')).toHaveCount(photos.length);
  await expect(dialog.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();
});
