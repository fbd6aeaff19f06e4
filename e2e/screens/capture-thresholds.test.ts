import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { choose, close, dialog, save } from './form-dialog.ts';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const PATH = '/admin/capture-thresholds?company=1';
const row = (name: RegExp) => page.getByRole('row', { name });
const number = (name: RegExp) => dialog.getByRole('spinbutton', { name });
const undo = page.getByRole('button', { name: 'Deshacer' });

async function act(name: RegExp, action: string) {
  await row(name)
    .getByRole('button', { name: /Acciones/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
const stored = () =>
  sql(
    'select pest_id, month_from, month_to, days_summed, ok_up_to, warning_up_to from capture_threshold where client_id = 1 and pest_id = 1',
  );

/** One of the client's own for November. */
const insertOwn = () =>
  sql(
    "insert into capture_threshold (client_id, pest_id, month_from, month_to, days_summed, ok_up_to, warning_up_to, set_on) values (1, 1, 11, 11, 7, 1, 5, '2026-10-01')",
  );

/** The farm has one of its own, of another pest. */
afterEach(() => sql('delete from capture_threshold where client_id = 1 and pest_id = 1'));

describe('Umbrales de captura', () => {
  it('sets a threshold for some months, by which the chip of the pest then goes', async () => {
    const screen = await openScreen('admin', '/admin?company=1');
    await page.getByRole('link', { name: 'Umbrales' }).first().click();
    await expect.element(heading('Umbrales de captura')).toBeVisible();
    await expect.element(row(/Polilla del racimo/)).toBeVisible();
    expect(row(/Oídio/).elements()).toEqual([]); // No trap catches a fungus.
    await act(/Lobesia|Polilla del racimo/, 'Fijar umbral propio');
    await expect.element(dialog.getByText(/^El modelo dice: Verde hasta 0, amarillo hasta 10/)).toBeVisible();
    await choose(/Desde el mes/, 'Octubre');
    await choose(/Hasta el mes/, 'Enero');
    await number(/Verde hasta/).fill('40');
    await number(/Amarillo hasta/).fill('30');
    await save.click();
    await expect
      .element(dialog.getByText('El máximo del amarillo no puede ser menor que el del verde').first())
      .toBeVisible();
    await number(/Amarillo hasta/).fill('90');
    await save.click();
    await expect.element(page.getByText('Umbral propio fijado')).toBeVisible();
    await close();
    await expect.element(row(/oct a ene.*Propio.*Verde hasta 0, amarillo hasta 10/)).toBeVisible();
    await expect.element(row(/feb a sep.*Del modelo/)).toBeVisible();
    expect(await stored()).toEqual([
      { pest_id: 1, month_from: 10, month_to: 1, days_summed: 7, ok_up_to: 40, warning_up_to: 90 },
    ]);

    screen.go('/sectors?company=1');
    await expect.element(heading('Campos')).toBeVisible();
    await page
      .getByRole('button', { name: /Polilla del racimo|Lobesia/ })
      .first()
      .click();
    await expect
      .element(page.getByText(/^Umbral propio del cliente desde el .*; oct a ene\.$/))
      .toBeVisible();
  });

  it('edits one, and undoes the edit', async () => {
    await insertOwn();
    await openScreen('admin', PATH);
    await act(/nov.*Propio/, 'Editar umbral propio');
    await number(/Amarillo hasta/).fill('8');
    await save.click();
    await expect.element(page.getByText('Umbral propio actualizado')).toBeVisible();
    await expect.poll(stored).toMatchObject([{ warning_up_to: 8 }]);
    await undo.click();
    await expect.poll(stored).toMatchObject([{ warning_up_to: 5 }]);
  });

  it('goes back to what the model says, and undoes that', async () => {
    await insertOwn();
    await openScreen('admin', PATH);
    await act(/nov.*Propio/, 'Volver al del modelo');
    await expect.element(page.getByText(/vuelve al umbral del modelo$/)).toBeVisible();
    await expect.poll(stored).toEqual([]);
    await undo.click();
    await expect.element(row(/nov.*Propio/)).toBeVisible();
    expect(await stored()).toMatchObject([{ month_from: 11, warning_up_to: 5 }]);
  });

  it('keeps what was typed when the service refuses', async () => {
    await openScreen('admin', PATH);
    await act(/Lobesia|Polilla del racimo/, 'Fijar umbral propio');
    await number(/Verde hasta/).fill('2');
    await number(/Amarillo hasta/).fill('6');
    network.fail('/v2/capture-thresholds', 500);
    await save.click();
    await expect
      .element(page.getByText('Error al guardar. Nuestro equipo ha sido notificado del problema.').first())
      .toBeVisible();
    await expect.element(number(/Verde hasta/)).toHaveValue('2');
    expect(await stored()).toEqual([]);
  });

  it('is for reading where the person does not administer the client', async () => {
    await openScreen('southAdviser', PATH);
    await expect.element(page.getByText(/Solo un administrador del cliente/)).toBeVisible();
    expect(page.getByRole('button', { name: /Acciones|Nuevo umbral/ }).elements()).toEqual([]);
  });
});
