import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeByEscape } from './close-by-escape.ts';
import { dialog, field, save, typePosition } from './form-dialog.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const opener = (name: string) => page.getByRole('button', { name });

afterEach(async () => {
  vi.restoreAllMocks();
  await sql("delete from season where season_name = '2027–28'");
  await sql("delete from sector where sector_name = 'El Peral'");
});

describe('the dialogs of Campos', () => {
  it('make a season, which can be chosen at once', async () => {
    await openScreen('manager', '/sectors');
    await opener('Nueva Temporada').click();
    await expect.element(field('Cliente')).toHaveValue('Viña Los Aromos');
    await save.click();
    await expect.element(field('Nombre')).toHaveAccessibleDescription('Ingrese Nombre');
    await field('Nombre').fill('2027–28');
    await field('Fecha de inicio').fill('01-05-2027');
    await field('Fecha de término').fill('30-04-2028');
    await save.click();
    await expect.element(page.getByText('Temporada creada: 2027–28')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await page
      .getByRole('button', { name: /^\d.*Temporada$/ })
      .first()
      .click();
    await expect.element(page.getByRole('option', { name: '2027–28' })).toBeVisible();
  });

  it('keep what was typed when the line is down, and make one field however often it is sent', async () => {
    await openScreen('manager', '/sectors');
    await opener('Nuevo campo').click();
    await field('Nombre').fill('El Peral');
    await field('Localidad').fill('Curicó');
    await field('Región').fill('Maule');
    await typePosition('-34,98', '-71,24');
    network.cut('/v2/sectors');
    await save.click();
    await expect.element(page.getByText(/^Error al guardar\. Nuestro equipo/)).toBeVisible();
    await expect.element(field('Nombre')).toHaveValue('El Peral');
    network.mend();
    await save.click();
    await expect.element(page.getByText('Campo creado: El Peral')).toBeVisible();
    const made = await sql<{ sector_address: string }>(
      "select sector_address from sector where sector_name = 'El Peral'",
    );
    expect(made).toEqual([{ sector_address: 'Curicó, Maule' }]);
  });

  it('ask before they throw away what was typed, and close at once where nothing was', async () => {
    await openScreen('manager', '/sectors');
    const question = page.getByRole('alertdialog', { name: '¿Descartar los cambios?' });
    await opener('Nuevo campo').click();
    await closeByEscape(dialog);
    await opener('Nuevo campo').click();
    await field('Nombre').fill('El Peral');
    await userEvent.keyboard('{Escape}');
    await expect.element(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(field('Nombre')).toHaveFocus();
    await expect.element(field('Nombre')).toHaveValue('El Peral');
    await userEvent.keyboard('{Escape}');
    await question.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener('Nuevo campo').click();
    await expect.element(field('Nombre')).toHaveValue('');
  });

  it('say every rule of a season at its field, and lead to the first', async () => {
    await openScreen('manager', '/sectors');
    await opener('Nueva Temporada').click();
    await save.click();
    await expect.element(field('Nombre')).toHaveAccessibleDescription('Ingrese Nombre');
    await expect.element(field('Nombre')).toHaveFocus();
    await field('Nombre').fill('2027–28');
    await field('Fecha de inicio').fill('01-05-2027');
    await field('Fecha de término').fill('30-04-2026');
    await save.click();
    await expect
      .element(field('Fecha de inicio'))
      .toHaveAccessibleDescription(/El inicio es después del término/);
    await expect
      .element(field('Fecha de término'))
      .toHaveAccessibleDescription(/El término es antes que el inicio/);
    await expect.element(field('Fecha de inicio')).toHaveFocus();
    expect(await sql("select from season where season_name = '2027–28'")).toEqual([]);
  });

  it('say every rule of a field at its place', async () => {
    await openScreen('manager', '/sectors');
    await opener('Nuevo campo').click();
    const number = (name: string) => dialog.getByRole('spinbutton', { name });
    await number('Latitud').fill('-91');
    await number('Longitud').fill('181');
    await save.click();
    await expect.element(field('Nombre')).toHaveAccessibleDescription('Ingrese un Nombre');
    await expect.element(field('Nombre')).toHaveFocus();
    await expect.element(field('Localidad')).toHaveAccessibleDescription('Ingrese una localidad');
    await expect.element(field('Región')).toHaveAccessibleDescription('Ingrese una región');
    await expect.element(number('Latitud')).toHaveAccessibleDescription('-90 ≤ latitud ≤ 90');
    await expect.element(number('Longitud')).toHaveAccessibleDescription('-180 ≤ longitud ≤ 180');
  });

  it('take the position of the device, and say so when it gives none', async () => {
    type Found = Parameters<Geolocation['getCurrentPosition']>;
    const located = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    const here = { coords: { latitude: -34.98321, longitude: -71.24 } } as GeolocationPosition;
    located.mockImplementation((...[found]: Found) => found(here));
    located.mockImplementationOnce((...[, failed]: Found) =>
      failed?.({ code: 1 } as GeolocationPositionError),
    );
    await openScreen('manager', '/sectors');
    await opener('Nuevo campo').click();
    const locate = dialog.getByRole('button', { name: 'Usar mi ubicación' });
    await locate.click();
    await expect.element(dialog.getByText(/no permite leer su ubicación/)).toBeVisible();
    await locate.click();
    await expect.element(dialog.getByRole('spinbutton', { name: 'Latitud' })).toHaveValue('-34,98321');
    await expect.element(dialog.getByRole('spinbutton', { name: 'Longitud' })).toHaveValue('-71,24');
  });

  it('are not offered to who may not use them', async () => {
    await openScreen('grower', '/sectors');
    await expect.element(page.getByRole('row', { name: /Norte/ })).toBeVisible();
    expect(opener('Nuevo campo').elements()).toEqual([]);
    expect(opener('Nueva Temporada').elements()).toEqual([]);
  });
});
