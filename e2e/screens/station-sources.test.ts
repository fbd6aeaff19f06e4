import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeByEscape } from './close-by-escape.ts';
import { close, dialog } from './form-dialog.ts';
import { network } from './network.ts';
import { heading, openScreen, serviceTime, sql } from './open-screen.ts';
import { VENDOR_PATH, type VendorRequest } from './vendor-request.ts';

const PATH = '/admin/station-sources';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEYS = { vendorKey: 'una-llave', vendorSecret: 'un-secreto' };
const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = page.getByRole('region', { name: /^METOS de la viña/ });
const choice = dialog.getByRole('combobox', { name: 'Estación del campo para Cuartel 4' });
const row = card.getByRole('row', { name: /Cuartel 4/ });
const question = page.getByRole('alertdialog');

const vendor = (request: VendorRequest) =>
  fetch(VENDOR_PATH, { method: 'POST', body: JSON.stringify(request) });
const made = async () =>
  (await sql<{ source_id: number }>('select max(source_id) as source_id from station_source'))[0]!.source_id;
const pull = async () => {
  await sql("update station_source set next_at = now() - interval '1 year'");
  await sql(
    "update source_station set next_at = now() - interval '1 year' where vendor_station_id = '0020CF3B'",
  );
  expect(await (await vendor({ pull: await made() })).json()).not.toBeNull();
};

afterEach(async () => {
  await vendor({ keys: KEYS, records: [], wrong: [] });
  await sql(`delete from station_source where client_id = 1 and source_id <> 901`);
  await sql('update station set station_position_lat = -33.7 where station_id = 1003');
  await sql('delete from reading where station_id = 1004');
  await sql('delete from climate_day where station_id = 1004');
});

async function act(action: string) {
  await row.getByRole('button', { name: /Acciones/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Adds an account; its stations are asked for by themselves. */
async function addAccount(secret = KEYS.vendorSecret) {
  await button('Agregar cuenta').click();
  await dialog.getByRole('textbox', { name: /Nombre/ }).fill('METOS de la viña');
  await dialog.getByRole('textbox', { name: /Llave pública/ }).fill(' una-llave ');
  await dialog.getByLabelText(/^Llave privada/).fill(secret);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Estaciones de METOS de la viña' })).toBeVisible();
}

async function addLinked() {
  await addAccount();
  await choice.click();
  await page.getByRole('option', { name: 'S-2' }).click();
  await expect.element(page.getByText('Cuartel 4 queda enlazada con S-2')).toBeVisible();
  await close();
}

it('adds an account, links its station and shows what was pulled, also of past days', async () => {
  await sql('update station set station_position_lat = -33.71 where station_id = 1003');
  const screen = await openScreen('admin', PATH);
  await expect.element(heading('Otras estaciones')).toBeVisible();
  expect(page.getByText(/CANARIO/).elements()).toEqual([]);
  await button('Agregar cuenta').click();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('Escriba un nombre').first()).toBeVisible();
  await expect.element(dialog.getByText('Escriba la llave').first()).toBeVisible();
  await closeByEscape(dialog);
  await addAccount();
  await expect.element(dialog.getByText('El fabricante aceptó las llaves.')).toBeVisible();
  await expect.element(dialog.getByText('La más cercana: S-2, a 0 m')).toBeVisible();
  await dialog.getByRole('button', { name: 'Elegir' }).click();
  await expect.element(page.getByText('Cuartel 4 queda enlazada con S-2')).toBeVisible();
  await expect.element(choice).toHaveValue('S-2');
  await close();
  await expect.element(row).toMatchTextContent(/S-2.*Aún sin lecturas/);

  const now = await serviceTime();
  await vendor({ records: [now - 20 * DAY, now - 20 * DAY + HOUR, now - 2 * HOUR] });
  await act('Traer días anteriores');
  await dialog.getByRole('button', { name: 'Traer' }).click();
  await expect.element(page.getByText(/^Los días pedidos llegan por partes/)).toBeVisible();
  await close();
  await expect.element(card.getByText('Empieza en la consulta siguiente')).toBeVisible();
  await act('Traer días anteriores');
  await dialog.getByRole('button', { name: 'Traer' }).click();
  await expect.element(dialog.getByText('Ya se está trayendo parte de este período').first()).toBeVisible();
  await closeByEscape(dialog);
  await card.getByRole('button', { name: 'Detener' }).click();
  await expect.element(card.getByText('Detenido')).toBeVisible();
  await button('Deshacer').first().click();
  await expect.element(card.getByText('Empieza en la consulta siguiente')).toBeVisible();

  await pull();
  screen.close();
  await openScreen('admin', PATH);
  await expect.element(row).toMatchTextContent(/Al día/);
  await expect.element(card.getByText('2 lecturas nuevas')).toBeVisible();
  await expect.element(card.getByText('Listo')).toBeVisible();
  const stored = await sql('select 1 from reading where station_id = 1004');
  expect(stored).toHaveLength(3);
});

it('says that keys are refused, takes others, and never shows any', async () => {
  await vendor({ keys: null });
  await openScreen('admin', PATH);
  await addAccount('viejo');
  await expect.element(dialog.getByText('El fabricante no acepta las llaves.')).toBeVisible();
  await vendor({ keys: { vendorKey: 'una-llave', vendorSecret: 'nuevo' } });
  await dialog.getByRole('button', { name: 'Cambiar llaves' }).click();
  await expect.element(dialog.getByLabelText(/^Llave privada/)).toHaveValue('');
  await dialog.getByRole('textbox', { name: /Llave pública/ }).fill('una-llave');
  await dialog.getByLabelText(/^Llave privada/).fill('nuevo');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(dialog.getByText('El fabricante aceptó las llaves.')).toBeVisible();
  await close();
});

it('unlinks and takes it back, lets an account rest, and removes it', async () => {
  await openScreen('admin', PATH);
  await addLinked();
  const ties = () => sql(`select station_id from source_station where source_id <> 901 and client_id = 1`);
  await act('Desenlazar');
  await expect.element(page.getByText(/^Cuartel 4 ya no está enlazada/)).toBeVisible();
  expect(await ties()).toEqual([]);
  // The list asked anew: a row seen from here on is the one that came back.
  await expect.element(row).not.toBeInTheDocument();
  await button('Deshacer').first().click();
  await expect.element(row).toBeVisible();
  expect(await ties()).toEqual([{ station_id: 1004 }]);
  const more = card.getByRole('button', { name: 'Más acciones de METOS de la viña' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Pausar' }).click();
  await expect.element(card.getByText('En pausa')).toBeVisible();
  await more.click();
  await page.getByRole('menuitem', { name: 'Quitar cuenta' }).click();
  await question.getByRole('button', { name: 'Quitar cuenta' }).click();
  await expect.element(page.getByText('Cuenta quitada: METOS de la viña')).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

it('shows what was set apart, reads it again, and asks before it is lost', async () => {
  const screen = await openScreen('admin', PATH);
  await addLinked();
  await vendor({ wrong: [(await serviceTime()) - 2 * HOUR] });
  await pull();
  screen.close();
  await openScreen('admin', PATH);
  await act('Ver lo apartado');
  await expect.element(dialog.getByText('No es un número').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Leer otra vez' }).click();
  await expect.element(page.getByText(/^Nada cambió: \d+ registros? siguen? apartados?\.$/)).toBeVisible();
  await close();
  await act('Desenlazar');
  await expect.element(question.getByText(/se pierde lo que está apartado/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(row).toBeVisible();
});

it('says that the accounts did not come, and asks again', async () => {
  network.fail('/v2/station-sources', 500);
  await openScreen('admin', PATH);
  await expect.element(page.getByText('No se pudieron cargar las cuentas')).toBeVisible();
  network.mend();
  await button('Reintentar').click();
  await expect.element(page.getByText('METOS · METOS (FieldClimate)')).toBeVisible();
});

it('leads a grower home', async () => {
  const screen = await openScreen('grower', PATH);
  await expect.element(heading('Estaciones')).toBeVisible();
  await expect.poll(screen.address).toBe('/home');
});
