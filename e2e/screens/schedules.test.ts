import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog', { name: 'Crear informes programados' });
const PATH = '/scheduled-report-explorer';

const day = (name: string) => dialog.getByRole('textbox', { name });

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

  it('is read by an adviser, and offers them nothing that the service refuses', async () => {
    await openScreen('southAdviser', PATH);
    await expect.element(page.getByRole('row', { name: /grower.*Sur/ })).toBeVisible();
    expect(page.getByRole('button', { name: 'Crear Informe' }).elements()).toEqual([]);
  });

  it('lists nothing, and says so, when the list cannot be had', async () => {
    network.fail('/v2/scheduled_reports', 403);
    for (const path of [PATH, '/admin/scheduled-reports?company=1']) {
      await openScreen('admin', path);
      await expect.element(page.getByText('No hay registros').last()).toBeVisible();
      await expect
        .element(page.getByText('No se pudo cargar la lista de informes programados.').last())
        .toBeVisible();
    }
    network.mend();
    await page.getByRole('button', { name: 'Reintentar' }).last().click();
    await expect.element(page.getByRole('row', { name: /grower.*Norte/ }).first()).toBeVisible();
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

  it('creates one for each there is, where “Todos” is chosen for both', async () => {
    const [newest] = await sql<{ id: number }>('select max(scheduled_id)::int as id from scheduled_report');
    const others = `client_id = 1 and scheduled_id > ${newest?.id}`;
    await open();
    await expect.element(dialog.getByRole('button', { name: /Elija usuarios/ })).toBeVisible();
    await choose(/Usuarios/, 'Todos');
    await userEvent.keyboard('{Escape}');
    await choose(/Campos/, 'Todos');
    await userEvent.keyboard('{Escape}');
    const number = dialog.getByText(
      /^Se crearán \d+ cronogramas: uno por usuario y campo\. Se omiten \d+: la persona no ve ese campo\.$/,
    );
    await expect.element(number).toBeVisible();
    const announced = Number(number.element().textContent?.match(/\d+/)?.[0]);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText('Cronogramas creados')).toBeVisible();
    const made = await sql<{ user_id: number; sector_id: number }>(
      `delete from scheduled_report where ${others} returning user_id, sector_id`,
    );
    expect(made).toHaveLength(announced);
    expect(new Set(made.map((row) => row.user_id)).size).toBeGreaterThan(1);
    expect(new Set(made.map((row) => row.sector_id)).size).toBeGreaterThan(1);
  });

  it('takes the days of the season that is chosen, and refuses an end before the start', async () => {
    await open();
    await choose(/Temporada/, '2025–26');
    await expect.element(day('Fecha de inicio')).toHaveValue('01-05-2025');
    await day('Fecha de término').fill('30-04-2025');
    const requestsBefore = network.requests('/v2/scheduled_reports');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    for (const name of ['Fecha de inicio', 'Fecha de término'])
      await expect.element(day(name)).toHaveAccessibleDescription(/Fecha inválida/);
    expect(network.requests('/v2/scheduled_reports')).toBe(requestsBefore);
  });

  it('says which could not be created, and a refusal before that', async () => {
    await open();
    await choose(/Usuarios/, 'manager');
    await userEvent.keyboard('{Escape}');
    await choose(/Campos/, 'Potrero Nuevo');
    await userEvent.keyboard('{Escape}');
    for (const [status, statusText] of [
      [409, 'Error en la creación de los cronogramas: (manager, Potrero Nuevo)'],
      [403, 'Access denied'],
    ] as const) {
      network.fail('/v2/scheduled_reports', status);
      await dialog.getByRole('button', { name: 'Guardar' }).click();
      await expect.element(page.getByText(statusText)).toBeVisible();
    }
    await expect.element(dialog.getByText('Se creará 1 cronograma.')).toBeInTheDocument();
    expect(await sql('select from scheduled_report where client_id = 1')).toHaveLength(2);
  });
});
