import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, close, dialog, field, save, typePosition } from './form-dialog.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => page.getByRole('row', { name });
const MINE = '/admin?company=1';

afterEach(async () => {
  await sql("delete from user_account where email = 'nueva@vigia.example'");
  await sql("delete from season where season_name = '2027–28'");
  await sql("delete from station where station_name = 'P-1'");
  await sql("delete from sector where sector_name = 'El Peral'");
  await sql("delete from biofix where biofix_comment = 'Segunda generación'");
  await sql('delete from pest where pest_id between 9000 and 9019');
});

describe('Administración', () => {
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
    await expect.element(row(/nueva@vigia\.example.*Contraseña temporal.*Agricultor/)).toBeVisible();
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
    await typePosition('-34,98', '-71,24');
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
    await typePosition('-34,98', '-71,24');
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
    await choose(/Plaga/, 'Carpocapsa Cydia pomonella');
    await choose(/Campo/, 'Sur');
    await field('Fecha').fill('10-09-2027');
    await dialog.getByText('Chronofix').click();
    const requestsBefore = network.requests('/v2/biofix');
    await save.click();
    await expect
      .element(field('Comentario'))
      .toHaveAccessibleDescription('Por favor llenar todos los campos requeridos (*)');
    expect(network.requests('/v2/biofix')).toBe(requestsBefore);
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

  it('finds a pest by its species', async () => {
    await sql(
      "insert into pest select n, 'Plaga ' || n, 'Species ' || n from generate_series(9000, 9019) as n",
    );
    await openScreen('admin', '/admin/seasons?company=1');
    await button('Biofix').click();
    await button('Agregar Biofix').click();
    const list = dialog.getByRole('button', { name: /Plaga/ });
    await list.click();
    const search = page.getByRole('searchbox', { name: 'Buscar en Plaga' });
    const options = page.getByRole('listbox').getByRole('option');
    for (const [typed, pest] of [
      ['Lobesia', 'Polilla del racimo de la vid Lobesia botrana'],
      ['suzúkii', 'Drosófila de alas manchadas Drosophila suzukii'],
      ['cydia', 'Carpocapsa Cydia pomonella'],
    ] as const) {
      await search.fill(typed);
      await expect.poll(() => options.elements().length).toBe(1);
      await expect.element(options).toHaveAccessibleName(pest);
    }
    await page.getByText('Cydia pomonella').click();
    await expect.element(list).toMatchTextContent(/Carpocapsa/);
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
    const refusal = dialog.getByRole('group', { name: 'Por qué no se puede importar' });
    const columns = dialog.getByRole('group', { name: 'Columnas del archivo' });
    const wrong = Array.from({ length: 11 }, (_, at) => `2026-11-${at + 10};frío;22`);
    await send(['date;tmin;tmax', ...wrong].join('\n'));
    // The message has the focus and lists the lines; it stands above the columns.
    await expect.element(refusal).toHaveFocus();
    await expect.element(refusal.getByRole('listitem').first()).toMatchTextContent(/línea 2/i);
    await expect.element(refusal.getByText('Y 1 línea más.')).toBeVisible();
    const apart = () =>
      columns.element().getBoundingClientRect().top - refusal.element().getBoundingClientRect().bottom;
    await expect.poll(apart).toBeGreaterThan(0);
    await send('dia;frio;calor\n2026-11-01;4,5;22\n2026-11-02;5;24\n');
    await expect.element(dialog.getByText(/^El archivo no se puede importar: La columna/)).toBeVisible();
    await expect.element(refusal).toHaveFocus();
    await choose(/Fecha/, 'dia');
    // A message does not take the focus from a reader who is naming columns.
    await expect.element(refusal).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: /Fecha/ })).toHaveFocus();
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

  it('takes error codes as empty where that is requested, says each refusal once, and sends nothing too large', async () => {
    await openScreen('admin', '/admin/stations?company=1');
    await row(/S-2/)
      .getByRole('button', { name: /^Acciones/ })
      .click();
    await page.getByRole('menuitem', { name: 'Importar mediciones' }).click();
    const input = dialog.getByLabelText('Archivo CSV');
    const send = async (...parts: BlobPart[]) =>
      userEvent.upload(input, new File(parts, 'clima.csv', { type: 'text/csv' }));
    const refusal = dialog.getByRole('group', { name: 'Por qué no se puede importar' });
    await send('Momento;Aire\n2026-11-01 12:00;20\n');
    await expect
      .element(refusal.getByText(/El archivo trae «Momento», «Aire».*diga abajo qué es cada columna/))
      .toBeVisible();
    expect(refusal.getByRole('listitem').elements()).toEqual([]);
    await send('date;temp\n2026-01-15 12:00;-9999\n2026-01-15 13:00;20\n');
    await expect
      .element(refusal.getByText(/puede tomarlos como vacíos: marque la casilla de abajo/))
      .toBeVisible();
    await dialog.getByText(/^Tomar como vacíos los códigos de error/).click();
    await expect
      .element(dialog.getByText(/1 código de error tomado como vacío, en la línea 2\.$/))
      .toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /13:00/ })).toBeVisible();
    await choose(/Reloj de la estación/, 'UTC−4 todo el año');
    await expect.element(dialog.getByRole('row', { name: /14:00/ })).toBeVisible();
    await send(new Uint8Array(21 * 2 ** 20).fill(48));
    await expect
      .element(
        refusal.getByText(/«clima\.csv» pesa 21 MB y el máximo es 20 MB: divídalo, por ejemplo por años\./),
      )
      .toBeVisible();
  });
});
