import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, close, comment, field, find, form, openForm, save } from './event-form.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const EVENTS = ['/v2/events', '/events'];
const device = field('combobox', 'Nuevo dispositivo');
const offered = async () => {
  await device.click();
  const options = page.getByRole('option', { name: /^VG-[34]$/ });
  await expect.poll(() => options.all().length).toBeGreaterThan(0);
  const names = options.all().map((option) => option.element().textContent);
  await userEvent.keyboard('{Escape}');
  return names;
};

beforeEach(() =>
  sql(`insert into node (client_id, serial_number, node_firmware_version)
    values (1, 'VG-3', '1.0'), (1, 'VG-4', '1.0')`),
);
afterEach(async () => {
  await sql(`update station set assigned_node_sn = 'VG-1' where client_id = 1 and station_id = 1001`);
  await sql(`update station set assigned_node_sn = 'VG-2' where client_id = 1 and station_id = 1002`);
  await sql('delete from event where event_id > 100000');
  await sql(`delete from node where serial_number in ('VG-3', 'VG-4')`);
});

/** A replacement that only this device has. */
async function queueSwap() {
  network.cut(EVENTS);
  await openForm('Reemplazo de dispositivo');
  await find('Estación', 'N-1');
  await find('Nuevo dispositivo', 'VG-3');
  await save.click();
  await expect.element(form.getByText('Guardado en este teléfono')).toBeVisible();
  await form.getByRole('button', { name: 'Cerrar' }).click();
}

describe('the device of a replacement that waits on this device', () => {
  it('is offered to no other report', async () => {
    await openScreen('admin', '/home');
    await queueSwap();
    await openForm('Reemplazo de dispositivo');
    await find('Estación', 'S-1');
    expect(await offered()).toEqual(['VG-4']);
    await close();
  });

  it('stays with its own report when that is edited', async () => {
    await openScreen('admin', '/home');
    await queueSwap();
    await page.getByRole('button', { name: 'Ver', exact: true }).click();
    const outbox = page.getByRole('dialog', { name: 'Por enviar' });
    await outbox.getByRole('button', { name: 'Editar' }).click();
    await expect.element(device).toHaveValue('VG-3');
    expect(form.getByText(/ya va en un reporte/).elements()).toEqual([]);
    await close();
  });

  it('is taken from a draft that another tab wrote, which says why at its field and keeps the rest', async () => {
    await openScreen('admin', '/home');
    await queueSwap();
    await openForm('Reemplazo de dispositivo');
    await find('Estación', 'S-1');
    await find('Nuevo dispositivo', 'VG-4');
    await comment('segundo');
    await close();
    const draft = Object.keys(localStorage).find((key) => key.includes('report:v'))!;
    localStorage.setItem(draft, localStorage.getItem(draft)!.replaceAll('VG-4', 'VG-3'));
    await page.getByRole('button', { name: 'REGISTRO', exact: true }).first().click();
    const reason =
      'VG-3 ya va en un reporte que espera en este teléfono (Reemplazo de dispositivo, N-1). Elija otro, o cambie ese reporte en «Por enviar».';
    await expect.element(device).toHaveAccessibleDescription(reason);
    await comment('segundo cambio');
    await save.click();
    await expect.element(device).toHaveAccessibleDescription(reason);
    expect(await sql('select from event where event_id > 100000')).toEqual([]);
    await find('Nuevo dispositivo', 'VG-4');
    await expect.element(form.getByText(/ya va en un reporte/)).not.toBeInTheDocument();
    await expect.element(field('combobox', 'Estación')).toHaveValue('S-1');
    await expect.element(field('textbox', 'Comentarios')).toHaveValue('segundo cambio');
    await save.click();
    await expect.element(form.getByText('Guardado en este teléfono')).toBeVisible();
    network.mend();
    window.dispatchEvent(new Event('online'));
    const standing = () =>
      sql('select assigned_node_sn as sn from station where station_id in (1001, 1002) order by station_id');
    await expect.poll(standing).toEqual([{ sn: 'VG-3' }, { sn: 'VG-4' }]);
  });
});

/** An installation at the station without a device, filled in as far as it can be sent. */
async function fillInstall(serial: string) {
  await openForm('Instalación de dispositivo');
  await choose('Estación', 'S-1');
  await find('Dispositivo', serial);
}

describe('the station without a device for which an installation waits on this device', () => {
  beforeEach(() => sql('update station set assigned_node_sn = null where station_id = 1002'));

  it('is offered to no other installation, which says why where its name is typed, and is sent once', async () => {
    await openScreen('admin', '/home');
    network.cut(EVENTS);
    await fillInstall('VG-3');
    await save.click();
    await expect.element(form.getByText('Guardado en este teléfono')).toBeVisible();
    await form.getByRole('button', { name: 'Cerrar' }).click();

    await openForm('Instalación de dispositivo');
    await expect.element(field('textbox', 'Nombre de la estación')).toBeVisible();
    expect(field('button', 'Estación').elements()).toEqual([]);
    await field('textbox', 'Nombre de la estación').fill('S-1');
    await find('Dispositivo', 'VG-4');
    await choose('Campo', 'Sur');
    const reason =
      'En S-1 ya se instala VG-3, en un reporte que espera en este teléfono. Elija otra estación, o cambie ese reporte en «Por enviar».';
    await expect.element(field('textbox', 'Nombre de la estación')).toHaveAccessibleDescription(reason);
    await field('spinbutton', 'Latitud').fill('-33,7');
    await field('spinbutton', 'Longitud').fill('-71,2');
    await save.click();
    await expect.element(field('textbox', 'Nombre de la estación')).toHaveAccessibleDescription(reason);
    await expect.element(form.getByText('Guardado en este teléfono')).not.toBeInTheDocument();
    await close();
    network.mend();
    window.dispatchEvent(new Event('online'));
    const standing = () => sql('select assigned_node_sn as sn from station where station_id = 1002');
    await expect.poll(standing).toEqual([{ sn: 'VG-3' }]);
    expect(await sql('select node_id from event where event_id > 100000')).toEqual([{ node_id: 'VG-3' }]);
  });
});
