import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const FIELD = '/data-explorer?season=101&sector=11&pest=1';
const SUPPOSED = `${FIELD}&suppose=warmer.1.5~sum.300`;
const list = page.getByRole('region', { name: 'Mis supuestos' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const names = () =>
  sql<{ name: string }>('select scenario_name as name from scenario order by scenario_name');
/** Of the grower, whose browser another person takes over meanwhile. */
const stored = async () => (await names()).map(({ name }) => name);

beforeEach(() => sql('delete from scenario'));
afterEach(() => sql('delete from scenario'));

/** Gives the name that the dialog asks for. */
async function giveName(name: string) {
  const field = page.getByRole('dialog').getByRole('textbox', { name: /^Nombre/ });
  await userEvent.fill(field, name);
  const save = page.getByRole('dialog').getByRole('button', { name: 'Guardar' });
  await save.click();
  await expect.element(page.getByText('Guardado. Presione otra vez para cerrar.')).toBeVisible();
  await save.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
}

describe('a scenario that is kept', () => {
  it('opens again after a new sign-in, and is nobody else’s', async () => {
    const screen = await openScreen('grower', SUPPOSED);
    await button('Guardar').click();
    await giveName('Primavera cálida');
    await expect.element(heading('¿Y si…? Primavera cálida')).toBeVisible();
    await expect.element(button('Guardado')).toBeDisabled();
    screen.close();

    const other = await openScreen('admin', `${FIELD}&suppose=warmer.1`);
    await expect.element(list.getByText(/^Todavía no guarda supuestos/)).toBeVisible();
    other.close();

    const again = await openScreen('grower', FIELD);
    await button('¿Y si…?').click();
    await expect.element(list.getByText('+1,5 °C · 300 °C·día')).toBeVisible();
    await list.getByRole('button', { name: 'Primavera cálida', exact: true }).click();
    await expect.poll(again.address).toContain('suppose=warmer.1.5');
    await expect.element(heading('¿Y si…? Primavera cálida')).toBeVisible();
  });

  it('is changed, renamed and removed, and each can be undone', async () => {
    await openScreen('grower', `${SUPPOSED}~name.Uno`);
    await button('Guardar').click();
    await expect.element(button('Guardado')).toBeDisabled();
    await userEvent.fill(page.getByRole('spinbutton', { name: /^Más cálido/ }), '2');
    await button('Guardar cambios').click();
    await expect.element(list.getByText('+2 °C · 300 °C·día · abierto')).toBeVisible();
    await button('Deshacer').first().click();
    await expect.element(list.getByText('+1,5 °C · 300 °C·día · abierto')).toBeVisible();

    await button('Cambiar el nombre de Uno').click();
    await giveName('Otro');
    await expect.element(heading('¿Y si…? Otro')).toBeVisible();
    await button('Quitar Otro').click();
    await expect.element(list.getByText(/^Todavía no guarda supuestos/)).toBeVisible();
    expect(await stored()).toEqual([]);
    await button('Deshacer').first().click();
    await expect.element(button('Quitar Otro')).toBeVisible();
    expect(await stored()).toEqual(['Otro']);
  });

  it('says that a name is taken before anything is sent', async () => {
    await openScreen('grower', `${SUPPOSED}~name.Uno`);
    await button('Guardar').click();
    await expect.element(button('Guardado')).toBeDisabled();
    await userEvent.fill(page.getByRole('textbox', { name: 'Nombre del supuesto' }), '');
    await network.settled();
    const sent = network.requests('/v2/scenarios');
    await button('Guardar').click();
    const dialog = page.getByRole('dialog');
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Nombre/ }), 'UNO');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(dialog.getByText('Ya tiene un supuesto con ese nombre')).toBeVisible();
    expect(network.requests('/v2/scenarios')).toBe(sent);
  });

  it('says what could not be kept or read, and loses nothing of it', async () => {
    const screen = await openScreen('grower', `${SUPPOSED}~name.Uno`);
    await expect.element(button('Guardar')).toBeEnabled();
    await network.settled();
    network.cut('/v2/scenarios');
    await button('Guardar').click();
    await expect.element(page.getByText(/^No se pudo completar: /)).toBeVisible();
    await expect.poll(screen.address).toContain('name.Uno');
    network.mend();
    await button('Guardar').click();
    await expect.element(button('Guardado')).toBeDisabled();
    screen.close();

    network.fail('/v2/scenarios', 500);
    await openScreen('grower', SUPPOSED);
    await expect.element(page.getByText('No se pudieron leer sus supuestos.')).toBeVisible();
    network.mend();
    await list.getByRole('button', { name: 'Reintentar' }).click();
    await expect.element(button('Quitar Uno')).toBeVisible();
  });

  it('is not written over what another device made of it', async () => {
    await openScreen('grower', `${SUPPOSED}~name.Uno`);
    await button('Guardar').click();
    await expect.element(button('Guardado')).toBeDisabled();
    await network.settled();
    await sql(`update scenario set supposed = 'warmer.3'`);
    await userEvent.fill(page.getByRole('spinbutton', { name: /^Más cálido/ }), '2');
    await button('Guardar cambios').click();
    await expect.element(page.getByText(/^No se pudo completar: /)).toBeVisible();
    expect(await sql('select supposed from scenario')).toEqual([{ supposed: 'warmer.3' }]);
    await expect.element(list.getByText('+3 °C · abierto')).toBeVisible();
  });
});
