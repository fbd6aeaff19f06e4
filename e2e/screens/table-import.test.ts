import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { close, dialog, save } from './form-dialog.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const STATIONS = '/admin/stations?company=1';
const paste = dialog.getByRole('textbox', { name: 'Pegue aquí la tabla' });
const cell = (name: string) => dialog.getByRole('textbox', { name });
const row = (name: RegExp) => page.getByRole('row', { name });
const open = page.getByRole('button', { name: 'Pegar o importar tabla' });

const HEAD = 'Campo\tEstación\tLatitud\tLongitud\tTemporada';
const stored = () =>
  sql<{ name: string }>(`select station_name as name from station
    where client_id = 1 and station_name like 'Cuartel %' and not station_is_archived order by 1`);
let before: { station_id: number; station_season_id: number }[] = [];

beforeEach(async () => {
  before = await sql('select station_id, station_season_id from station order by 1');
});
afterEach(async () => {
  await sql("delete from station where station_name like 'Cuartel %'");
  await sql("delete from sector where sector_name like 'Fundo %'");
  for (const { station_id, station_season_id } of before)
    await sql(`update station set station_season_id = ${station_season_id} where station_id = ${station_id}`);
});

/** Pastes a table as a spreadsheet copies it. */
async function pasteTable(path: string, text: string) {
  await openScreen('admin', path);
  await open.click();
  await paste.fill(text);
}

describe('a pasted table of stations', () => {
  it('is looked at first, corrected at its cells, stored whole and undone', async () => {
    await pasteTable(
      STATIONS,
      `${HEAD}\nNorte\tCuartel 1\t-33,71\t-71,21\t2026–27\nNorrte\tCuartel 2\tsur\t-71,22\t\nNorte\tN-1\t\t\t\n`,
    );
    await expect.element(dialog.getByText(/3 filas: 1 nueva, 2 con errores/)).toBeVisible();
    await expect.element(dialog.getByText('«Norrte» no existe. ¿Quiso decir «Norte»?')).toBeVisible();
    await save.click();
    await expect.element(dialog.getByText('Corrija las filas con errores')).toBeVisible();
    expect(await stored()).toEqual([]);
    await cell('Campo').fill('Norte');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByText('«Norrte» no existe. ¿Quiso decir «Norte»?'))
      .not.toBeInTheDocument();
    await cell('Latitud').first().fill('-33,72');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText(/2 nuevas, 1 con errores/)).toBeVisible();
    await cell('Latitud').fill('-33,7');
    await userEvent.keyboard('{Enter}');
    await cell('Longitud').fill('-71,2');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText(/3 filas: 2 nuevas, 1 que cambia\./)).toBeVisible();
    await save.click();
    await expect.element(page.getByText('Tabla guardada: 2 filas nuevas y 1 cambiada').first()).toBeVisible();
    expect(await stored()).toEqual([{ name: 'Cuartel 1' }, { name: 'Cuartel 2' }]);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(page.getByText(/Se deshizo la tabla/).first()).toBeVisible();
    expect(await stored()).toEqual([]);
    expect(
      await sql(
        'select station_id, station_season_id from station where station_id in (1001, 1002) order by 1',
      ),
    ).toEqual(before.filter(({ station_id }) => [1001, 1002].includes(station_id)));
  });

  it('says what is missing from a table that is none, and takes a file instead', async () => {
    await pasteTable(STATIONS, 'N-1\t-33,7');
    await expect.element(dialog.getByText(/No se encuentra la columna «Estación»/)).toBeVisible();
    const input = document.querySelector<HTMLInputElement>(
      '[role=dialog] input[type=file]',
    ) as HTMLInputElement;
    await userEvent.upload(input, [
      new File(['Predio;Nombre;Lat;Lon;Dueño\r\nNorte;Cuartel 3;-33,71;-71,21;Ana\r\n'], 'estaciones.csv'),
    ]);
    await expect.element(dialog.getByText('estaciones.csv')).toBeVisible();
    await expect.element(dialog.getByText('No se usan estas columnas: Dueño.')).toBeVisible();
    await expect.element(dialog.getByText(/1 fila: 1 nueva\./)).toBeVisible();
    await save.click();
    await expect.element(page.getByText('Tabla guardada: 1 fila nueva').first()).toBeVisible();
    await close();
    await expect.element(row(/Cuartel 3/).first()).toBeVisible();
  });

  it('is compared again when somebody changed what was looked at', async () => {
    await pasteTable(STATIONS, 'Campo\tEstación\tTemporada\nNorte\tN-1\t');
    await expect.element(dialog.getByText(/1 que cambia/)).toBeVisible();
    await sql('update station set station_season_id = null where station_id = 1001');
    await save.click();
    await expect.element(page.getByText(/Los datos cambiaron desde que los revisó/).first()).toBeVisible();
    await expect.element(dialog.getByText(/1 que ya está así/)).toBeVisible();
  });

  it('waits for a broken line and is tried again', async () => {
    await openScreen('admin', STATIONS);
    await open.click();
    network.cut();
    await paste.fill(`${HEAD}\nNorte\tCuartel 4\t-33,7\t-71,2\t`);
    await expect.element(dialog.getByText(/No se pudo revisar la tabla/)).toBeVisible();
    network.mend();
    await dialog.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(dialog.getByText(/1 nueva/).first()).toBeVisible();
  });
});

it('a table of fields is stored too, on a narrow screen', async () => {
  await page.viewport(390, 800);
  await pasteTable(
    '/admin/sectors?company=1',
    'Campo\tLocalidad\tRegión\tLatitud\tLongitud\nFundo Sur\tTalca\tMaule\t-35,4\t-71,6\n',
  );
  await expect.element(dialog.getByText(/1 fila: 1 nueva\./)).toBeVisible();
  await save.click();
  await expect.element(page.getByText('Tabla guardada: 1 fila nueva').first()).toBeVisible();
  expect(await sql("select sector_address from sector where sector_name = 'Fundo Sur'")).toEqual([
    { sector_address: 'Talca, Maule' },
  ]);
});

it('season and tags of the selected stations are set at once, and undone', async () => {
  const now = () =>
    sql(`select station_name, station_season_id, station_tags from station
      where client_id = 1 and not station_is_archived order by 1`);
  const first = await now();
  await openScreen('admin', STATIONS);
  await expect.element(row(/N-1/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Seleccionar esta página' }).click();
  await page.getByRole('button', { name: 'Editar seleccionadas' }).click();
  await save.click();
  await expect.element(dialog.getByText('Cambie al menos un campo')).toBeVisible();
  await dialog.getByRole('button', { name: /^Sin cambios Temporada|Temporada/ }).click();
  await page.getByRole('option', { name: 'Sin temporada' }).click();
  await dialog.getByRole('textbox', { name: 'Tags que se agregan' }).fill('camino; borde');
  await save.click();
  await expect.element(page.getByText(/Estaciones actualizadas: \d/).first()).toBeVisible();
  const edited = (await now()) as { station_season_id: number | null; station_tags: string[] }[];
  for (const { station_season_id, station_tags } of edited) {
    expect(station_season_id).toBeNull();
    expect(station_tags).toEqual(expect.arrayContaining(['camino', 'borde']));
  }
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(page.getByText('Las estaciones quedaron como antes').first()).toBeVisible();
  expect(await now()).toEqual(first);
});
