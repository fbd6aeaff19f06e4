import { expect, test } from './pages/console.ts';

test('PLAGAS shows degree-days and captures, by mouse and by keyboard', async ({ vigia, page }) => {
  await vigia.signIn('root', '/sectors');
  await vigia.openSector('Fundo Casablanca');
  await expect(page.getByText('Grados Días (°C·día)')).toBeVisible();
  await expect(page.getByText('Capturas (adultos)')).toBeVisible();
  const card = page.getByRole('button', { name: /Grados Día acumulados/ });
  await expect(card).toContainText(/\d+,\d °C·día/);
  await expect(card).toContainText('desde biofix');
  await expect(page.getByRole('button', { name: /Capturas Acumuladas/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.locator('svg').getByText('biofix')).toBeVisible();

  const chart = page.getByRole('application').first();
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chart.getByRole('status')).toContainText(/Grados Día acumulados: \d+,\d °C·día/);

  await page.getByRole('radio', { name: /30 días/ }).click({ force: true });
  await expect(page.getByRole('radio', { name: /30 días/ })).toBeChecked();
  await vigia.expectFits();
  await vigia.expectAccessible();
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
