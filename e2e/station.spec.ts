import { expect, test } from './pages/console.ts';
import { photographedStation, treeOf } from './pages/service.ts';

const CLIENT = 1;

test('a grower edits tags, sees them after a reload, and takes a change back', async ({
  vigia,
  page,
  request,
}) => {
  const { stations } = await treeOf(request, 'agricultor', CLIENT);
  const station = stations.find(({ assigned_node_sn }) => assigned_node_sn !== null)!;
  await vigia.signIn('agricultor', `/station/${station.station_id}`);
  await expect(vigia.heading).toHaveText(station.station_name);
  const dialog = page.getByRole('dialog', { name: `Tags de ${station.station_name}` });
  const input = dialog.getByRole('textbox', { name: 'Tags' });
  const save = dialog.getByRole('button', { name: 'Guardar' });

  await page.getByRole('button', { name: 'Editar tags' }).click();
  await input.fill('borde norte');
  await save.click();
  await expect(
    dialog.getByText('El tag "borde norte" no se ha agregado a la lista aún').first(),
  ).toBeVisible();
  await expect(input).toHaveValue('borde norte');
  await input.press('Enter');
  await save.click();
  await expect(page.getByText('Tags actualizados...')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByText('borde norte')).toBeVisible();

  await page.getByRole('button', { name: 'Editar tags' }).click();
  await input.fill('por revisar');
  await input.press('Enter');
  await save.click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('por revisar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('borde norte')).toBeVisible();
  await expect(page.getByText('por revisar')).toHaveCount(0);
});

test('its photos are looked at with the keyboard alone', async ({ vigia, page, request }) => {
  const station = await photographedStation(request, 'agricultor', { clientId: CLIENT, photos: 2 });
  await vigia.signIn('agricultor', `/station/${station.station_id}`);
  await page
    .getByRole('button', { name: /^Foto del / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: station.station_name });
  await expect(viewer.getByText(/^Foto 1 de \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^Foto 2 de \d+$/)).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Acercar (+)' })).toBeEnabled();
  await page.keyboard.press('+');
  await expect(viewer.getByRole('button', { name: 'Ver la foto entera (R)' })).toBeEnabled();
  await page.keyboard.press('r');
  await vigia.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
});

test('a station that is not there is answered with a way out', async ({ vigia, page }) => {
  vigia.expectedRefusals.push(/status of 40[034]/);
  await vigia.signIn('agricultor', '/station/999999');
  await expect(vigia.heading).toHaveText('Esta estación no existe');
  await vigia.expectAccessible();
  await page.getByRole('link', { name: 'Ir a Estaciones' }).click();
  await expect(vigia.heading).toHaveText('Estaciones');
  await page.goto('/station/otra-cosa');
  await expect(page).toHaveURL(/\/home/);
  await page.goto('/node/NO-HAY');
  await expect(vigia.heading).toHaveText('Este nodo no existe');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('tabs, photos and health are reached by touch', async ({ vigia, page, request }) => {
    const station = await photographedStation(request, 'agricultor', { clientId: CLIENT, photos: 1 });
    await vigia.signIn('agricultor', `/station/${station.station_id}`);
    await expect(vigia.heading).toHaveText(station.station_name);
    await expect(page.getByRole('heading', { name: 'Datos de Estación' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Capturas en Trampa' })).toBeVisible();
    await vigia.expectFits();
    await vigia.expectAccessible();

    const state = page.getByRole('region', { name: 'Estado' });
    await state.getByRole('button', { name: new RegExp(`^${station.station_name}`) }).tap();
    await expect(page.getByRole('dialog', { name: `Estado de ${station.station_name}` })).toContainText(
      'Batería',
    );
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Foto del / })
      .first()
      .tap();
    const viewer = page.getByRole('dialog', { name: station.station_name, exact: true });
    await expect(viewer.getByText(/^Foto 1 de \d+$/)).toBeVisible();
    // The sheet has its height when the photo is there: a tap before would meet another place.
    await expect(viewer.getByRole('button', { name: 'Acercar (+)' })).toBeEnabled();
    await viewer.getByRole('button', { name: 'Cerrar' }).tap();
    await expect(viewer).toBeHidden();
    await page.getByRole('tab', { name: 'Cámara Externa' }).tap();
    await expect(page).toHaveURL(/#externa$/);
    await vigia.expectFits();
  });
});
