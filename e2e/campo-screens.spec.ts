import { expect, test } from './pages/console.ts';

test('PLAGAS shows degree-days and captures, by mouse and by keyboard', async ({ vigia, page }) => {
  await vigia.signIn('root', '/sectors');
  await vigia.openSector('Fundo Casablanca');
  await expect(page.getByText('Grados Días (°C·día)').first()).toBeVisible();
  await expect(page.getByText('Capturas (adultos)').first()).toBeVisible();
  const card = page.getByRole('button', { name: /Grados Día acumulados/ });
  await expect(card).toContainText(/\d+,\d °C·día/);
  await expect(card).toContainText('desde biofix');
  await expect(page.getByRole('button', { name: /Capturas Acumuladas/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  // A narrow chart shows its last weeks; the start of the season must be scrolled to.
  await expect(page.locator('svg').getByText('biofix').first()).toBeAttached();

  const chart = page.getByRole('application').first();
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chart.getByRole('status')).toContainText(/Grados Día acumulados: \d+,\d °C·día/);

  await page.locator('label').filter({ hasText: '30 días' }).click();
  await expect(page.getByRole('radio', { name: /30 días/ })).toBeChecked();
  await expect(page.getByText(/En los últimos 15 días/)).toBeVisible();
  await vigia.expectFits();
  await vigia.expectAccessible();
});

test('from the chart to its derivation, another season and another crop', async ({ vigia, page }) => {
  await vigia.signIn('root', '/sectors');
  await vigia.openSector('Lontué');
  const marker = (kind: string) => page.locator(`[data-marker^="${kind}"]`);
  await expect(marker('biofix').first()).toBeAttached();
  await page.getByText('Temporada completa', { exact: true }).click();
  await expect(marker('event').first()).toBeAttached();
  const shown = await marker('event').count();
  await page.getByText('Controles', { exact: true }).first().click();
  await page.getByText('Fenología', { exact: true }).first().click();
  await expect.poll(() => marker('event').count()).toBeLessThan(shown);
  await expect(marker('biofix').first()).toBeAttached();

  await page.getByRole('button', { name: '¿De dónde sale?' }).click();
  const dialog = page.getByRole('dialog');
  for (const term of ['Fórmula', 'Umbrales', 'Estaciones'])
    await expect(dialog.getByText(term, { exact: true })).toBeVisible();
  await expect(dialog.getByText(/Se cuentan desde el biofix/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('tab', { name: 'HONGOS' }).click();
  await expect(page.getByRole('button', { name: /Índice de oídio/ })).toContainText(/\d+/);
  await expect(page.getByText(/Modelo predictivo del riesgo de infección de oídio en vid/)).toBeVisible();
  await expect(page).toHaveURL(/#hongos$/);
  await vigia.expectAccessible();
  await vigia.choose('Cultivo', 'Manzano (Gala)');
  await expect(page.getByRole('tab', { name: 'HONGOS' })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'PLAGAS' })).toHaveAttribute('aria-selected', 'true');
  await vigia.choose('Temporada', '2025–26');
  await expect(page.getByText('El estado solo se muestra en la temporada actual.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Grados Día acumulados/ })).toContainText(/\d+,\d °C·día/);
  await vigia.expectFits();
});

test('a link with a season and a pest that do not exist shows existing data and a notice', async ({
  vigia,
  page,
}) => {
  await vigia.signIn('asesora', '/sectors');
  await vigia.openSector('Apalta');
  await page.goto(`${new URL(page.url()).pathname}?season=9999&pest=9998#clima`);
  await expect(page.getByText(/El enlace pedía una temporada y una plaga/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Temperatura máxima/ })).toContainText(/\d+,\d °C/);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(page.getByText(/El enlace pedía/)).toHaveCount(0);
  await expect(page).not.toHaveURL(/9999/);
});

test('CLIMA and HORAS FRÍO show the stored measurements', async ({ vigia, page }) => {
  await vigia.signIn('asesora', '/sectors');
  await vigia.openSector('Los Niches');
  await page.getByRole('tab', { name: 'CLIMA' }).click();
  await expect(page.getByRole('button', { name: /Temperatura máxima/ })).toContainText(/\d+,\d °C/);
  await expect(page.getByRole('button', { name: /Humedad mínima/ })).toContainText(/\d+ %/);
  await vigia.expectAccessible();
  await page.getByRole('tab', { name: 'HORAS FRÍO' }).click();
  for (const [name, shown] of [
    ['Horas Frío', 'true'],
    ['Utah Positivo', 'false'],
    ['Dynamic', 'false'],
  ] as const) {
    await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'aria-pressed',
      shown,
    );
  }
  await expect(page.getByText(/Weinberger/)).toBeVisible();
  await vigia.expectFits();
  await vigia.expectAccessible();
});

test('a field of another client does not exist here', async ({ vigia, page }) => {
  await vigia.signIn('asesora', '/sectors');
  await expect(vigia.heading).toHaveText('Campos');
  await page.goto('/sector/9999');
  await expect(vigia.heading).toHaveText('Este campo no existe');
  await page.getByRole('link', { name: 'Ir a Campos' }).click();
  await expect(vigia.heading).toHaveText('Campos');
});
