import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { close, dialog, save } from './form-dialog.ts';
import { openScreen, sql } from './open-screen.ts';

const PRODUCTS = '/admin/products?company=1';
const paste = dialog.getByRole('textbox', { name: 'Pegue aquí la tabla' });
const cell = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const HEAD =
  'Producto\tModo de acción\tClasificación\tCarencia (días)\tReingreso (h)\tDías de protección\tFuente';
const stored = () =>
  sql(`select product_name as name, pre_harvest_days as days, pre_harvest_source as source, reentry_hours as hours
    from product where client_id = 1 and product_name like 'Tabla %' and not product_is_archived order by 1`);

afterEach(async () => {
  await sql("delete from product where client_id = 1 and product_name like 'Tabla %'");
});

/** Pastes a table as a spreadsheet copies it. */
async function pasteTable(...rows: readonly string[]) {
  await openScreen('admin', PRODUCTS);
  await page.getByRole('button', { name: 'Pegar o importar tabla' }).click();
  await paste.fill([HEAD, ...rows].join('\n'));
}

describe('a pasted table of products', () => {
  it('names the wrong cell, is stored all or nothing, and undone', async () => {
    await pasteTable(
      'Tabla uno\t28\tIRAC\t14\t12\t14\tEtiqueta 2026',
      'Tabla dos\t4A\tIRAC\t400\t\t\tEtiqueta 2026',
      'Tabla tres\t\t\t\t\t\t',
    );
    await expect.element(dialog.getByText(/3 filas: 2 nuevas, 1 con errores/)).toBeVisible();
    await expect.element(dialog.getByText('0 ≤ día(s) ≤ 365')).toBeVisible();
    await save.click();
    await expect.element(dialog.getByText('Corrija las filas con errores')).toBeVisible();
    expect(await stored()).toEqual([]);
    await cell('Carencia (días)').fill('21');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText(/3 filas: 3 nuevas\./)).toBeVisible();
    await save.click();
    await expect.element(page.getByText('Tabla guardada: 3 filas nuevas').first()).toBeVisible();
    // What the table does not say is not made up.
    expect(await stored()).toEqual([
      { name: 'Tabla dos', days: 21, source: 'Etiqueta 2026', hours: null },
      { name: 'Tabla tres', days: null, source: '', hours: null },
      { name: 'Tabla uno', days: 14, source: 'Etiqueta 2026', hours: 12 },
    ]);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(page.getByText(/Se deshizo la tabla/).first()).toBeVisible();
    expect(await stored()).toEqual([]);
  });

  it('asks at the figure for a source that no column tells', async () => {
    await pasteTable('Tabla uno\t\t\t14\t\t\t');
    await expect.element(dialog.getByText(/1 fila: 1 con errores/)).toBeVisible();
    await expect.element(dialog.getByText(/^Diga de dónde sale la cifra/)).toBeVisible();
    await expect.element(cell('Carencia (días)')).toHaveValue('14');
  });

  it('is shown beside the others once it is stored, on a narrow screen too', async () => {
    await page.viewport(390, 800);
    await pasteTable('Tabla uno\t28\tIRAC\t14\t12\t14\tEtiqueta 2026');
    await expect.element(dialog.getByText(/1 fila: 1 nueva\./)).toBeVisible();
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await save.click();
    await expect.element(page.getByText('Tabla guardada: 1 fila nueva').first()).toBeVisible();
    await close();
    await expect.element(page.getByText('Tabla uno').first()).toBeVisible();
  });
});
