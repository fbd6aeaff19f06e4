import axe from 'axe-core';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen, sql } from './open-screen.ts';

const NORTH = 501;
const TAKEN = '2026-11-20T14:00:00.000Z';
const PHOTO = /^Foto del 20 nov 2026, 11:00:00/;

interface Row {
  readonly date_created: string;
  readonly station_id: number;
  readonly image_is_deleted: boolean;
}
const row = async () =>
  (
    await sql<Row>('select date_created, station_id, image_is_deleted from image where image_id = $1', NORTH)
  )[0];
const taken = async () => new Date((await row())?.date_created ?? 0).toISOString();
const violations = async () =>
  (
    await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
  ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`);

afterEach(async () => {
  await sql(
    `update image set date_created = $1, day = '2026-11-20', station_id = 1001, image_is_deleted = false,
      deleted_at = null where image_id = ${NORTH}`,
    TAKEN,
  );
});

const manager = page.getByRole('dialog', { name: 'Fotos de N-1' });
async function openManager(): Promise<void> {
  await page.getByRole('button', { name: 'Administrar fotos' }).click();
  await expect.element(manager.getByRole('option', { name: PHOTO })).toBeVisible();
}

describe('Fotos', () => {
  it('are dated anew from the viewer, refused in the future, and put back by Deshacer', async () => {
    await openScreen('admin', '/station/1001');
    await page.getByRole('button', { name: PHOTO }).click();
    await page.getByRole('dialog', { name: 'N-1' }).getByRole('button', { name: 'Cambiar fecha' }).click();
    const dialog = page.getByRole('dialog', {
      name: 'Cambiar la fecha de la foto del 20 nov 2026, 11:00:00',
    });
    const date = dialog.getByRole('textbox', { name: 'Fecha' });
    await expect.element(date).toHaveValue('20-11-2026');
    (date.element() as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('dialog', { name: 'N-1' }).getByRole('button', { name: 'Cambiar fecha' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Hora' })).toHaveValue('11:00');
    await date.fill('20-11-2027');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(dialog.getByText('La fecha de la foto es posterior a hoy').first()).toBeVisible();
    await expect.element(date).toHaveValue('20-11-2027');
    await date.fill('18-11-2026');
    await dialog.getByRole('textbox', { name: 'Hora' }).fill('09:15');
    await expect
      .element(dialog.getByText('La del 20 nov 2026, 11:00:00 pasa al 18 nov 2026, 09:15:00'))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(taken).toBe('2026-11-18T12:15:00.000Z');
    await expect.element(page.getByText('Se cambió la fecha de la foto')).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.poll(taken).toBe(TAKEN);
  });

  it('are deleted after a question, listed as deleted, and restored', async () => {
    await openScreen('admin', '/station/1001');
    await openManager();
    await expect.element(manager.getByRole('button', { name: 'Eliminar' })).toBeDisabled();
    await manager.getByRole('option', { name: PHOTO }).click();
    await expect.element(manager.getByText('1 foto elegida')).toBeVisible();
    for (const width of [1280, 390]) {
      await page.viewport(width, 844);
      await expect.poll(violations).toEqual([]);
    }
    await page.viewport(1280, 800);
    await manager.getByRole('button', { name: 'Eliminar' }).click();
    const question = page.getByRole('alertdialog', { name: /¿Eliminar la foto del 20 nov 2026/ });
    await question.getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(manager.getByText('No hay fotos en este período')).toBeVisible();
    expect(await row()).toMatchObject({ image_is_deleted: true });
    await manager.getByText('Eliminadas', { exact: true }).click();
    await manager.getByRole('option', { name: PHOTO }).click();
    await manager.getByRole('button', { name: 'Restaurar' }).click();
    await expect.element(manager.getByText('No hay fotos eliminadas')).toBeVisible();
    expect(await row()).toMatchObject({ image_is_deleted: false });
    await manager.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect.element(page.getByRole('button', { name: PHOTO })).toBeVisible();
  });

  it('are moved to another station of the client', async () => {
    await openScreen('admin', '/station/1001');
    await openManager();
    await manager.getByRole('button', { name: 'Elegir todas' }).click();
    await manager.getByRole('button', { name: 'Mover a otra estación' }).click();
    const dialog = page.getByRole('dialog', { name: /^Mover la foto del 20 nov 2026/ });
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(dialog.getByRole('combobox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByRole('combobox').fill('S-1');
    await page.getByRole('option', { name: /^S-1/ }).click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(row).toMatchObject({ station_id: 1002 });
    await expect.element(manager.getByText('No hay fotos en este período')).toBeVisible();
  });

  it('are not changed by a grower', async () => {
    await openScreen('grower', '/station/1001');
    await expect.element(page.getByRole('button', { name: PHOTO })).toBeVisible();
    expect(page.getByRole('button', { name: 'Administrar fotos' }).elements()).toEqual([]);
    await page.getByRole('button', { name: PHOTO }).click();
    await expect.element(page.getByRole('dialog', { name: 'N-1' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Eliminar' }).elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
  });
});
