import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { heading, openScreen, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog', { name: 'Crear informes programados' });
const PATH = '/scheduled-report-explorer';

async function open() {
  await openScreen('admin', PATH);
  await page.getByRole('button', { name: 'Crear Informe' }).click();
  await expect.element(dialog).toBeVisible();
}

async function choose(list: RegExp, option: string) {
  await dialog.getByRole('button', { name: list }).click();
  await page.getByRole('listbox').getByRole('option', { name: option }).click();
}

describe('Programados', () => {
  it('lists the schedules of the client in words', async () => {
    await openScreen('admin', PATH);
    await expect.element(heading('Programados')).toBeVisible();
    await expect
      .element(page.getByRole('row', { name: /grower.*Norte.*Semanal lunes.*Completo/ }))
      .toBeVisible();
    await expect.element(page.getByRole('row', { name: /grower.*Sur/ })).toBeVisible();
    expect(page.getByText(/CANARIO/).elements()).toEqual([]);
  });

  it('asks for users and fields before anything is sent', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(dialog.getByText('Rellenar formulario').first()).toBeVisible();
    expect(await sql('select from scheduled_report where client_id = 1')).toHaveLength(2);
  });

  it('creates one for each user and field, and shows it', async () => {
    await open();
    await choose(/Usuarios/, 'manager');
    await userEvent.keyboard('{Escape}');
    await choose(/Campos/, 'Potrero Nuevo');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog.getByText('Se creará 1 cronograma.')).toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText('Cronogramas creados')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(page.getByRole('row', { name: /manager.*Potrero Nuevo/ })).toBeVisible();
    await sql('delete from scheduled_report where sector_id = 13');
  });
});
