import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { heading, openScreen, sql } from './open-screen.ts';

const PATH = '/station/1001?company=1';
const section = page.getByRole('region', { name: 'Comentarios de los informes' });
const dialog = page.getByRole('dialog', { name: /^Comentarios: Polilla del racimo/ });
const field = (name: string) => dialog.getByRole('textbox', { name });
const save = dialog.getByRole('button', { name: 'Guardar' });

afterEach(() => sql('delete from report_comment where client_id = 1'));

describe('Comments over the computed words of reports', () => {
  it('are written by a super administrator, refused when somebody else was faster, and restored', async () => {
    await openScreen('superAdmin', PATH);
    await expect.element(section.getByText('Texto calculado').first()).toBeVisible();
    await section.getByRole('button', { name: 'Editar comentarios' }).click();
    await field('Fenología').fill('Vuelo en descenso.');
    await sql(
      `insert into report_comment values (1, 11, 101, 1, '', 'Sin capturas.', '2026-11-21T12:00:00Z')`,
    );
    await save.click();
    const conflictText = 'Otra persona cambió estos comentarios mientras tanto';
    await expect.element(page.getByText(conflictText)).toBeVisible();
    await expect.element(dialog.getByText(/Ahora dicen: .*capturas, «Sin capturas\.»/)).toBeVisible();
    await expect.element(field('Fenología')).toHaveValue('Vuelo en descenso.');
    await save.click();
    await expect.element(page.getByText('Comentarios actualizados')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(section.getByText('Vuelo en descenso.')).toBeVisible();
    await expect.element(section.getByText(/^Escrito el 21 nov 2026/)).toBeVisible();
    await section.getByRole('button', { name: 'Editar comentarios' }).click();
    await field('Fenología').clear();
    await save.click();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(section.getByText('Vuelo en descenso.')).not.toBeInTheDocument();
    expect(await sql('select phenology_comment, capture_comment from report_comment')).toEqual([
      { phenology_comment: '', capture_comment: '' },
    ]);
  });

  it('stand on the pages of the pest as well, for whoever sees the sector', async () => {
    await sql(`insert into report_comment values (1, 11, 101, 1, 'Vuelo.', '', '2026-11-21T12:00:00Z')`);
    const plagas = await openScreen('grower', '/data-explorer?season=101&sector=11&pest=1');
    await expect.element(plagas.tab.getByText('Vuelo. (21 nov 2026)')).toBeVisible();
    expect(plagas.tab.getByText(/se acumularon/).elements()).toEqual([]);
    const campo = await openScreen('admin', '/sector/11?season=101');
    await expect.element(campo.tab.getByText('Vuelo. (21 nov 2026)')).toBeVisible();
  });

  it('are read by super readers, and by nobody else there', async () => {
    await sql(`insert into report_comment values (1, 11, 101, 1, 'Vuelo.', '', '2026-11-21T12:00:00Z')`);
    await openScreen('superReader', PATH);
    await expect.element(section.getByText('Vuelo.')).toBeVisible();
    expect(section.getByRole('button').elements()).toEqual([]);
    for (const person of ['grower', 'admin'] as const) {
      const screen = await openScreen(person, PATH);
      await expect.element(screen.tab.getByRole('region', { name: 'Datos de Estación' })).toBeVisible();
      expect(screen.tab.getByRole('region', { name: 'Comentarios de los informes' }).elements()).toEqual([]);
    }
    expect(heading('N-1').elements().length).toBeGreaterThan(0);
  });
});
