import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog', { name: 'Editar estación' });
const name = dialog.getByRole('textbox', { name: 'Nombre' });
const edit = page.getByRole('button', { name: 'Editar estación' });
const PATH = '/station/1004?company=1';

afterEach(async () => {
  await sql("update station set station_name = 'S-2', station_is_archived = false where station_id = 1004");
});

describe('A station on its own page', () => {
  it('is edited by a super administrator with the messages of its form', async () => {
    await openScreen('superAdmin', PATH);
    await edit.click();
    await expect.element(dialog.getByRole('textbox', { name: 'Cliente' })).toHaveValue('Viña Los Aromos');
    await name.clear();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(name).toHaveAccessibleDescription('Ingrese nombre');
    await expect.element(page.getByText('Especifique el nombre de la estación').first()).toBeVisible();
    await name.fill('S-2 norte');
    network.fail('/v2/stations/1004', 403);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText(/^Error actualizando estación S-2 norte: /)).toBeVisible();
    network.mend();
    await expect.element(name).toHaveValue('S-2 norte');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText('Estación actualizada: S-2 norte')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(heading('S-2 norte')).toBeVisible();
  });

  it('is deleted after a question, says so when it cannot be, and leaves the list', async () => {
    const screen = await openScreen('superAdmin', PATH);
    await edit.click();
    const remove = async () => {
      await dialog.getByRole('button', { name: 'Eliminar' }).click();
      const question = page.getByRole('alertdialog', { name: '¿Deseas eliminar esta estación?' });
      await question.getByRole('button', { name: 'Eliminar' }).click();
    };
    network.fail('/v2/stations/1004', 403);
    await remove();
    await expect.element(page.getByText(/^Error eliminando estación S-2: /)).toBeVisible();
    network.mend();
    await expect.element(dialog).toBeVisible();
    await remove();
    await expect.element(page.getByText('Estación eliminada: S-2')).toBeVisible();
    await expect.poll(screen.address).toBe('/home?company=1');
    await expect.element(page.getByRole('row', { name: /^N-1/ })).toBeVisible();
    expect(page.getByRole('row', { name: /^S-2/ }).elements()).toEqual([]);
    expect(await sql('select station_is_archived from station where station_id = 1004')).toEqual([
      { station_is_archived: true },
    ]);
  });

  it.each(['grower', 'admin', 'superReader'] as const)('is not edited there by %s', async (person) => {
    await openScreen(person, PATH);
    await expect.element(heading('S-2')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Configuración' })).toBeVisible();
    expect(edit.elements()).toEqual([]);
  });
});
