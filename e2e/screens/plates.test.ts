import { afterEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { closeByEscape } from './close-by-escape.ts';
import { field as fieldOfForm, list } from './event-form.ts';
import { measured } from './measured.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const PHONE = [390, 844] as const;
const reason = page.getByText('Placa de N-1 llena: 33 polillas desde el cambio del 2 may');
const note = page.getByText(
  /^Placa llena desde el 19 nov 2026\. Desde ese día las capturas pueden estar subestimadas/,
);
const chip = (name: RegExp) => page.getByRole('region', { name: 'Estado' }).getByRole('button', { name });

/** N-1 was installed on 2 May; its photos show 21 moths up to 18 November, and 33 on the day after. */
async function filled() {
  await sql(`insert into capture (client_id, station_id, pest_id, t, day, in_photo, node_sn)
    values (1, 1001, 1, '2026-11-19T15:00:00Z', '2026-11-19', 33, 'VG-1')`);
  await measured();
}
afterEach(async () => {
  await sql("delete from capture where station_id = 1001 and day = '2026-11-19'");
  await sql('delete from event where event_id > 100000');
  await measured();
});

it('Hoy tells a full plate, and opens the maintenance that brings another one', async () => {
  await filled();
  await openScreen('admin', '/today');
  const north = page.getByRole('article', { name: 'Norte' });
  await north.getByRole('button', { name: /^y \d+ más$/ }).click();
  await expect.element(reason).toBeVisible();
  await north.getByRole('button', { name: 'Registrar mantención: N-1' }).last().click();
  await expect.element(list('Tipo de Reporte')).toMatchTextContent('Mantención');
  await expect.element(fieldOfForm('combobox', 'Estación')).toHaveValue('N-1');
});

it('the station says how full its plate is, and its chart from when on it shows too little', async () => {
  await openScreen('grower', '/station/1001');
  await expect.element(chip(/^Placa · 21 polillas$/)).toBeVisible();
  expect(note.elements()).toEqual([]);
  await filled();
  await page.viewport(...PHONE);
  await openScreen('grower', '/station/1001');
  await chip(/^Placa llena · 33 polillas$/).click();
  await expect
    .element(page.getByRole('dialog', { name: 'Placa adhesiva' }))
    .toMatchTextContent(/33 polillas desde el cambio del 2 may 2026.*Llena desde el 19 nov 2026/);
  await closeByEscape(page.getByRole('dialog', { name: 'Placa adhesiva' }));
  await expect.element(note).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(PHONE[0]);
});

it('a maintenance of today begins another plate, and one that is missing is told', async () => {
  await filled();
  await sql(`insert into event (client_id, type, station_id, sector_id, date_event, datetime_event, comments)
    values (1, 'station_maintenance', 1001, 11, '2026-11-20', '2026-11-20T15:00:00Z', '')`);
  await openScreen('grower', '/station/1001');
  await expect.element(chip(/^Placa · sin conteo$/)).toBeVisible();
  expect(note.elements()).toEqual([]);
  await sql('delete from event where event_id > 100000');
  const move = (days: number) =>
    sql('update event set date_event = date_event + $1::int where station_id = 1001', days);
  await move(-700);
  onTestFinished(async () => void (await move(700)));
  await openScreen('grower', '/station/1001');
  await expect.element(chip(/^Placa · sin cambio registrado$/)).toBeVisible();
});

it('a plate that could not be asked for says so, and is asked for again', async () => {
  network.fail('/v2/events', 500);
  await openScreen('grower', '/station/1001');
  await chip(/^No se pudo consultar la placa$/).click();
  network.mend();
  await page.getByRole('button', { name: 'Reintentar' }).last().click();
  await expect.element(chip(/^Placa · 21 polillas$/)).toBeVisible();
});

it('the captures of a field name the traps with full plates', async () => {
  await filled();
  await openScreen('grower', '/data-explorer?season=101&sector=11&pest=1');
  await expect.element(page.getByText(/^Placa llena: N-1, desde el 19 nov 2026\./)).toBeVisible();
});
