import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, comment, field, find, form, openForm, save } from './event-form.ts';
import { measured } from './measured.ts';
import { network } from './network.ts';
import { openScreen, openTab, sql } from './open-screen.ts';

const COUNTED = `client_id = 1 and station_id = 1001 and node_sn = 'screens'`;
const EVENTS = '/v2/events';
const unsentMarker = () => document.querySelector('[data-marker="event--1"]');
const region = page.getByRole('region', { name: /^Por enviar \(\d\)$/ });

afterEach(async () => {
  await sql(`delete from capture where ${COUNTED}`);
  await sql('delete from event where event_id > 100000');
  await sql('delete from field_count where client_id = 1');
  await sql(`update station set assigned_node_sn = 'VG-1' where client_id = 1 and station_id = 1001`);
});

async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run({ exclude: [['[data-live-announcer]']] });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
async function closeForm() {
  await expect.element(form.getByText('Guardado en este teléfono')).toBeVisible();
  await form.getByRole('button', { name: 'Cerrar' }).click();
}
const lineBack = () => {
  network.mend();
  window.dispatchEvent(new Event('online'));
};

describe('a report that waits on this device', () => {
  it('stands on the chart of its field with its own sign and words, also after a reload, until it is sent', async () => {
    await sql(`insert into capture (client_id, station_id, pest_id, t, day, in_photo, node_sn)
      select 1, 1001, 1, day + interval '16 hours', day, 3, 'screens'
      from generate_series(timestamp '2026-11-01', '2026-11-20', '1 day') as day`);
    await measured();
    const before = await openScreen('admin', '/sector/11');
    await openForm('Aplicación de agroquímico');
    await choose('Plaga', 'Polilla del racimo de la vid Lobesia botrana');
    await field('combobox', 'Producto').fill('Azufre mojable');
    await userEvent.keyboard('{Tab}');
    await field('spinbutton', 'Dosis').fill('2,5');
    network.cut(EVENTS);
    await save.click();
    await closeForm();
    await expect.poll(() => unsentMarker()?.textContent).toMatch(/^por enviar: aplicación/);
    const sign = () => unsentMarker()?.querySelectorAll('path')[1];
    await expect.poll(() => sign()?.getAttribute('stroke')).toMatch(/^#/);
    await expect
      .poll(() => document.body.textContent)
      .toMatch(/por enviar: aplicación · Azufre mojable el 21 nov/);
    before.close();
    network.mend();
    network.refuse('/v2/events/report', 503, 'x');
    openTab('/sector/11');
    await expect.poll(unsentMarker).not.toBeNull();
    lineBack();
    await expect.poll(unsentMarker).toBeNull();
    expect(document.querySelectorAll('[data-marker^="event-"]').length).toBeGreaterThan(0);
  });

  it('stands before the table of Reportes and on the page of its station, and no figure counts it', async () => {
    const before = await openScreen('grower', '/home');
    await openForm('Mantención de dispositivo');
    await find('Estación', 'N-1');
    network.cut([EVENTS, '/events']);
    await save.click();
    await closeForm();
    before.close();
    // The browser itself knows that there is no line: nothing is tried, and all the same it is shown at once.
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const logs = openTab('/logs#maintenance_log');
    const group = logs.tab.getByRole('region', { name: 'Por enviar (1)' });
    await expect.element(group).toMatchTextContent(/Mantención de dispositivo.*N-1 · Norte · 21 nov 2026/);
    for (const width of [1440, 390]) {
      await page.viewport(width, 844);
      await expect.poll(violations).toEqual([]);
    }
    await page.viewport(1280, 800);
    logs.close();
    line.mockRestore();
    const { tab } = openTab('/station/1001');
    await expect.element(tab.getByRole('region', { name: 'Por enviar (1)' })).toBeVisible();
    await region.getByRole('button', { name: 'Abrir Por enviar' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Por enviar' })).toBeVisible();
    lineBack();
    await expect.element(page.getByText('Todo está enviado')).toBeVisible();
    await expect.element(region).not.toBeInTheDocument();
  });
});

describe('a hand count that waits on this device', () => {
  it('stands before the list of its station, and hollow on its chart, until it is sent', async () => {
    await sql('update station set assigned_node_sn = null where client_id = 1 and station_id = 1001');
    await openScreen('grower', '/station/1001');
    await page.getByRole('button', { name: 'Anotar un conteo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Conteo en terreno' });
    await dialog.getByRole('textbox', { name: 'N-1', exact: true }).fill('5');
    network.cut('/v2/field_counts');
    await dialog.getByRole('button', { name: /^Enviar/ }).click();
    await expect.element(dialog.getByText('Guardado en este teléfono')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect.element(region).toMatchTextContent(/5 insectos.*Polilla del racimo de la vid · 21 nov 2026/);
    const hollow = () => document.querySelector('[data-unsent]');
    await expect.poll(hollow).not.toBeNull();
    const card = page.getByRole('button', { name: /Conteo en terreno por enviar/ });
    await expect.element(card).toMatchTextContent(/5 adultos.*aún no se suma/);
    await expect.poll(violations).toEqual([]);
    await page.getByRole('button', { name: /Serie/ }).click();
    await page.getByRole('option', { name: 'Acumuladas por día' }).click();
    const sentence = page.getByText(/^Por enviar: 5 insectos de conteos en terreno \(21 nov 2026\)/);
    await expect.element(sentence).toBeVisible();
    await expect.poll(hollow).toBeNull();
    lineBack();
    await expect.element(sentence).not.toBeInTheDocument();
    await expect.element(region).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: /5 insectos/ })).toBeVisible();
  });
});

it('has a report that was written while nothing answered, not even with the time, sent with the line back', async () => {
  const before = await openScreen('grower', '/home');
  await openForm('Mantención de dispositivo');
  await find('Estación', 'N-1');
  await comment('sin señal');
  network.cut('/');
  await save.click();
  await closeForm();
  before.close();
  network.mend();
  openTab('/home');
  await expect
    .poll(() => sql('select comments from event where event_id > 100000'))
    .toEqual([{ comments: 'sin señal' }]);
  await expect.element(page.getByText(/registros? guardado/)).not.toBeInTheDocument();
});

describe('a phone without room', () => {
  it('says so where nothing can be noted on it any more, and is sent once there is room', async () => {
    await openScreen('grower', '/home');
    await openForm('Mantención de dispositivo');
    await find('Estación', 'N-1');
    network.cut([EVENTS, '/events']);
    await save.click();
    await closeForm();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    lineBack();
    await expect
      .element(page.getByText(/^No queda espacio en este teléfono para enviar 1 registro/))
      .toBeVisible();
    full.mockRestore();
    lineBack();
    await expect.poll(() => sql('select from event where event_id > 100000')).toHaveLength(1);
    await expect.element(page.getByText(/registros? guardado|No queda espacio/)).not.toBeInTheDocument();
  });
});
