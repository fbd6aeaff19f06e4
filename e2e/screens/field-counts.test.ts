import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dialog } from './form-dialog.ts';
import { openScreen, sql } from './open-screen.ts';

afterEach(() => sql('delete from field_count'));

describe('Conteos en terreno', () => {
  it('come in by a file of many stations, and are looked at first', async () => {
    await openScreen('admin', '/admin/stations?company=1');
    await page.getByRole('button', { name: 'Importar mediciones' }).click();
    const file = new File(['Fecha;Estación;Capturas\n01-11-2026;N-1;3\n08-11-2026;N-1;0\n'], 'trampas.csv', {
      type: 'text/csv',
    });
    await dialog.getByLabelText('Archivo CSV').upload(file);
    await expect.element(dialog.getByText(/Conteos en terreno de .*: 2 nuevos\./)).toBeVisible();
    expect(await sql('select number_found from field_count')).toEqual([]);
    await dialog.getByRole('button', { name: 'Importar', exact: true }).click();
    await expect.element(page.getByText('Conteos en terreno importados').first()).toBeVisible();
    expect(await sql('select day::text, number_found, source_file from field_count order by day')).toEqual([
      { day: '2026-11-01', number_found: 3, source_file: 'trampas.csv' },
      { day: '2026-11-08', number_found: 0, source_file: 'trampas.csv' },
    ]);
  });
});
