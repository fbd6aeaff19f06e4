import { expect, test } from './pages/console.ts';
import { Keyboard } from './pages/keyboard.ts';
import { treeOf } from './pages/service.ts';

const region = 'region' as const;

test('Plagas: degree-days, captures by station, another field and season', async ({ vigia, page }) => {
  await vigia.signIn('agricultor', '/data-explorer');
  await expect(vigia.heading).toHaveText('Plagas');
  await expect(page).toHaveTitle('Vigía · Plagas');
  const pest = page.getByRole(region, { name: 'Plagas', exact: true });
  await expect(pest.getByRole('button', { name: /Grados Día acumulados/ })).toContainText(/\d+,\d °C·día/);
  await expect(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  await expect(page.getByText(/En los últimos 15 días/)).toBeVisible();
  await expect(page).toHaveURL(/season=\d+&sector=\d+/);

  const traps = page.getByRole(region, { name: 'Capturas por estación' });
  await expect(traps.getByRole('application')).toBeVisible();
  await traps.getByRole('button', { name: /Serie/ }).click();
  await expect(page.getByRole('option')).toHaveCount(4);
  await page.getByRole('option', { name: 'En fotografía por día' }).click();
  await expect(traps.getByRole('application', { name: /en fotografía por día/ })).toBeVisible();

  await pest.getByRole('button', { name: '¿De dónde sale?' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Seno simple/)).toBeVisible();
  await expect(dialog.getByText(/Se cuentan desde el biofix/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await vigia.expectFits();
  await vigia.expectAccessible();
});

test('filters narrow each other, by keyboard, and the address keeps them', async ({
  vigia,
  page,
  viewport,
}) => {
  test.skip(
    (viewport?.width ?? 0) < 800,
    'a phone has its filters in a sheet: e2e/screens/explorers.test.ts',
  );
  await vigia.signIn('agricultor', '/climate-explorer');
  const climate = page.getByRole(region, { name: 'Clima' });
  await expect(climate.getByRole('button', { name: /Temperatura máxima/ })).toContainText(/\d+,\d °C/);
  await page.getByRole('button', { name: /Campo/ }).focus();
  await page.keyboard.press('Enter');
  await new Keyboard(page).expectWithin(page.getByRole('listbox'));
  await page.getByRole('option', { name: 'Los Niches' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Los Niches · 2026–27/)).toBeVisible();
  await page.getByRole('button', { name: /Hospedero/ }).click();
  await expect(page.getByRole('option', { name: 'Manzano (Fuji)' })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Vid' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Manzano (Fuji)' }).click();
  await expect(page).toHaveURL(/crop=22/);
  const address = page.url();

  await page.getByRole('button', { name: /Temporada/ }).click();
  await page.getByRole('option', { name: '2025–26' }).click();
  await expect(page.getByText(/^Los Niches · 2025–26/)).toBeVisible();
  await expect(climate.getByText(/pronóstico/i)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(page.getByText(/^Los Niches · 2026–27/)).toBeVisible();
  await expect(climate.getByRole('button', { name: /Humedad mínima/ })).toContainText(/\d+ %/);
  await expect(climate.getByText(/^Pronóstico: promedio de los mismos días en \d+ años/)).toHaveCount(2);
  await expect(page.getByText(/La temperatura máxima fue/)).toBeVisible();
  await vigia.expectAccessible();
});

test('Hongos follows the vine, and says where it does not apply', async ({ vigia, page, viewport }) => {
  await vigia.signIn('agricultor', '/oidio-explorer');
  const mildew = page.getByRole(region, { name: 'Hongos' });
  await expect(mildew.getByRole('button', { name: /Índice de oídio/ })).toContainText(/\d+/);
  await expect(mildew.getByRole('button', { name: /Hongo/ })).toBeDisabled();
  await expect(mildew.getByRole('heading', { name: 'Resumen' })).toBeVisible();
  await expect(mildew.getByText(/el índice de oídio es/)).toBeVisible();
  if ((viewport?.width ?? 0) < 1000) {
    const expand = page.getByRole('button', { name: 'Ampliar gráficos' });
    await expand.tap();
    await expect(expand).toHaveAttribute('aria-pressed', 'true');
  }
  await vigia.expectFits();
  await vigia.expectAccessible();
  const { sectors } = await treeOf(page.request, 'agricultor', 1);
  const niches = sectors.find(({ sector_name: name }) => name === 'Los Niches')!;
  await page.goto(`/oidio-explorer?sector=${niches.sector_id}&crop=22`);
  await expect(page.getByText('El seguimiento de Oídio no aplica para este cultivo')).toBeVisible();
  await vigia.expectAccessible();
});

test('Hospederos shows the phenology of the apple and its degree-hours', async ({ vigia, page }) => {
  await vigia.signIn('agricultor', '/crop-explorer');
  const crops = page.getByRole(region, { name: 'Hospederos' });
  await expect(crops.getByRole('button', { name: /Horas-grado acumuladas/ })).toContainText(/°C·h/);
  await expect(crops.getByRole(region, { name: 'Fenología del hospedero' })).toContainText(
    'Inicio de Floración',
  );
  await crops.getByRole('button', { name: '¿De dónde sale?' }).click();
  await expect(page.getByRole('dialog').getByText(/Base 4,5 °C, óptimo 25 °C/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await vigia.expectFits();
  await vigia.expectAccessible();
});

test('only root has Horas Frío; a season and a field are always chosen', async ({ vigia, page }) => {
  await vigia.signIn('asesora', '/chill-models?season=all&pest=1');
  await expect(vigia.heading).toHaveText('Horas Frío');
  await expect(page).toHaveURL(/season=\d+&sector=\d+&pest=all/);
  const chill = page.getByRole(region, { name: 'Horas Frío' });
  await expect(chill.getByText('Horas (h)').first()).toBeVisible();
  await chill.getByRole('button', { name: /^Horas Frío/ }).click();
  await chill.getByRole('button', { name: /^Dynamic/ }).click();
  await expect(chill.getByText('Porciones de frío (PF)').first()).toBeVisible();
  await vigia.expectFits();
  await vigia.expectAccessible();
});

test('a grower has no Horas Frío; the menu shows what the farm has', async ({ vigia, page, viewport }) => {
  const narrow = (viewport?.width ?? 0) < 800;
  await vigia.signIn('agricultor', '/chill-models');
  await expect(vigia.heading).toHaveText(narrow ? 'Hoy' : 'Estaciones');
  if (narrow) await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole(narrow ? 'dialog' : 'navigation', { name: 'Menú principal' });
  for (const name of ['Plagas', 'Hospederos', 'Hongos', 'Clima']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  for (const name of ['Horas Frío', 'Programados']) {
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  }
});

test('a link with ids that do not exist shows existing data and a notice', async ({ vigia, page }) => {
  await vigia.signIn('agricultor', '/climate-explorer?season=9999&sector=9998');
  await expect(page.getByText(/El enlace pedía una temporada y un campo/)).toBeVisible();
  await expect(page.getByRole(region, { name: 'Clima' })).toBeVisible();
  await expect(page).not.toHaveURL(/9999/);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(page.getByText(/El enlace pedía/)).toHaveCount(0);
});
