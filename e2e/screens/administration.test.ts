import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog');
const field = (name: string) => dialog.getByRole('textbox', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const save = dialog.getByRole('button', { name: 'Guardar' });
const row = (name: RegExp) => page.getByRole('row', { name });
const MINE = '/admin?company=1';

const headers = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((cell) => cell.textContent?.trim())
    .filter((text) => text !== '');

async function choose(list: RegExp, option: string) {
  await dialog.getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: option }).click();
}

async function place(latitude: string, longitude: string) {
  await dialog.getByRole('spinbutton', { name: 'Latitud' }).fill(latitude);
  await dialog.getByRole('spinbutton', { name: 'Longitud' }).fill(longitude);
}

async function close() {
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

afterEach(async () => {
  await sql("delete from user_account where email = 'nueva@vigia.example'");
  await sql("delete from season where season_name = '2027–28'");
  await sql("delete from station where station_name = 'P-1'");
  await sql("delete from sector where sector_name = 'El Peral'");
  await sql("delete from scheduled_report where cron_expression = '0 8 26 * *'");
  await sql("delete from biofix where biofix_comment = 'Segunda generación'");
});

describe('Administración', () => {
  it('shows the tables of every client, and those of one without the column of clients', async () => {
    const screen = await openScreen('superAdmin', '/admin/lo-que-sea');
    await expect.element(heading('Administración')).toBeVisible();
    expect(screen.address()).toBe('/admin');
    await expect.element(row(/grower@vigia\.example.*Viña Los Aromos/)).toBeVisible();
    expect(headers().slice(0, 3)).toEqual(['Email', 'Cliente', 'Nombre']);
    const add = page.getByRole('button', { name: 'Agregar Usuario' });
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    await expect.element(add).toHaveAccessibleDescription(/Seleccione un cliente en el filtro/);

    const client = page.getByTestId('company-selector').getByRole('combobox', { name: 'Cliente' });
    await expect.element(client).toHaveValue('Todos');
    await client.fill('aromos');
    await page.getByRole('option', { name: 'Viña Los Aromos' }).click();
    await expect.poll(() => headers().includes('Cliente')).toBe(false);
    expect(screen.address()).toBe('/admin?company=1');
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
    expect(screen.address()).toBe('/admin/scheduled-reports?company=1');
  });

  it('leads from a table to the keys of widgets, also while that page is on its way', async () => {
    const screen = await openScreen('admin', '/admin/stations?company=1');
    await expect.element(row(/No Asignado.*S-2/)).toBeVisible();
    screen.go('/admin/embed-keys?company=1');
    await expect.element(heading('Llaves de widgets')).toBeVisible();
    expect(screen.address()).toBe('/admin/embed-keys?company=1');
  });

  it('makes a user, whose password is shown once, and says at its field that an address is taken', async () => {
    await openScreen('admin', MINE);
    await button('Agregar Usuario').click();
    await save.click();
    await expect.element(field('Nombre')).toHaveAccessibleDescription('Ingrese Nombre');
    await expect.element(field('Nombre')).toHaveFocus();
    await expect.element(field('Email')).toHaveAccessibleDescription('Ingrese un correo válido');
    await field('Nombre').fill('Nueva');
    await field('Apellido').fill('Persona');
    await field('Email').fill('grower@vigia.example');
    await save.click();
    await expect.element(field('Email')).toHaveAccessibleDescription('Ya existe una cuenta con ese correo');
    await expect.element(field('Email')).toHaveFocus();
    await field('Email').fill('nueva@vigia.example');
    await save.click();
    const secret = page.getByRole('dialog', { name: 'Contraseña temporal' });
    await expect
      .element(secret.getByRole('textbox'))
      .toHaveValue(expect.stringMatching(/^\w{4}(-\w{4}){3}$/));
    await secret.getByRole('button', { name: 'Ya la guardé' }).click();
    await save.click();
    await expect.element(row(/nueva@vigia\.example.*Contraseña temporal.*Usuario/)).toBeVisible();
    const [made] = await sql<{ role: string }>(
      "select role from user_account where email = 'nueva@vigia.example'",
    );
    expect(made).toEqual({ role: 'user' });
  });

  it('makes a sector and a station in it, edits and archives them, and takes the archiving back', async () => {
    await openScreen('admin', '/admin/sectors?company=1');
    await button('Agregar Campo').click();
    await field('Nombre').fill('El Peral');
    await field('Localidad').fill('Curicó');
    await field('Región').fill('Maule');
    await place('-34,98', '-71,24');
    await save.click();
    await expect.element(row(/El Peral.*Curicó.*Maule/)).toBeVisible();
    await close();
    await row(/El Peral/)
      .getByRole('button', { name: /^Editar/ })
      .click();
    await field('Localidad').clear();
    await save.click();
    await expect.element(field('Localidad')).toHaveAccessibleDescription('Ingrese localidad');
    await field('Localidad').fill('Romeral');
    await save.click();
    await expect.element(row(/El Peral.*Romeral/)).toBeVisible();
    await close();

    await button('Estaciones').click();
    await button('Agregar Estación').click();
    await save.click();
    await expect.element(page.getByText('Especifique el nombre de la estación').first()).toBeVisible();
    await field('Nombre').fill('P-1');
    await choose(/Campo/, 'El Peral');
    await place('-34,98', '-71,24');
    await save.click();
    await expect.element(row(/No Asignado.*El Peral.*P-1/)).toBeVisible();
    await close();

    await button('Campos').click();
    const archive = async () => {
      await row(/El Peral/)
        .getByRole('button', { name: /^Acciones/ })
        .click();
      await page.getByRole('menuitem', { name: 'Archivar' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Archivar' }).click();
    };
    await archive();
    await expect.element(page.getByText(/^Error archivando campo El Peral/)).toBeVisible();
    await sql("delete from station where station_name = 'P-1'");
    await archive();
    await expect.element(row(/El Peral/)).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(row(/El Peral/)).toBeVisible();
  });

  it('makes a season and a biofix in it, complete or not at all, and removes it', async () => {
    await openScreen('admin', '/admin/seasons?company=1');
    await button('Agregar Temporada').click();
    await field('Nombre').fill('2027–28');
    await field('Fecha de inicio').fill('01-05-2027');
    await field('Fecha de término').fill('30-04-2028');
    await save.click();
    await expect.element(row(/2027–28.*01 may 2027/)).toBeVisible();
    await close();

    await button('Biofix').click();
    await button('Agregar Biofix').click();
    await choose(/Temporada/, '2027–28');
    await choose(/Plaga/, 'Carpocapsa');
    await choose(/Campo/, 'Sur');
    await field('Fecha').fill('10-09-2027');
    await dialog.getByText('Chronofix').click();
    const asked = network.asked('/v2/biofix');
    await save.click();
    await expect
      .element(field('Comentario'))
      .toHaveAccessibleDescription('Por favor llenar todos los campos requeridos (*)');
    expect(network.asked('/v2/biofix')).toBe(asked);
    await field('Comentario').fill('Segunda generación');
    await save.click();
    const made = row(/2027–28.*Carpocapsa.*Sur.*10 sep 2027.*Chronofix/);
    await expect.element(made).toBeVisible();
    await close();
    await made.getByRole('button', { name: /^Acciones/ }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
    await expect.element(made).not.toBeInTheDocument();

    await page.getByRole('link', { name: 'Historial de cambios' }).click();
    await expect.element(row(/admin@vigia\.example.*Biofix.*Sur · Carpocapsa.*Eliminación/)).toBeVisible();
    await expect.element(row(/admin@vigia\.example.*Temporada.*2027–28.*Creación/)).toBeVisible();
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

  it('opens the form that was asked for before the client’s data was there, once it is', async () => {
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

  it('forgets what was asked for when the client’s data did not come, and says why nothing can be added', async () => {
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

  it('registers a device, whose key is shown once, and takes it out of service', async () => {
    await openScreen('superAdmin', '/admin/nodes?company=1');
    await button('Registrar Dispositivo').click();
    await field('Número de serie').fill('VG-1');
    await field('Firmware').fill('1.1');
    await field('IMEI').fill('12');
    await save.click();
    await expect.element(field('IMEI')).toHaveAccessibleDescription('Se esperan de 14 a 16 cifras');
    await field('IMEI').clear();
    await save.click();
    await expect
      .element(field('Número de serie'))
      .toHaveAccessibleDescription('El dispositivo ya está registrado');
    await field('Número de serie').fill('VG-77');
    await save.click();
    const secret = page.getByRole('dialog', { name: 'Llave de VG-77' });
    await expect.element(secret.getByRole('textbox')).toHaveValue(expect.stringMatching(/^dk_/));
    await secret.getByRole('button', { name: 'Ya la guardé' }).click();
    await close();
    await row(/VG-77.*1\.1/)
      .getByRole('button', { name: /^Acciones/ })
      .click();
    await page.getByRole('menuitem', { name: 'Dar de baja' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Dar de baja' }).click();
    await expect.element(row(/VG-77/)).not.toBeInTheDocument();
    await sql("delete from node_key where serial_number = 'VG-77'");
    await sql("delete from node where serial_number = 'VG-77'");
  });

  it('tries a file of measurements out, says which lines are wrong, and stores it once its columns are named', async () => {
    await openScreen('admin', '/admin/stations?company=1');
    await row(/S-2/)
      .getByRole('button', { name: /^Acciones/ })
      .click();
    await page.getByRole('menuitem', { name: 'Importar mediciones' }).click();
    const input = dialog.getByLabelText('Archivo CSV');
    const send = async (text: string) =>
      userEvent.upload(input, new File([text], 'clima.csv', { type: 'text/csv' }));
    await send('dia;frio;calor\n2026-11-01;4,5;22\n2026-11-02;5;24\n');
    await expect.element(dialog.getByText(/^El archivo no se puede importar/)).toBeVisible();
    await choose(/Fecha/, 'dia');
    await choose(/Temperatura mínima/, 'frio');
    await choose(/Temperatura máxima/, 'calor');
    await expect.element(dialog.getByText(/^2 filas: 2 nuevas/)).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /2026.*4,5.*22/ })).toBeVisible();
    expect(await sql('select from climate_day where station_id = 1004')).toEqual([]);
    await dialog.getByRole('button', { name: 'Importar' }).click();
    await expect.element(page.getByText('Mediciones importadas: S-2')).toBeVisible();
    expect(await sql('select from climate_day where station_id = 1004')).toHaveLength(2);
    await sql('delete from climate_day where station_id = 1004');
  });
});
