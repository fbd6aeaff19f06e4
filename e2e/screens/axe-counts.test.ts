import { afterEach, beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Look, lookAtStates } from './axe-states.ts';
import { stillPage } from './axe-violations.ts';
import { closeByEscape } from './close-by-escape.ts';
import { noisePhoto } from './field-photo.ts';
import { network } from './network.ts';
import { openScreen, openTab, sql } from './open-screen.ts';

const PATIENCE = { timeout: 10_000 };
const dialog = page.getByRole('dialog', { name: 'Conteo en terreno' });
const list = page.getByRole('region', { name: 'Conteos en terreno' });
const outbox = page.getByRole('dialog', { name: 'Por enviar' });
const correct = page.getByRole('dialog', { name: /^Corregir el conteo/ });
const trap = dialog.getByRole('textbox', { name: 'N-1', exact: true });
const visible = (what: ReturnType<typeof page.getByText>) => expect.element(what, PATIENCE).toBeVisible();

stillPage();
/** Station 1001 is a trap without a device, with a count of a week ago. */
beforeEach(async () => {
  await sql('update station set assigned_node_sn = null where client_id = 1 and station_id = 1001');
  await sql(`insert into field_count (client_id, station_id, pest_id, day, counted_at, number_found)
    values (1, 1001, 1, '2026-11-14', '2026-11-14T15:00:00Z', 12)`);
});
afterEach(async () => {
  await sql("delete from image where source_entity_id like 'count/%'");
  await sql('delete from field_count where client_id = 1');
  await sql(`update station set assigned_node_sn = 'VG-1' where client_id = 1 and station_id = 1001`);
});

async function takePhoto() {
  await page.getByRole('button', { name: 'Anotar un conteo' }).click();
  await visible(trap);
  const button = dialog.getByRole('button', { name: 'Foto de N-1' });
  await visible(button);
  const input = button.element().parentElement!.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, await noisePhoto('IMG_2041.jpg'));
  await visible(dialog.getByText('IMG_2041.jpg'));
}
const press = (name: RegExp | string, within: typeof list = dialog) =>
  within.getByRole('button', { name }).first().click();
const openCorrection = async () => {
  await press(/^Acciones/, list);
  await page.getByRole('menuitem', { name: 'Corregir' }).click();
  await visible(correct);
};

/** The states of counts by hand and their photos; each is looked at as it comes. */
async function photoStates(look: Look) {
  const before = await openScreen('grower', '/station/1001');
  await takePhoto();
  await look('a photo without its number');
  await press(/^Enviar/);
  await visible(dialog.getByText('Escriba el número: la foto va con su conteo'));
  await look('the number is asked for');
  await trap.fill('4');
  await press(/^Enviar/);
  await visible(dialog.getByText('1 conteo guardado'));
  await look('sent');
  await press('Cerrar');
  await visible(list.getByRole('button', { name: /^Abrir la foto 1/ }));
  await expect.poll(() => list.element().querySelector('button img'), PATIENCE).not.toBeNull();
  await look('thumbnails');
  await press(/^Abrir la foto 1/, list);
  const viewer = page.getByRole('dialog', { name: /N-1/ });
  await visible(viewer.getByRole('application', { name: /^Foto del/ }));
  await look('a large photo');
  await closeByEscape(viewer);
  network.cut('/v2/');
  await takePhoto();
  await trap.fill('5');
  await press(/^Enviar/);
  await visible(dialog.getByText('Guardado en este teléfono'));
  await look('it waits');
  before.close();
  openTab('/station/1001');
  await visible(page.getByRole('region', { name: 'Por enviar (1)' }).getByText(/· 1 foto$/));
  await look('a count with a photo that waits');
  await press('Abrir Por enviar', page.getByRole('region', { name: 'Por enviar (1)' }));
  await visible(outbox.getByText(/1 foto por enviar/));
  await look('its line in the outbox');
}

async function correctionStates(look: Look) {
  const number = correct.getByRole('spinbutton', { name: /Insectos/ });
  await openScreen('grower', '/station/1001');
  await visible(list.getByText('12 insectos'));
  await openCorrection();
  await look('a correction');
  await number.fill('');
  await press('Guardar', correct);
  await visible(correct.getByText(/Escriba un número entero/));
  await look('a correction without a number');
  network.cut('/v2/field_counts');
  await number.fill('10');
  await press('Guardar', correct);
  await visible(correct.getByRole('button', { name: 'Cerrar' }));
  await look('a correction that was kept');
  await press('Cerrar', correct);
  await visible(list.getByText('pasa a 10 insectos'));
  await look('a corrected count that waits');
  await openCorrection();
  await look('the correction of a correction that waits');
  await closeByEscape(correct);
  await sql('update field_count set number_found = 20 where client_id = 1');
  network.mend();
  window.dispatchEvent(new Event('online'));
  await visible(list.getByText('No se pudo enviar'));
  await look('a correction that was refused');
  await openCorrection();
  await visible(correct.getByText(/ahora dice 20 insectos/));
  await look('the correction of a count that somebody has changed');
}

lookAtStates([
  ['photos of counts', photoStates],
  ['corrections of counts', correctionStates],
]);
