import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TABLES } from '../../packages/console/src/features/administration/tables/words.ts';
import { close, dialog } from './form-dialog.ts';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => page.getByRole('row', { name });

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((cell) => cell.textContent?.trim())
    .filter((text) => text !== '');

afterEach(async () => {
  await sql("delete from scheduled_report where cron_expression = '0 8 26 * *'");
});

describe('Administración', () => {
  it('shows the tables of every client, and those of one without the column of clients', async () => {
    await sql("update user_account set last_access = null where email like 'grower@%'"); // Other tests may have signed this person in.
    const screen = await openScreen('superAdmin', '/admin/lo-que-sea');
    await expect.element(heading('Administración')).toBeVisible();
    await expect.poll(screen.address).toBe('/admin');
    await expect.element(row(/grower@vigia\.example.*Viña Los Aromos/)).toBeVisible();
    await expect.poll(() => headers().slice(0, 3)).toEqual(['Email', 'Cliente', 'Nombre']);
    const add = page.getByRole('button', { name: 'Agregar Usuario' });
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await expect.element(add).toHaveAccessibleDescription(/Seleccione un cliente en el filtro/);

    const client = page.getByTestId('company-selector').getByRole('combobox', { name: 'Cliente' });
    await expect.element(client).toHaveValue('Todos');
    await client.fill('aromos');
    await page.getByRole('option', { name: 'Viña Los Aromos' }).click();
    await expect.poll(() => headers().includes('Cliente')).toBe(false);
    await expect.poll(screen.address).toBe('/admin?company=1');
    await expect.element(add).not.toHaveAttribute('aria-disabled');
    await expect.element(row(/grower@vigia\.example.*Nunca/)).toBeVisible();

    for (const [table, seen] of [
      ['Estaciones', /No Asignado.*S-2/],
      ['Campos', /Norte.*Melipilla.*RM/],
      ['Dispositivos', /VG-1.*1\.0/],
      ['Temporadas', /2026–27.*01 may 2026/],
      ['Biofix', /2026–27.*Polilla.*Norte.*10 sep 2026.*Biofix/],
      ['Informes', /grower.*Semanal lunes.*Completo/],
    ] as const) {
      await button(table).click();
      await expect.element(row(seen).first()).toBeVisible();
      const sizes = page.getByRole('combobox', { name: /^Filas por página/ });
      expect(sizes.element().textContent, table).toBe('1050');
      await expect.element(page.getByRole('searchbox', { name: 'Buscar en la tabla' })).toBeVisible();
      for (const tool of ['Exportar', 'Columnas']) await expect.element(button(tool)).toBeVisible();
    }
    await expect.poll(screen.address).toBe('/admin/scheduled-reports?company=1');
  });

  it('shows the first record of each table on a phone without scrolling', async () => {
    await page.viewport(390, 844);
    await openScreen('superAdmin', '/admin?company=1');
    await expect.element(heading('Administración')).toBeVisible();
    for (const { title: name } of Object.values(TABLES.spanish)) {
      await button(name).click();
      const record = page
        .getByRole('list', { name: new RegExp(`^${name}`) })
        .getByRole('listitem')
        .first();
      await expect.element(record).toBeVisible();
      const bottom = () => record.element().getBoundingClientRect().bottom;
      await expect.poll(bottom, { message: name }).toBeLessThanOrEqual(844);
    }
  });

  it('leads from a table to the keys of widgets, also while that page is on its way', async () => {
    const screen = await openScreen('admin', '/admin/stations?company=1');
    await expect.element(row(/No Asignado.*S-2/)).toBeVisible();
    screen.go('/admin/embed-keys?company=1');
    await expect.element(heading('Llaves de widgets')).toBeVisible();
    await expect.poll(screen.address).toBe('/admin/embed-keys?company=1');
  });

  it('finds scheduled reports by what their columns say, on whichever page of the service they are', async () => {
    await sql(`insert into scheduled_report (client_id, user_id, sector_id, season_id, start_date, end_date,
      cron_expression, report_type) select client_id, user_id, sector_id, season_id, start_date, end_date,
      '0 8 26 * *', 'climate-report' from scheduled_report, generate_series(1, 12)
      where client_id = 1 and cron_expression <> '0 8 26 * *' order by scheduled_id limit 12`);
    await openScreen('admin', '/admin/scheduled-reports?company=1');
    await expect.element(row(/grower.*día 26 de cada mes/).first()).toBeVisible();
    const weekly = row(/grower.*Semanal lunes/);
    await expect.element(weekly).not.toBeInTheDocument();
    const search = page.getByRole('searchbox');
    await search.fill('SEMANAL grower');
    await expect.element(weekly.first()).toBeVisible();
    await expect.element(row(/día 26 de cada mes/)).not.toBeInTheDocument();
    await search.fill('dia 26');
    await expect.element(row(/día 26 de cada mes/).first()).toBeVisible();
    await expect.element(page.getByText(/^1\D+10 de 12$/)).toBeVisible();
    await search.clear();
  });

  it('deletes the schedules that are selected, and names those it could not', async () => {
    await openScreen('admin', '/admin/scheduled-reports');
    await expect.element(page.getByText('Seleccione un cliente en el filtro')).toBeVisible();
    await openScreen('admin', '/admin/scheduled-reports?company=1');
    await expect.element(row(/grower.*Norte/)).toBeVisible();
    await button('Eliminar Cronogramas').click();
    await expect.element(page.getByText('No hay cronogramas seleccionados')).toBeVisible();
    const before = await sql<{ scheduled_id: number }>(
      'select * from scheduled_report where client_id = 1 order by scheduled_id',
    );
    const remove = async () => {
      await button('Eliminar Cronogramas').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    };
    await row(/grower.*Norte/)
      .getByRole('checkbox')
      .click();
    network.fail('/v2/scheduled_reports/', 503);
    await remove();
    await expect.element(page.getByText(/^Error al eliminar los cronogramas con id: \(\d+\)$/)).toBeVisible();
    network.mend();
    await remove();
    await expect.element(page.getByText('Cronogramas Eliminados')).toBeVisible();
    await expect.element(row(/grower.*Norte/)).not.toBeInTheDocument();
    const left = await sql('select from scheduled_report where client_id = 1');
    expect(left).toHaveLength(before.length - 1);
    const columns = Object.keys(before[0]!);
    const gone = before[0] as Record<string, unknown>;
    await sql(
      `insert into scheduled_report (${columns.join()}) overriding system value
       values (${columns.map((_, i) => `$${i + 1}`).join()}) on conflict do nothing`,
      ...columns.map((name) => gone[name]),
    );
    await userEvent.keyboard('{Escape}');
  });

  it('opens the form that was requested before the client’s data was there, once it is', async () => {
    const screen = await openScreen('admin', '/home');
    await expect.element(heading('Estaciones')).toBeVisible();
    const hear = network.stall('/v2/clients/1/infrastructure');
    screen.go('/admin/users?company=1');
    await button('Agregar Usuario').click();
    await expect.element(dialog).not.toBeInTheDocument();
    hear();
    await expect.element(page.getByRole('dialog', { name: 'Nuevo usuario' })).toBeVisible();
    await close();
  });

  it.each([
    ['biofix', 'Agregar Biofix', 'Nuevo biofix'],
    ['stations', 'Agregar Estación', 'Nueva estación'],
  ])('opens the form of %s that was requested early for the chosen client', async (table, add, title) => {
    const screen = await openScreen('admin', '/home');
    await expect.element(heading('Estaciones')).toBeVisible();
    const hear = network.stall('/v2/clients/1/infrastructure');
    screen.go(`/admin/${table}?company=1`);
    await button(add).click();
    await expect.element(dialog).not.toBeInTheDocument();
    hear();
    const form = page.getByRole('dialog', { name: title });
    await expect.element(form.getByRole('textbox', { name: 'Cliente' })).toHaveValue('Viña Los Aromos');
    await close();
  });

  it('forgets what was requested when the client’s data did not come, and says why nothing can be added', async () => {
    const screen = await openScreen('admin', '/home');
    await expect.element(heading('Estaciones')).toBeVisible();
    const refuse = network.stall('/v2/clients/1/infrastructure', 400);
    screen.go('/admin/users?company=1');
    await button('Agregar Usuario').click();
    refuse();
    await expect.element(button('Agregar Usuario')).toHaveAttribute('aria-disabled', 'true');
    await expect
      .element(button('Agregar Usuario'))
      .toHaveAccessibleDescription('Los datos del cliente no se cargaron');
    network.mend();
    await button('Reintentar').click();
    await expect.element(row(/admin@/).first()).toBeVisible();
    await expect.element(button('Agregar Usuario')).not.toHaveAttribute('aria-disabled');
    expect(dialog.elements()).toEqual([]);
  });
});
