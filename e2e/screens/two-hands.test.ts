import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as form from './form-dialog.ts';
import { openScreen, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog', { name: 'Tags de N-1' });
const tags = () =>
  sql<{ station_tags: string[] }>('select station_tags from station where station_id = 1001');

const edit = (name: RegExp) => page.getByRole('row', { name }).getByRole('button', { name: /^Editar/ });
const stations = () =>
  sql<{ station_name: string; pest_id: number }>(
    'select station_name, pest_id from station where station_id = 1001',
  );
const sectors = () =>
  sql<{ sector_address: string; sector_position_lat: number }>(
    'select sector_address, sector_position_lat from sector where sector_id = 11',
  );
const clients = () =>
  sql<{ client_name: string; client_tax_id: string | null }>(
    'select client_name, client_tax_id from client where client_id = 1',
  );
const seasons = () =>
  sql<{ season_name: string; date_start: string }>(
    'select season_name, date_start::text from season where season_id = 101',
  );
const biofixes = () =>
  sql<{ sector_id: number; date_biofix: string }>(
    `select sector_id, date_biofix::text from biofix where biofix_comment = 'Macho de septiembre'`,
  );
const DEVICE = "client_id = 1 and serial_number = 'VG-2'";
const devices = () =>
  sql<{ node_firmware_version: string; node_imei: string | null }>(
    `select node_firmware_version, node_imei from node where ${DEVICE}`,
  );
const degrees = (name: string) => form.dialog.getByRole('spinbutton', { name });
const people = () =>
  sql<{ first_name: string; last_name: string }>(
    'select first_name, last_name from user_account where user_id = 52',
  );

afterEach(async () => {
  await sql(
    `update station set station_tags = '{}', station_name = 'N-1', pest_id = 1 where station_id = 1001`,
  );
  await sql(
    `update sector set sector_address = 'Melipilla, RM', sector_position_lat = -33.7 where sector_id = 11`,
  );
  await sql(`update client set client_name = 'Viña Los Aromos', client_tax_id = null where client_id = 1`);
  await sql(`update season set season_name = '2026–27', date_start = '2026-05-01' where season_id = 101`);
  await sql(`delete from biofix where biofix_comment = 'Macho de septiembre'`);
  await sql(`update node set node_firmware_version = '1.0', node_imei = null where ${DEVICE}`);
  await sql(`update user_account set first_name = 'narrowed', last_name = '' where user_id = 52`);
});

describe('two that edit at once', () => {
  it('the tags of a station: the second one gets a notice, and sees the tags of both', async () => {
    await openScreen('grower', '/station/1001');
    await page.getByRole('button', { name: 'Editar tags' }).click();
    await dialog.getByRole('textbox', { name: 'Tags' }).fill('mío');
    await userEvent.keyboard('{Enter}');
    await sql(`update station set station_tags = '{suyo}' where station_id = 1001`);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const conflictText = 'Error actualizando tags para estación N-1: otra persona los cambió mientras tanto';
    await expect.element(page.getByText(conflictText)).toBeVisible();
    await expect.element(dialog.getByText(/Aquí están los de ambos/)).toBeVisible();
    expect(await tags()).toEqual([{ station_tags: ['suyo'] }]);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText('Tags actualizados...')).toBeVisible();
    expect(await tags()).toEqual([{ station_tags: ['suyo', 'mío'] }]);
  });
});

describe('two administrators that edit one row', () => {
  it('of a person: the later sees it at the field, loses nothing typed, and undoes nothing else', async () => {
    await openScreen('admin', '/admin?company=1');
    await edit(/narrowed@vigia.example/).click();
    await form.field('Nombre').fill('Mía');
    await form.field('Apellido').fill('Igual');
    await sql(`update user_account set first_name = 'Suya', last_name = 'Igual' where user_id = 52`);
    await form.save.click();
    const conflictText =
      'Otra persona lo cambió a «Suya» mientras usted editaba. Si guarda de nuevo, queda lo suyo.';
    await expect.element(form.field('Nombre')).toHaveAccessibleDescription(conflictText);
    await expect.element(form.field('Nombre')).toHaveFocus();
    await expect.element(form.field('Nombre')).toHaveValue('Mía');
    expect(await people()).toEqual([{ first_name: 'Suya', last_name: 'Igual' }]);
    await form.save.click();
    await expect.element(page.getByText(/narrowed@vigia.example.*(editado|actualizado)/i)).toBeVisible();
    expect(await people()).toEqual([{ first_name: 'Mía', last_name: 'Igual' }]);
  });

  it('of a person: what only the other one changed stays', async () => {
    await openScreen('admin', '/admin?company=1');
    await edit(/narrowed@vigia.example/).click();
    await form.field('Nombre').fill('Mía');
    await form.field('Apellido').fill('Vidal');
    await sql(`update user_account set enabled = false where user_id = 52`);
    await form.save.click();
    await expect.poll(people).toEqual([{ first_name: 'Mía', last_name: 'Vidal' }]);
    expect(await sql('select enabled from user_account where user_id = 52')).toEqual([{ enabled: false }]);
    await sql(`update user_account set enabled = true where user_id = 52`);
  });

  it('of a field: the later sees it at each input, and what only the other one changed stays', async () => {
    await openScreen('admin', '/admin/sectors?company=1');
    await edit(/Norte/).click();
    await form.field('Región').fill('Mía');
    await degrees('Latitud').fill('-33,5');
    await sql(
      `update sector set sector_address = 'Otra, Suya', sector_position_lat = -34.25 where sector_id = 11`,
    );
    await form.save.click();
    await expect
      .element(form.field('Región'))
      .toHaveAccessibleDescription(/^Otra persona lo cambió a «Suya»/);
    await expect.element(form.field('Región')).toHaveFocus();
    await expect.element(degrees('Latitud')).toHaveAccessibleDescription(/ a «-34,25» /);
    expect(await sectors()).toEqual([{ sector_address: 'Otra, Suya', sector_position_lat: -34.25 }]);
    await form.save.click();
    await expect.poll(sectors).toEqual([{ sector_address: 'Otra, Mía', sector_position_lat: -33.5 }]);
  });

  it('of a client: the later sees the conflict, and what only the other one changed stays', async () => {
    await openScreen('admin', '/admin?company=1');
    await page.getByRole('button', { name: 'Editar Cliente' }).click();
    await form.field('Nombre').fill('Mía');
    await sql(`update client set client_name = 'Suya', client_tax_id = '76.111.222-3' where client_id = 1`);
    await form.save.click();
    await expect
      .element(form.field('Nombre'))
      .toHaveAccessibleDescription(/^Otra persona lo cambió a «Suya»/);
    await expect.element(form.field('Nombre')).toHaveValue('Mía');
    expect(await clients()).toEqual([{ client_name: 'Suya', client_tax_id: '76.111.222-3' }]);
    await form.save.click();
    await expect.poll(clients).toEqual([{ client_name: 'Mía', client_tax_id: '76.111.222-3' }]);
  });

  it('of a season: the later sees the conflict, and overwrites it knowingly', async () => {
    await openScreen('admin', '/admin/seasons?company=1');
    await edit(/2026–27/).click();
    await form.field('Fecha de inicio').fill('01-07-2026');
    await sql(`update season set season_name = 'Suya', date_start = '2026-06-01' where season_id = 101`);
    await form.save.click();
    await expect
      .element(form.field('Fecha de inicio'))
      .toHaveAccessibleDescription(/^Otra persona lo cambió a «01-06-2026»/);
    await expect.element(form.field('Fecha de inicio')).toHaveValue('01-07-2026');
    expect(await seasons()).toEqual([{ season_name: 'Suya', date_start: '2026-06-01' }]);
    await form.save.click();
    await expect.poll(seasons).toEqual([{ season_name: 'Suya', date_start: '2026-07-01' }]);
  });

  it('of a biofix: the later sees the conflict, and overwrites it knowingly', async () => {
    await sql(
      `insert into biofix (client_id, season_id, pest_id, sector_id, date_biofix, type, biofix_comment)
       values (1, 101, 1, 11, '2026-09-12', 'biofix', 'Macho de septiembre')`,
    );
    await openScreen('admin', '/admin/biofix?company=1');
    await edit(/12 sep 2026/).click();
    await form.field('Fecha').fill('16-09-2026');
    await sql(
      `update biofix set date_biofix = '2026-09-14', sector_id = 12 where biofix_comment = 'Macho de septiembre'`,
    );
    await form.save.click();
    await expect
      .element(form.field('Fecha'))
      .toHaveAccessibleDescription(/^Otra persona lo cambió a «14-09-2026»/);
    await expect.element(form.field('Fecha')).toHaveValue('16-09-2026');
    expect(await biofixes()).toEqual([{ sector_id: 12, date_biofix: '2026-09-14' }]);
    await form.save.click();
    await expect.poll(biofixes).toEqual([{ sector_id: 12, date_biofix: '2026-09-16' }]);
  });

  it('of a device: the later sees the conflict, and overwrites it knowingly', async () => {
    await openScreen('admin', '/admin/nodes?company=1');
    await edit(/VG-2/).click();
    await form.field('Firmware').fill('9.1');
    await sql(`update node set node_firmware_version = '9.2', node_imei = '356938035643809' where ${DEVICE}`);
    await form.save.click();
    await expect
      .element(form.field('Firmware'))
      .toHaveAccessibleDescription(/^Otra persona lo cambió a «9.2»/);
    await expect.element(form.field('Firmware')).toHaveValue('9.1');
    expect(await devices()).toEqual([{ node_firmware_version: '9.2', node_imei: '356938035643809' }]);
    await form.save.click();
    await expect.poll(devices).toEqual([{ node_firmware_version: '9.1', node_imei: '356938035643809' }]);
  });

  it('of a station: the later sees the conflict, and overwrites it knowingly', async () => {
    await openScreen('admin', '/admin/stations?company=1');
    await edit(/N-1/).click();
    await form.field('Nombre').fill('Mía');
    await sql(`update station set station_name = 'Suya', pest_id = 2 where station_id = 1001`);
    await form.save.click();
    await expect
      .element(form.field('Nombre'))
      .toHaveAccessibleDescription(/^Otra persona lo cambió a «Suya»/);
    await expect.element(form.field('Nombre')).toHaveValue('Mía');
    expect(await stations()).toEqual([{ station_name: 'Suya', pest_id: 2 }]);
    await form.save.click();
    await expect.poll(stations).toEqual([{ station_name: 'Mía', pest_id: 2 }]);
  });
});

describe('the notice of a stale link', () => {
  it('goes when another client is chosen', async () => {
    const screen = await openScreen('adviser', '/climate-explorer?company=1&sector=4711');
    await expect.element(page.getByText(/^El enlace pedía un campo que no está/)).toBeVisible();
    await page.getByRole('button', { name: /^Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cliente: Viña Los Aromos' }).click();
    await page.getByRole('combobox', { name: 'Cliente' }).fill('canario');
    await page.getByRole('option', { name: 'CANARIO-SAN-CLEMENTE' }).click();
    await expect.poll(screen.address).toContain('company=3');
    await expect.element(page.getByText(/^El enlace pedía/)).not.toBeInTheDocument();
  });
});
