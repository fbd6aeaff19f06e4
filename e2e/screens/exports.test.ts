import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { choose, dialog } from './form-dialog.ts';
import { network } from './network.ts';
import { openScreen } from './open-screen.ts';
import { savedFiles } from './saved-files.ts';

const button = page.getByRole('button', { name: 'Exportar', exact: true });
const download = dialog.getByRole('button', { name: 'Descargar' });
const TABLES = [
  'Lecturas',
  'Clima diario',
  'Capturas',
  'Reportes de campo',
  'Cuaderno de campo',
  'Campos',
  'Temporadas',
  'Biofix',
];

describe('Exportar', () => {
  it('saves the field’s season as a workbook', async () => {
    const files = savedFiles();
    await openScreen('admin', '/sector/11');
    await button.click();
    await download.click();
    await expect.element(page.getByText('Archivo descargado')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['Temporada Norte 2026–27.xlsx']);
    expect(await files[0]!.blob.slice(0, 2).text()).toBe('PK');
  });

  it('saves one table of the whole client as CSV', async () => {
    const files = savedFiles();
    await openScreen('admin', '/sector/11');
    await button.click();
    await choose(/Campo/, 'Todos los campos');
    await choose(/Formato/, 'CSV para Excel en español');
    for (const table of TABLES) await dialog.getByText(table, { exact: true }).click();
    await download.click();
    await expect.element(page.getByText('Archivo descargado')).toBeVisible();
    expect(files[0]!.name).toMatch(/^Estaciones .* 2026–27\.csv$/);
    const lines = (await files[0]!.blob.text()).split('\n');
    expect(lines[0]).toContain('N.º de campo;Campo;');
    expect(lines.filter((line) => /;(N-1|S-1);/.test(line))).toHaveLength(2);
  });

  it('says when the file could not be made, and saves it at the next try', async () => {
    const files = savedFiles();
    await openScreen('admin', '/sector/11');
    await button.click();
    network.refuse('/v2/clients/1/exports/tables', 429, 'too-many-requests');
    await download.click();
    await expect.element(page.getByText(/Ya descarga cuatro archivos/)).toBeVisible();
    expect(files).toEqual([]);
    network.mend();
    await download.click();
    await expect.element(page.getByText('Archivo descargado')).toBeVisible();
    expect(files).toHaveLength(1);
  });

  it('is among the actions of a season in Administración', async () => {
    const files = savedFiles();
    await openScreen('admin', '/admin/seasons?company=1');
    await page
      .getByRole('button', { name: /Acciones/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Exportar' }).click();
    await download.click();
    await expect.element(page.getByText('Archivo descargado')).toBeVisible();
    expect(files).toHaveLength(1);
  });
});
