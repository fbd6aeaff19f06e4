import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { chirpStackUplink, ttsUplink } from '../../packages/server/tests/support/uplink-messages.ts';
import { closeByEscape } from './close-by-escape.ts';
import { choose, close, dialog, field } from './form-dialog.ts';
import { network } from './network.ts';
import { openScreen, serviceTime, sql } from './open-screen.ts';

const PATH = '/admin/station-sources?company=1';
const MINUTE = 60_000;
const EUI = 'A840410000000001';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = page.getByRole('region', { name: /^Sondas del parrón/ });
const row = card.getByRole('row', { name: new RegExp(EUI) });
const profiles = page.getByRole('region', { name: 'Perfiles de equipos' });
const question = page.getByRole('alertdialog');
const codeOf = (name: string) => dialog.getByRole('region', { name }).element().textContent;

afterEach(async () => {
  await sql(`delete from uplink_device where dev_eui = '${EUI}'`);
  await sql("delete from uplink_door where door_name = 'Sondas del parrón'");
  await sql("delete from uplink_profile where client_id = 1 and profile_name = 'LSE01'");
  await sql('delete from reading where station_id = 1004');
  await sql('delete from climate_day where station_id = 1004');
});

/** What the guide of a door says to paste into the network server's console. */
interface Pasted {
  readonly address: string;
  readonly header: string;
}
const send = (to: Pasted, body: object) =>
  fetch(to.address, {
    method: 'POST',
    headers: { authorization: to.header, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
let counter = 0;
const said = (at: number, fields: object | null) => {
  counter += 1;
  return { devEui: EUI, at, counter, session: 'AXA50tHU', payload: 'AAE=', fields };
};
const pasted = (): Pasted => ({
  address: codeOf('Dirección')!,
  header: codeOf('Valor del encabezado')!,
});

async function addDoor(server: 'The Things Stack' | 'ChirpStack'): Promise<Pasted> {
  await button('Agregar puerta').click();
  if (server === 'ChirpStack') await choose(/Servidor de red/, server);
  await field('Nombre').fill('Sondas del parrón');
  await dialog.getByRole('button', { name: 'Crear puerta' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Conectar Sondas del parrón' })).toBeVisible();
  const to = pasted();
  await dialog.getByRole('button', { name: 'Ya lo guardé' }).click();
  return to;
}

async function act(action: string) {
  await row.getByRole('button', { name: /Acciones/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function chooseIn(path: string, list: RegExp, option: string) {
  await dialog.getByRole('group', { name: path, exact: true }).getByRole('button', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Links the device as S-2, by a profile that reads `temp` in °C. */
async function link() {
  await row.getByRole('button', { name: /^Asociar/ }).click();
  await choose(/Perfil/, 'Perfil nuevo');
  await field('Nombre del perfil').fill('LSE01');
  await chooseIn('temp', /Medida/, 'Temperatura');
  await dialog.getByRole('combobox', { name: /Estación del campo/ }).click();
  await page.getByRole('option', { name: 'S-2' }).click();
  await dialog.getByRole('button', { name: 'Asociar' }).click();
}

const measured = async () =>
  (
    await sql<{ t: number | null; h: number | null }>(
      'select ambient_temperature_c as t, ambient_humidity_rh as h from reading where station_id = 1004 order by 1',
    )
  ).map(({ t, h }) => [t, h]);

it('from a new door to measurements: what to paste, an unknown device, its mapping, what was kept', async () => {
  let screen = await openScreen('admin', PATH);
  await button('Agregar puerta').click();
  await dialog.getByRole('button', { name: 'Crear puerta' }).click();
  await expect.element(dialog.getByText('Escriba un nombre').first()).toBeVisible();
  await closeByEscape(dialog);
  const to = await addDoor('The Things Stack');
  await expect.element(card.getByText('Por recibir')).toBeVisible();
  const now = await serviceTime();
  for (const [minutes, temp] of [
    [30, 68],
    [20, 50],
  ] as const)
    expect(
      (await send(to, ttsUplink(said(now - minutes * MINUTE, { temp, hum: 61, note: 'ok' })))).status,
    ).toBe(200);
  screen.close();
  screen = await openScreen('admin', PATH);
  await expect.element(card.getByText('Equipos por asociar')).toBeVisible();
  await expect.element(row).toMatchTextContent(/hum: 61 · note: ok · temp: 50/);

  await row.getByRole('button', { name: /^Asociar/ }).click();
  await choose(/Perfil/, 'Perfil nuevo');
  await dialog.getByRole('button', { name: 'Asociar' }).click();
  for (const wrong of ['Elija una estación', 'Escriba un nombre', 'Elija al menos una medida'])
    await expect.element(dialog.getByText(wrong).first()).toBeVisible();
  await field('Nombre del perfil').fill('LSE01');
  await chooseIn('temp', /Medida/, 'Temperatura');
  await chooseIn('temp', /Unidad/, '°F');
  await expect.element(dialog.getByText('10 °C', { exact: true })).toBeVisible();
  await dialog.getByRole('combobox', { name: /Estación del campo/ }).click();
  await page.getByRole('option', { name: 'S-2' }).click();
  await dialog.getByRole('button', { name: 'Asociar' }).click();
  await expect
    .element(page.getByText(/queda asociado a S-2: 2 envíos conservados son medición\.$/))
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row).toMatchTextContent(/Al día.*S-2.*LSE01/);
  expect(await measured()).toEqual([
    [10, null],
    [20, null],
  ]);

  await profiles
    .getByRole('row', { name: /LSE01/ })
    .getByRole('button', { name: /Acciones/ })
    .click();
  await page.getByRole('menuitem', { name: 'Editar perfil' }).click();
  await chooseIn('hum', /Medida/, 'Humedad');
  await expect.element(dialog.getByText('61 %')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect
    .element(page.getByText(/^Perfil actualizado: LSE01\. .* 2 envíos son medición\.$/))
    .toBeVisible();
  expect(await measured()).toEqual([
    [10, 61],
    [20, 61],
  ]);
});

it('unlinks a device and takes it back, and forgets it after asking', async () => {
  let screen = await openScreen('admin', PATH);
  const to = await addDoor('The Things Stack');
  await send(to, ttsUplink(said((await serviceTime()) - 5 * MINUTE, { temp: 21.5 })));
  screen.close();
  screen = await openScreen('admin', PATH);
  await link();
  await expect.element(page.getByText(/1 envío conservado es medición\.$/)).toBeVisible();
  await act('Desasociar');
  await expect.element(page.getByText(/ya no es una estación/)).toBeVisible();
  await expect.element(row).toMatchTextContent(/Por asociar/);
  await button('Deshacer').first().click();
  await expect.element(row).toMatchTextContent(/S-2/);
  expect(await measured()).toEqual([[21.5, null]]);
  await act('Olvidar equipo');
  await question.getByRole('button', { name: 'Olvidar equipo' }).click();
  await expect.element(page.getByText(/^Equipo olvidado/)).toBeVisible();
  await expect.element(row).not.toBeInTheDocument();
  expect(await measured(), 'what was measured stays').toEqual([[21.5, null]]);
});

it('shows what was set apart with its reason, and reads it again', async () => {
  const screen = await openScreen('admin', PATH);
  const to = await addDoor('The Things Stack');
  const now = await serviceTime();
  await send(to, ttsUplink(said(now - 5 * MINUTE, { temp: 999 })));
  await send(to, ttsUplink(said(now - 4 * MINUTE, { temp: 20 })));
  screen.close();
  await openScreen('admin', PATH);
  await link();
  await expect.element(page.getByText(/1 envío conservado es medición y 1 sigue apartado\.$/)).toBeVisible();
  await act('Ver envíos');
  await expect.element(dialog.getByText('Un valor es imposible')).toBeVisible();
  await expect.element(dialog.getByText('Medido').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Leer otra vez' }).click();
  await expect.element(page.getByText(/1 envío es medición y 1 sigue apartado\.$/)).toBeVisible();
  await close();
});

it('says why a door refuses, gives it another secret, another name, and ends it', async () => {
  let screen = await openScreen('admin', PATH);
  const to = await addDoor('ChirpStack');
  const uplink = async () =>
    chirpStackUplink(
      said((await serviceTime()) - MINUTE, { temp: 20 }),
      '3ac7e3c4-4401-4b8d-9386-a5c902f9202d',
    );
  expect((await send({ ...to, header: 'Bearer x' }, await uplink())).status).toBe(401);
  screen.close();
  screen = await openScreen('admin', PATH);
  await expect.element(card.getByText('Rechaza lo que llega')).toBeVisible();
  const more = card.getByRole('button', { name: 'Más acciones de Sondas del parrón' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Cambiar secreto' }).click();
  await question.getByRole('button', { name: /24 horas más/ }).click();
  await page.getByRole('option', { name: /^Hasta ahora/ }).click();
  await question.getByRole('button', { name: 'Cambiar secreto' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Conectar Sondas del parrón' })).toBeVisible();
  const next = pasted();
  await dialog.getByRole('button', { name: 'Ya lo guardé' }).click();
  expect((await send(to, await uplink())).status).toBe(401);
  expect((await send(next, await uplink())).status).toBe(200);

  await card.getByRole('button', { name: 'Cómo conectarla' }).click();
  await expect.element(dialog.getByText(/no se vuelve a mostrar/)).toBeVisible();
  expect(codeOf('Dirección')).toBe(to.address);
  await close();
  await more.click();
  await page.getByRole('menuitem', { name: 'Cambiar nombre' }).click();
  await field('Nombre').fill('Packing');
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect.element(page.getByText('Puerta actualizada: Packing')).toBeVisible();
  await button('Deshacer').first().click();
  await expect.element(page.getByText('Se deshizo el cambio')).toBeVisible();
  await close();
  await more.click();
  await page.getByRole('menuitem', { name: 'Terminar puerta' }).click();
  await question.getByRole('button', { name: 'Terminar puerta' }).click();
  await expect.element(page.getByText('Puerta terminada: Sondas del parrón')).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
  expect((await send(next, await uplink())).status).toBe(401);
});

it('deletes a profile that no device uses and takes it back', async () => {
  await openScreen('admin', PATH);
  const unused = profiles.getByRole('row', { name: /Sin uso/ });
  await unused.getByRole('button', { name: /Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Eliminar perfil' }).click();
  await expect.element(page.getByText('Perfil eliminado: Sin uso')).toBeVisible();
  await expect.element(unused).not.toBeInTheDocument();
  await button('Deshacer').first().click();
  await expect.element(unused).toBeVisible();
});

it('says that the doors did not come, and asks again', async () => {
  network.fail('/v2/uplink-doors', 500);
  await openScreen('admin', PATH);
  await expect.element(page.getByText('No se pudieron cargar las puertas')).toBeVisible();
  network.mend();
  await button('Reintentar').click();
  await expect.element(page.getByText('TTN · The Things Stack')).toBeVisible();
  expect(page.getByText(/CANARIO/).elements()).toEqual([]);
});
