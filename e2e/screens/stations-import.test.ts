import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { close, dialog } from './form-dialog.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const STATIONS = '/admin/stations?company=1';
const HEAD = 'Fecha;Estación;Temperatura (°C);Lluvia (mm);Producto;Dosis (cc/100L)';
const readings = () =>
  sql(`select station_id, rain_mm from reading where t >= '2025-09-03' and t < '2025-09-05'
    and rain_mm in (0.3, 1.1) order by 1, t`);
const refusal = dialog.getByRole('group', { name: 'Por qué no se puede importar' });

afterEach(async () => {
  await sql("delete from reading where t >= '2025-09-03' and t < '2025-09-05' and rain_mm in (0.3, 1.1)");
  await sql("delete from climate_day where day = '2025-09-03' and station_id in (1001, 1002)");
  await sql("delete from event where product = 'Azufre mojable'");
});

async function openImport(person: 'admin' | 'manager' = 'admin') {
  await openScreen(person, STATIONS);
  await page.getByRole('button', { name: 'Importar mediciones' }).click();
}
const send = async (...lines: readonly string[]) =>
  userEvent.upload(
    dialog.getByLabelText('Archivo CSV'),
    new File([[HEAD, ...lines].join('\r\n')], 'campo.csv', { type: 'text/csv' }),
  );

describe('a file of several stations', () => {
  it('is told station by station, corrected where it is wrong, and stored whole', async () => {
    await openImport();
    await send(
      '2025-09-03 10:00;N-1;12;0,3;;',
      '2025-09-03 10:00;S-7;12;1,1;;',
      '2025-09-03 11:00;N-1;frío;;;',
    );
    await expect.element(refusal).toHaveFocus();
    await expect.element(refusal.getByText(/tiene 2 líneas con errores; no se cargó nada/)).toBeVisible();
    await expect.element(refusal.getByText('línea 3: «S-7» no existe. ¿Quiso decir «S-1»?')).toBeVisible();
    await expect
      .element(refusal.getByText('línea 4: N-1: temperatura: «frío» no es un número'))
      .toBeVisible();
    await send(
      '2025-09-03 10:00;N-1;12;0,3;Azufre mojable;30',
      '2025-09-03 10:00;S-1;12;1,1;;',
      '2025-09-03 11:00;S-1;13;1,1;;',
    );
    await expect
      .element(dialog.getByText(/2 estaciones\. 3 filas: 3 nuevas.*Aplicaciones: 1 que se informa\./))
      .toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /S-1.*2 nuevas/ })).toBeVisible();
    expect(await readings()).toEqual([]);
    await dialog.getByRole('button', { name: 'Importar' }).click();
    await expect.element(page.getByText('Mediciones importadas de 2 estaciones').first()).toBeVisible();
    expect(await readings()).toEqual([
      { station_id: 1001, rain_mm: 0.3 },
      { station_id: 1002, rain_mm: 1.1 },
      { station_id: 1002, rain_mm: 1.1 },
    ]);
    expect(await sql("select sector_id, dose from event where product = 'Azufre mojable'")).toEqual([
      { sector_id: 11, dose: 30 },
    ]);
  });

  it('says what a file of one station lacks, and takes a column that is named', async () => {
    await openImport();
    await userEvent.upload(
      dialog.getByLabelText('Archivo CSV'),
      new File(['date;donde;temp\n2025-09-03 10:00;N-1;12\n'], 'otro.csv', { type: 'text/csv' }),
    );
    await expect.element(refusal.getByText(/no tiene una columna de estaciones/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Automática Estación|Estación/ }).click();
    await page.getByRole('option', { name: 'donde' }).click();
    await expect.element(dialog.getByText(/1 estación\. 1 fila: 1 nueva/)).toBeVisible();
  });

  it('on a narrow screen is read as cards, and a broken line is told', async () => {
    await page.viewport(390, 800);
    await openImport();
    await send('2025-09-03 10:00;N-1;12;0,3;;', '2025-09-03 10:00;S-1;12;1,1;;');
    await expect.element(dialog.getByText(/2 estaciones\./)).toBeVisible();
    network.cut();
    await dialog.getByRole('button', { name: 'Importar' }).click();
    await expect
      .element(page.getByText('Error al guardar. Nuestro equipo ha sido notificado del problema.').first())
      .toBeVisible();
    network.mend();
    expect(await readings()).toEqual([]);
    await dialog.getByRole('button', { name: 'Importar' }).click();
    await expect.element(page.getByText('Mediciones importadas de 2 estaciones').first()).toBeVisible();
    await close();
  });
});
