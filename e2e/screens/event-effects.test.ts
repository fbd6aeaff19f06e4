import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PASSWORD, PEOPLE } from '../../packages/server/tests/support/people.ts';
import { choose, close, comment, field, find, form, openForm, save, send } from './event-form.ts';
import { measured } from './measured.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const markers = () =>
  [...document.querySelectorAll('[data-marker^="event"]')].map((each) => each.getAttribute('data-marker'));

const COUNTED = `client_id = 1 and station_id = 1001 and node_sn = 'screens'`;

afterEach(async () => {
  await sql(`delete from capture where ${COUNTED}`);
  await sql('delete from event where event_id > 100000');
  await sql(`delete from station where station_name = 'S-9'`);
  await sql(`delete from node where client_id = 1 and serial_number = 'VG-9'`);
  await sql(`update node set node_is_decommissioned = false where serial_number = 'VG-9'`);
  await sql(`delete from notification where client_id = 1 and type = 'first_capture'`);
});

/** Opens the field of a station with captures on each day of November. */
async function openCountedSector(): Promise<void> {
  await sql(`insert into capture (client_id, station_id, pest_id, t, day, in_photo, node_sn)
    select 1, 1001, 1, day + interval '16 hours', day, 3, 'screens'
    from generate_series(timestamp '2026-11-01', '2026-11-20', '1 day') as day`);
  await measured();
  await openScreen('admin', '/sector/11');
  await expect.poll(markers).not.toEqual([]);
}

describe('a report', () => {
  it('is on the chart of its field as soon as it is sent', async () => {
    await openCountedSector();
    await network.settled();
    const before = markers();
    await openForm('Aplicación de agroquímico');
    await expect.element(field('combobox', 'Campo')).toHaveValue('Norte');
    await choose('Plaga', 'Polilla del racimo de la vid Lobesia botrana');
    await field('combobox', 'Producto').fill('Azufre mojable');
    await userEvent.keyboard('{Tab}');
    await field('spinbutton', 'Dosis').fill('2,5');
    await send();
    const [sent] = await sql<{ event_id: number }>(
      `select event_id from event where product = 'Azufre mojable'`,
    );
    await expect.poll(() => markers().toSorted()).toEqual([...before, `event-${sent?.event_id}`].toSorted());
    await close();
  });

  it('of a first capture is on the chart of its pest, on the day it suggests as the biofix', async () => {
    await openCountedSector();
    await openForm('Primera captura');
    await find('Estación', 'N-1');
    await comment('tres machos en la trampa norte');
    await send();
    const [sent] = await sql<{ event_id: number; day: string }>(
      `select event_id, date_event::text as day from event where comments = 'tres machos en la trampa norte'`,
    );
    await close();
    const marker = () => document.querySelector(`[data-marker="event-${sent?.event_id}"]`);
    await expect.poll(marker).not.toBeNull();
    await expect.poll(() => marker()?.textContent).toContain('primera captura');
    expect(sent?.day).toBe('2026-11-21');
  });

  it('of an install may take a device of the shared pool when a super administrator sends it', async () => {
    await openScreen('superAdmin', '/home?company=1&season=101&sector=12');
    await openForm('Instalación de dispositivo');
    await find('Dispositivo', 'VG-9');
    await field('textbox', 'Nombre de la estación').fill('S-9');
    await field('spinbutton', 'Latitud').fill('-33,71');
    await field('spinbutton', 'Longitud').fill('-71,21');
    const question = 'El dispositivo VG-9 es de Dispositivos compartidos; al guardar pasa a Viña Los Aromos.';
    await expect.element(form.getByText(question)).toBeVisible();
    await save.click();
    const confirm = field('checkbox', 'Sí, pasa a Viña Los Aromos');
    await expect.element(confirm).toBeInvalid();
    await expect.element(form.getByText('Sí, pasa a Viña Los Aromos')).toBeInViewport();
    await expect.element(form.getByText('Confirme que el dispositivo cambia de cliente')).toBeVisible();
    await form.getByText('Sí, pasa a Viña Los Aromos').click();
    await expect.element(confirm).toBeChecked();
    await send();
    const [made] = await sql<{ client_id: number; sector_id: number; assigned_node_sn: string }>(
      `select client_id, sector_id, assigned_node_sn from station where station_name = 'S-9'`,
    );
    expect(made).toEqual({ client_id: 1, sector_id: 12, assigned_node_sn: 'VG-9' });
    await close();
    await expect.element(page.getByRole('link', { name: 'S-9' }).first()).toBeVisible();
  });

  it('is still there when the session ended while it was typed, and sent after signing in again', async () => {
    await openScreen('grower', '/home');
    await openForm('Mantención de dispositivo');
    await find('Estación', 'S-1');
    await comment('trampa con barro');
    await sql('delete from session where user_id = $1', PEOPLE.grower.user_id);
    await save.click();
    await expect.element(page.getByText('Su sesión terminó. Ingrese de nuevo.')).toBeVisible();
    await page.getByLabelText('Correo electrónico').fill(PEOPLE.grower.email);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect.element(form).toBeVisible();
    await expect.element(field('textbox', 'Comentarios')).toHaveValue('trampa con barro');
    await expect.element(field('combobox', 'Estación')).toHaveValue('S-1');
    await send();
    expect(await sql(`select from event where comments = 'trampa con barro'`)).toHaveLength(1);
  });
});
