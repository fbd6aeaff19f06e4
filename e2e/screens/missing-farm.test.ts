import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { dialog, field } from './form-dialog.ts';
import { openScreen, sql } from './open-screen.ts';

/** An own client, to which the test adds one thing after the other. */
const CLIENT = 8100;
const PLACE = `'Melipilla, RM', -33.7, -71.2`;
const at = (path: string) => `${path}?company=${CLIENT}`;
const missing = (text: string) => page.getByText(text, { exact: true });
const link = (name: string) => page.getByRole('link', { name });

beforeAll(() => sql(`insert into client (client_id, client_name) values (${CLIENT}, 'Viña Vacía')`));
afterAll(async () => {
  for (const table of ['station', 'node', 'season', 'sector', 'client'])
    await sql(`delete from ${table} where client_id = ${CLIENT}`);
});

describe('a client without a farm, filled step by step', () => {
  it('lacks a field first, as in Empezar, and opens its form', async () => {
    await openScreen('superAdmin', at('/sectors'));
    await expect.element(missing('Este cliente no tiene campos')).toBeVisible();
    await link('Crear un campo').click();
    await expect.element(dialog).toBeVisible();
    await sql(`insert into sector (client_id, sector_id, sector_name, sector_address, sector_position_lat,
      sector_position_lon) values (${CLIENT}, ${CLIENT}, 'Fundo Primero', ${PLACE})`);
  });

  it.each(['/home', '/sectors', '/logs', '/health-stations', '/data-explorer'])(
    '%s says so, and leads to the form above the fold',
    async (path) => {
      await page.viewport(1440, 900);
      await openScreen('superAdmin', at(path));
      await expect.element(missing('Este cliente no tiene temporadas')).toBeVisible();
      await expect.element(link('Crear una temporada')).toBeVisible();
      expect(link('Crear una temporada').element().getBoundingClientRect().bottom).toBeLessThan(900);
      expect(page.getByText(/quite filtros|período más largo|Elija otra/i).elements()).toEqual([]);
    },
  );

  it('lacks a season then', async () => {
    await openScreen('superAdmin', at('/sectors'));
    await expect.element(missing('Este cliente no tiene temporadas')).toBeVisible();
    await link('Crear una temporada').click();
    await expect.element(dialog).toBeVisible();
    await sql(`insert into season (client_id, season_id, season_name, date_start, date_end)
      values (${CLIENT}, ${CLIENT}, '2026–27', '2026-05-01', '2027-04-30')`);
  });

  it('without a device leads to the form that makes a station and its device', async () => {
    await openScreen('superAdmin', at('/sectors'));
    await link('Agregar una estación con su dispositivo').click();
    await expect.element(field('Número de serie')).toBeVisible();
    await sql(`insert into node (client_id, serial_number, node_firmware_version)
      values (${CLIENT}, 'VV-1', '1.0')`);
  });

  it('with a spare device opens the report of its installation', async () => {
    await openScreen('superAdmin', at('/data-explorer'));
    await page.getByRole('button', { name: 'Instalar un dispositivo' }).click();
    await expect.element(dialog.getByRole('button', { name: /Dispositivo/ }).first()).toBeVisible();
    await expect.element(dialog.getByText(/Instalación/).first()).toBeVisible();
  });
});
