import { expect, type Locator, type Page } from '@playwright/test';
import type { OwnInstallation } from './own-installation.ts';
import { pictureFile } from './picture.ts';

/** What a new company does first, as `docs/first-farm.md` says. */
const OPERATOR = 'ana@vinanueva.example';
const HOUR_MS = 3_600_000;
const DAYS = 12;
const RECORD_DAYS = 60;

export const isoFromToday = (days: number): string =>
  new Date(Date.now() + days * 24 * HOUR_MS).toISOString().slice(0, 10);
export const dayFromToday = (days: number): string => isoFromToday(days).split('-').reverse().join('-');

export const dialogOf = (page: Page) => page.getByRole('dialog').last();

async function choose(dialog: Locator, select: string, option: string): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(select) }).click();
  await dialog.page().getByRole('option', { name: option, exact: true }).click();
}

/** Saves a form and closes it with a second press on its button. */
export async function save(dialog: Locator, message: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog.page().getByText(message).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
}

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Empezar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empezar' })).toBeVisible();
}

export async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(OPERATOR);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** @returns the password of the super administrator that the operator made */
export async function makeAdmin(run: OwnInstallation['vigia']): Promise<string> {
  const made = await run('create-admin', '--email', OPERATOR);
  expect(made.code, made.err).toBe(0);
  return /no se vuelve a mostrar\): (\S+)/.exec(made.out)?.[1] ?? '';
}

export async function makeClient(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Crear un cliente' }).click();
  await dialogOf(page).getByLabel('Nombre').fill('Viña Nueva');
  await save(dialogOf(page), 'Viña Nueva');
}

/** A field, and a season that is going on. */
export async function makeField(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Agregar un campo' }).click();
  const sector = dialogOf(page);
  await sector.getByLabel('Nombre').fill('Fundo El Boldo');
  await sector.getByLabel('Localidad').fill('Casablanca');
  await sector.getByLabel('Región').fill('Valparaíso');
  await sector.getByLabel('Latitud').fill('-33,32');
  await sector.getByLabel('Longitud').fill('-71,41');
  await save(sector, 'Campo creado: Fundo El Boldo');
  await goOn(page);

  await page.getByRole('link', { name: 'Agregar una temporada' }).click();
  const season = dialogOf(page);
  await season.getByLabel('Nombre').fill('En curso');
  await season.getByRole('textbox', { name: 'Fecha de inicio' }).fill(dayFromToday(-90));
  await season.getByRole('textbox', { name: 'Fecha de término' }).fill(dayFromToday(180));
  await save(season, 'Temporada creada: En curso');
  await goOn(page);
}

/**
 * A station with its device.
 *
 * @param pest as the list of pests offers it
 * @returns the key of the device
 */
export async function makeStation(page: Page, pest: string): Promise<string> {
  await page.getByRole('link', { name: 'Agregar una estación' }).click();
  const station = dialogOf(page);
  await station.getByLabel('Nombre').fill('Cuartel 1');
  await choose(station, 'Campo', 'Fundo El Boldo');
  await choose(station, 'Temporada', 'En curso');
  await choose(station, 'Hospedero', 'Vid');
  await choose(station, 'Plaga', pest);
  await station.getByLabel('Latitud').fill('-33,321');
  await station.getByLabel('Longitud').fill('-71,411');
  await station.getByLabel('Número de serie').fill('VN-0001');
  await station.getByLabel('Versión de firmware').fill('1.0');
  await station.getByRole('button', { name: 'Guardar' }).click();
  const secret = page.getByRole('dialog', { name: /VN-0001/ });
  const key = await secret.getByRole('textbox').inputValue();
  await secret.getByRole('button', { name: 'Ya la guardé' }).click();
  await station.getByRole('button', { name: 'Cerrar' }).first().click();
  return key;
}

/** Sends twelve days of hourly temperatures to the server as the device does, with its key. */
export async function sendMeasurements(address: string, serial: string, key: string): Promise<void> {
  const until = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  const readings = Array.from({ length: DAYS * 24 }, (_, back) => {
    const t = new Date(until - back * HOUR_MS);
    const warmth = 8 * Math.sin(((t.getUTCHours() - 12) / 24) * 2 * Math.PI);
    return {
      category: 'thpg',
      t: t.toISOString(),
      ambient_temperature_c: 16 + warmth,
      ambient_humidity_rh: 60 - warmth,
    };
  });
  const answer = await fetch(`${address}/v2/nodes/${serial}/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-key': key },
    body: JSON.stringify({ readings }),
  });
  expect(answer.status, await answer.text()).toBeLessThan(300);
}

/** Daily extremes until the day before yesterday, as a weather station exports them. */
const record = (): string => {
  const days = Array.from(
    { length: RECORD_DAYS },
    (_, back) => `${isoFromToday(back - RECORD_DAYS - 1)};8,5;24`,
  );
  return `date;tmin;tmax\n${days.join('\n')}\n`;
};

/** Imports measurements from the time before the trap was installed. */
export async function importRecord(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Importar un CSV' }).click();
  const measurements = dialogOf(page);
  await measurements
    .getByLabel('Archivo CSV')
    .setInputFiles({ name: 'clima.csv', mimeType: 'text/csv', buffer: Buffer.from(record()) });
  await expect(measurements.getByText(`${RECORD_DAYS} filas: ${RECORD_DAYS} nuevas`)).toBeVisible();
  await measurements.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(page.getByText('Mediciones importadas: Cuartel 1')).toBeVisible();
  await measurements.getByRole('button', { name: 'Cerrar' }).first().click();
}

/** A photo of the trap, with one insect counted on it. */
export async function countPhoto(page: Page, day: string): Promise<void> {
  await page.getByRole('link', { name: 'Importar fotos' }).click();
  const photos = dialogOf(page);
  const name = `trampa_${day}_09-30.jpg`;
  const file = await pictureFile(page, { name, color: '#a33', type: 'image/jpeg' });
  await photos.locator('input[type=file]').setInputFiles(file);
  await photos.getByRole('button', { name: 'Importar 1 foto' }).click();
  await expect(photos.getByText('Guardada', { exact: true })).toBeVisible();
  await photos.getByRole('button', { name: 'Cerrar' }).last().click();

  await page.getByRole('link', { name: 'Contador' }).click();
  await page.getByRole('button', { name: 'Empezar por la primera' }).click();
  await expect(page.getByRole('button', { name: 'Acercar (+)' })).toBeEnabled();
  await page.getByRole('application').click();
  await expect(page.getByRole('checkbox', { name: 'Conteo actual 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByText('Uploaded Count Successfully')).toBeVisible();
}
