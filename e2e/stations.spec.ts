import { expect, test } from './pages/console.ts';
import { treeOf } from './pages/service.ts';

const COLUMNS = ['Estación', 'Dispositivo', 'Recinto', 'Hospedero', 'Plaga', 'Temporada', 'Tags'];

test('a grower finds a station, and from it its device and back', async ({ vigia, page, request }) => {
  test.slow(); // Three screens, two of them checked by axe.
  const { stations } = await treeOf(request, 'agricultor', 1);
  const station = stations.find(({ assigned_node_sn }) => assigned_node_sn !== null)!;
  await vigia.signIn('agricultor', '/home');
  await expect(vigia.heading).toHaveText('Estaciones');
  for (const column of COLUMNS) {
    await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
  }
  await vigia.expectAccessible();

  await page.getByRole('searchbox', { name: 'Buscar...' }).fill(station.assigned_node_sn!);
  await expect(page.getByText(/^1 de \d+ estaciones$/)).toBeVisible();
  await expect(page.getByRole('link', { name: station.station_name })).toBeVisible();
  await page.getByRole('link', { name: station.assigned_node_sn! }).click();
  await expect(vigia.heading).toHaveText(`Nodo ${station.assigned_node_sn}`);
  await expect(page.getByRole('tab', { name: 'Cámara Principal' })).toBeVisible();
  await expect(page.getByRole('application', { name: /^Temperatura y humedad/ })).toBeVisible();
  await page.getByRole('button', { name: 'Configuración' }).click();
  const dialog = page.getByRole('dialog', { name: `Configuración de ${station.assigned_node_sn}` });
  await expect(dialog.getByText('Intervalo de lectura')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(0);
  await vigia.expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: station.station_name }).click();
  await expect(vigia.heading).toHaveText(station.station_name);
});

test('filters narrow table and map, live in the address, and come off', async ({ vigia, page }) => {
  await vigia.signIn('root', '/home');
  const total = page.getByText(/^\d+ estaciones en \d+ campos?$/);
  await expect(total).toBeVisible();
  const all = await total.textContent();
  await vigia.choose('Campo', 'Lontué');
  await expect(page).toHaveURL(/sector=\d+/);
  await expect(total).not.toHaveText(all ?? '');
  await page.reload();
  const chip = page.getByRole('row', { name: 'Campo: Lontué' });
  await expect(chip).toBeVisible();
  const map = page.getByRole('region', { name: 'Mapa de estaciones' });
  await map
    .getByRole('button', { name: /como lista|lista/i })
    .first()
    .click();
  const link = map.getByRole('link', { name: /^Ver / }).first();
  await expect(link).toHaveAttribute('href', /\/station\/\d+\?.*sector=\d+/);
  await chip.getByRole('button', { name: /Quitar filtro/ }).click();
  await expect(total).toHaveText(all ?? '');

  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^estaciones.*\.csv$/);
});
