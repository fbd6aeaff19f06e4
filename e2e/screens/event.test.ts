import { beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { chooseKind, close, comment, field, find, form, list, openForm, save, send } from './event-form.ts';
import { network } from './network.ts';
import { openScreen, openTab, sql } from './open-screen.ts';

const REQUIRED = 'Por favor llenar todos los campos requeridos (*)';
const FAILED = 'Error creando reporte. Nuestro equipo ha sido notificado del problema.';
const EVENTS = '/v2/events';

const combo = (name: string) => field('combobox', name);
const text = (name: string) => field('textbox', name);
const number = (name: string) => field('spinbutton', name);
const email = () => text('Correo del responsable');

/** The required empty fields of each kind in an empty form, in the order of the form. */
const ASKED: Readonly<Record<string, () => Locator[]>> = {
  'Instalación de dispositivo': () => [
    text('Nombre de la estación'),
    text('Fecha de instalación'),
    combo('Dispositivo'),
    number('Latitud'),
    number('Longitud'),
    combo('Campo'),
    email(),
  ],
  'Reemplazo de dispositivo': () => [
    combo('Estación'),
    combo('Nuevo dispositivo'),
    text('Fecha de reemplazo'),
    email(),
  ],
  'Primera captura': () => [combo('Campo'), combo('Estación'), text('Fecha de biofix sugerida'), email()],
  'Mantención de dispositivo': () => [
    combo('Estación'),
    combo('Dispositivo'),
    text('Fecha de mantención'),
    email(),
  ],
  Biofix: () => [combo('Campo'), text('Fecha de biofix'), email()],
  'Fenología del hospedero': () => [combo('Campo'), email()],
  'Aplicación de agroquímico': () => [
    combo('Campo'),
    list('Plaga'),
    combo('Producto'),
    number('Dosis'),
    email(),
  ],
  'Recomendación de control de plaga': () => [combo('Campo'), text('Fecha sugerida')],
};

const stored = (remark: string) =>
  sql<{ type: string }>('select type from event where comments = $1', remark);

beforeEach(() => sql('delete from event where event_id > 100000'));

describe('Nuevo Reporte', () => {
  it('says at each field what a report still needs, and leads to the first', async () => {
    await openScreen('admin', '/home');
    await openForm('Biofix');
    await text('Fecha de biofix').clear();
    await email().clear();
    for (const [kind, fields] of Object.entries(ASKED)) {
      await chooseKind(kind);
      await save.click();
      for (const each of fields()) await expect.element(each).toHaveAccessibleDescription(REQUIRED);
      // The message is at each of these fields, at no other, and once beside the button.
      expect(form.getByText(REQUIRED, { exact: true }).elements(), kind).toHaveLength(fields().length + 1);
      await expect.element(fields()[0]!).toHaveFocus();
    }
    // Earlier applications are read for the rules of a product; nothing is sent.
    expect(await network.sentBytes(EVENTS)).toBe(0);
    await close();
  });

  it('shows what the server refuses at its field, and keeps the rest', async () => {
    await sql(`insert into node (client_id, serial_number, node_firmware_version) values (1, 'VG-3', '1.0')`);
    await openScreen('admin', '/home');
    await openForm('Reemplazo de dispositivo');
    await find('Estación', 'S-1');
    await find('Nuevo dispositivo', 'VG-3');
    await comment('cambio refused');
    await sql(`update node set node_is_decommissioned = true where serial_number = 'VG-3'`);
    await save.click();
    await expect
      .element(combo('Nuevo dispositivo'))
      .toHaveAccessibleDescription('El dispositivo no está disponible para este reporte');
    await expect.element(combo('Nuevo dispositivo')).toHaveFocus();
    await expect.element(page.getByText(FAILED)).toBeVisible();
    await expect.element(combo('Estación')).toHaveValue('S-1');
    expect(await stored('cambio refused')).toEqual([]);
    await sql(`update node set node_is_decommissioned = false where serial_number = 'VG-3'`);
    await send();
    expect(await stored('cambio refused')).toEqual([{ type: 'device_swap' }]);
    await sql(`update station set assigned_node_sn = 'VG-2' where station_id = 1002`);
    await sql(`delete from node where serial_number = 'VG-3'`);
  });

  it('waits on the device while the line is down, and is there once though an answer was lost', async () => {
    const waiting = page.getByText(/1 registro guardado en este teléfono/);
    await openScreen('grower', '/home');
    await openForm('Mantención de dispositivo');
    await find('Estación', 'N-1');
    await comment('papel nuevo');
    network.cut(EVENTS);
    await save.click();
    await expect.element(form.getByText('Guardado en este teléfono')).toBeVisible();
    await form.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(waiting).toBeVisible();
    expect(await stored('papel nuevo')).toEqual([]);
    network.lose(EVENTS);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => stored('papel nuevo')).toHaveLength(1);
    await expect.element(waiting).toBeVisible();
    network.mend();
    window.dispatchEvent(new Event('online'));
    await expect.element(waiting).not.toBeInTheDocument();
    expect(await stored('papel nuevo')).toEqual([{ type: 'station_maintenance' }]);
  });

  it('is not sent twice when its draft is tried again after the service has forgotten the first try', async () => {
    const before = await openScreen('grower', '/home');
    await openForm('Mantención de dispositivo');
    await find('Estación', 'N-1');
    await comment('hace un mes');
    network.fail(EVENTS, 500);
    await save.click();
    await expect.element(form.getByRole('alert').first()).toBeVisible();
    before.close();
    network.tellTime(Date.now() + 26 * 86_400_000);
    openTab('/home');
    await page.getByRole('button', { name: 'REGISTRO', exact: true }).first().click();
    await expect.element(field('textbox', 'Comentarios')).toHaveValue('hace un mes');
    await expect.element(page.getByText(/^El reloj de este equipo está atrasado/)).toBeInTheDocument();
    await save.click();
    await expect.element(form.getByText('Guardado en este teléfono')).toBeVisible();
    await form.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(page.getByText('1 registro sin enviar necesita su atención.')).toBeVisible();
    expect(await stored('hace un mes')).toEqual([]);
    await page.getByRole('button', { name: 'Ver', exact: true }).click();
    const waiting = page.getByRole('dialog', { name: 'Por enviar' });
    await expect.element(waiting.getByText(/hace más de 25 días/)).toBeVisible();
    await waiting.getByRole('button', { name: /^Reintentar/ }).click();
    await expect.poll(() => stored('hace un mes')).toHaveLength(1);
  });
});
