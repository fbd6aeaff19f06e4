import { expect, test } from './pages/console.ts';

test('each kind has its table; days, kind and station are in the address', async ({ vigia, page }) => {
  await vigia.signIn('asesora', '/logs');
  await expect(vigia.heading).toHaveText('Reportes');
  await expect(page).toHaveTitle('Vigía · Reportes');
  await page.goto('/logs?dateStart=2025-06-01&dateEnd=2026-11-21#pesticide_log');
  const table = page.getByRole('grid', { name: 'Reportes de Aplicación' });
  await expect(table.getByRole('columnheader', { name: /^Producto/ })).toBeVisible();
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await vigia.choose('Tipo de registro', 'Instalación');
  await expect(page).toHaveURL(/dateStart=2025-06-01.*#install_log$/);
  await expect(page.getByRole('columnheader', { name: /^Feromona/ })).toBeVisible();
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Ningún reporte coincide')).toBeVisible();
  await vigia.expectAccessible();
  await vigia.expectFits();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('reports are cards, and the filters a sheet', async ({ vigia, page }) => {
    await vigia.signIn('agricultor', '/logs?dateStart=2025-06-01&dateEnd=2026-11-21#biofix_log');
    await expect(vigia.heading).toHaveText('Reportes');
    await expect(page.getByRole('columnheader')).toHaveCount(0);
    await page.getByRole('button', { name: /^Filtros/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
    await page.getByRole('button', { name: 'Ver resultados' }).tap();
    await vigia.expectFits();
    await vigia.expectAccessible();
    await page.getByRole('button', { name: 'REGISTRO', exact: true }).tap();
    await expect(page.getByRole('dialog', { name: 'Nuevo Reporte' })).toBeVisible();
    await vigia.expectFits();
  });
});
