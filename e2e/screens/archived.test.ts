import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen, sql } from './open-screen.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => page.getByRole('row', { name });
const ask = page.getByRole('alertdialog');

afterEach(async () => {
  await sql('update client set client_is_archived = false');
  await sql("delete from station where station_name = 'Z-9'");
  await sql("delete from sector where sector_name = 'El Olvidado'");
  await sql("delete from node where serial_number = 'VG-OLD'");
});

const restore = async (of: RegExp) => {
  await row(of)
    .getByRole('button', { name: /^Restaurar/ })
    .click();
  await ask.getByRole('button', { name: 'Restaurar' }).click();
};

describe('what is archived', () => {
  it('is found in its table, can be restored, and says what prevents that', async () => {
    await sql(
      "insert into sector (client_id, sector_name, sector_address, sector_position_lat, sector_position_lon, sector_is_archived) values (1, 'El Olvidado', 'Curicó, Maule', -35, -71, true)",
    );
    await sql(
      "insert into station (client_id, station_name, sector_id, station_is_archived) select 1, 'Z-9', sector_id, true from sector where sector_name = 'El Olvidado'",
    );
    await openScreen('admin', '/admin/stations?company=1');
    await expect.element(row(/N-1/)).toBeVisible();
    await expect.element(row(/Z-9/)).not.toBeInTheDocument();
    await button('Archivados').click();
    await expect.element(row(/El Olvidado.*Z-9.*Archivada/)).toBeVisible();
    await expect.element(row(/N-1/)).not.toBeInTheDocument();
    await restore(/Z-9/);
    await expect
      .element(page.getByText(/El campo El Olvidado está archivado: restáurelo primero/))
      .toBeVisible();

    await button('Campos').click();
    await expect.element(row(/Norte/)).toBeVisible();
    await button('Archivados').click();
    await restore(/El Olvidado.*Archivado/);
    await expect.element(page.getByText('Campo restaurado: El Olvidado')).toBeVisible();
    await expect.element(page.getByText('Nada archivado')).toBeVisible();

    await button('Estaciones').click();
    await expect.element(row(/N-1/)).toBeVisible();
    await button('Archivados').click();
    await restore(/Z-9/);
    await expect.element(page.getByText('Estación restaurada: Z-9')).toBeVisible();
    await button('Archivados').click();
    await expect.element(row(/No Asignado.*El Olvidado.*Z-9/)).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).first().click();
    await expect.element(row(/Z-9/)).not.toBeInTheDocument();
  });

  it('a decommissioned device goes back into service', async () => {
    await sql(
      "insert into node (client_id, serial_number, node_firmware_version, node_is_decommissioned) values (1, 'VG-OLD', '1.0', true)",
    );
    await openScreen('admin', '/admin/nodes?company=1');
    await button('Archivados').click();
    await restore(/VG-OLD.*Dado de baja/);
    await expect.element(page.getByText('Dispositivo restaurado: VG-OLD')).toBeVisible();
    await button('Archivados').click();
    await expect.element(row(/VG-OLD/)).toBeVisible();
  });

  it('a client is archived after saying what stops, and is restored from the list of archived ones', async () => {
    await openScreen('superAdmin', '/admin?company=3');
    await button('Archivar cliente').click();
    await expect.element(ask.getByText(/Sus usuarios no podrán ingresar/)).toBeVisible();
    await ask.getByRole('button', { name: 'Archivar' }).click();
    await expect.element(page.getByText(/^Cliente archivado/)).toBeVisible();
    expect(await sql('select client_id from client where client_is_archived')).toEqual([{ client_id: 3 }]);
    await button('Instalación').click();
    await page.getByRole('menuitem', { name: 'Clientes archivados' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Restaurar/ })
      .click();
    await expect.element(page.getByText(/^Cliente restaurado/)).toBeVisible();
    await expect.element(page.getByText('Ningún cliente archivado')).toBeVisible();
    expect(await sql('select client_id from client where client_is_archived')).toEqual([]);
  });
});
