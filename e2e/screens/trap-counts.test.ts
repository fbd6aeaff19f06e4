import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PASSWORD, PEOPLE } from '../../packages/server/tests/support/people.ts';
import { network } from './network.ts';
import { openScreen, openTab, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog', { name: 'Conteo en terreno' });
const trap = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const send = dialog.getByRole('button', { name: /^Enviar/ });
const stored = () =>
  sql('select station_id, number_found, entered_by from field_count where client_id = 1 order by station_id');

/** Station 1001 is a trap without a device. */
beforeEach(() => sql('update station set assigned_node_sn = null where client_id = 1 and station_id = 1001'));
afterEach(async () => {
  await sql('delete from field_count where client_id = 1');
  await sql(`update station set assigned_node_sn = 'VG-1' where client_id = 1 and station_id = 1001`);
});

async function openCounts(path = '/station/1001') {
  const screen = await openScreen('grower', path);
  await openDialog();
  await expect.element(trap('N-1')).toBeVisible();
  return screen;
}
async function openDialog() {
  await page.getByRole('button', { name: 'REGISTRO', exact: true }).first().click();
  await page.getByRole('button', { name: /contar trampas/ }).click();
}

describe('Conteo en terreno', () => {
  it('is opened from REGISTRO at the trap of the page, and a zero is stored with its author', async () => {
    await openCounts();
    await expect.element(trap('N-1')).toHaveFocus();
    await userEvent.keyboard('0');
    await send.click();
    await expect.element(dialog.getByText('1 conteo guardado')).toBeVisible();
    expect(await stored()).toEqual([
      { station_id: 1001, number_found: 0, entered_by: PEOPLE.grower.user_id },
    ]);
  });

  it('can be undone at once', async () => {
    await openCounts();
    await trap('N-1').fill('7');
    await send.click();
    await dialog.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(page.getByText('Se deshizo el conteo').first()).toBeVisible();
    expect(await stored()).toEqual([]);
  });

  it('of a second tab is a pass of its own while the first one counts', async () => {
    const first = await openCounts();
    await trap('N-1').fill('5');
    first.close();
    const drafts = () => Object.entries(localStorage).filter(([key]) => key.includes('trap-counts'));
    await expect.poll(drafts).toHaveLength(1);
    const kept = drafts();
    let release = (): void => undefined;
    const name = `vigia-report-counts-${PEOPLE.grower.user_id}-1`;
    await new Promise<void>((held) => {
      void navigator.locks.request(name, () => {
        held();
        return new Promise<void>((end) => {
          release = end;
        });
      });
    });
    openTab('/station/1001');
    await openDialog();
    await expect.element(trap('N-1')).toHaveValue('');
    await trap('N-1').fill('8');
    await send.click();
    await expect.element(dialog.getByText('1 conteo guardado')).toBeVisible();
    expect(await stored()).toMatchObject([{ number_found: 8 }]);
    expect(drafts()).toEqual(kept);
    release();
  });

  it('asks about a number far above the last one, and takes it', async () => {
    await sql(`insert into field_count (client_id, station_id, pest_id, day, counted_at, number_found)
      values (1, 1001, 1, '2026-11-14', '2026-11-14T15:00:00Z', 3)`);
    await openCounts();
    await expect.element(dialog.getByText(/Última vez 3/)).toBeVisible();
    await trap('N-1').fill('900');
    await send.click();
    const asked = page.getByRole('dialog', { name: '¿Están bien estos números?' });
    await expect.element(asked.getByText('N-1: 900 (la última vez 3)')).toBeVisible();
    await asked.getByRole('button', { name: 'Sí, enviar' }).click();
    await expect.element(dialog.getByText('1 conteo guardado')).toBeVisible();
    expect(await stored()).toContainEqual(expect.objectContaining({ number_found: 900 }));
  });

  it('says what is wrong at its trap and sends nothing', async () => {
    await openCounts();
    await send.click();
    await trap('N-1').fill('1,5');
    await send.click();
    await expect.element(dialog.getByText('Escriba un número entero de 0 a 100.000')).toBeVisible();
    expect(await stored()).toEqual([]);
  });

  it('waits on the device when the line is down, is edited there, and is stored once though an answer was lost', async () => {
    const waiting = page.getByText(/1 registro guardado en este teléfono/);
    const line = () => window.dispatchEvent(new Event('online'));
    const before = await openCounts();
    network.cut('/v2/field_counts');
    await trap('N-1').fill('5');
    await send.click();
    await expect.element(dialog.getByText('Guardado en este teléfono')).toBeVisible();
    expect(await stored()).toEqual([]);
    before.close();
    openTab('/station/1001');
    await expect.element(waiting).toBeVisible();
    await page.getByRole('button', { name: 'Ver', exact: true }).click();
    const outbox = page.getByRole('dialog', { name: 'Por enviar' });
    await outbox.getByRole('button', { name: 'Editar' }).click();
    await expect.element(trap('N-1')).toHaveValue('5');
    await trap('N-1').fill('7');
    await send.click();
    await expect.element(dialog.getByText('Guardado en este teléfono')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    network.lose('/v2/field_counts');
    line();
    await expect.poll(stored).toHaveLength(1);
    await expect.element(waiting).toBeVisible();
    network.mend();
    line();
    await expect.element(waiting).not.toBeInTheDocument();
    expect(await stored()).toEqual([expect.objectContaining({ number_found: 7 })]);
  });

  it('goes on after the session has ended', async () => {
    await openCounts();
    await trap('N-1').fill('6');
    await network.settled();
    await sql('delete from session where user_id = $1', PEOPLE.grower.user_id);
    await send.click();
    await page.getByLabelText('Correo electrónico').fill(PEOPLE.grower.email);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect.element(trap('N-1')).toHaveValue('6');
    await send.click();
    await expect.element(dialog.getByText('1 conteo guardado')).toBeVisible();
    expect(await stored()).toHaveLength(1);
  });
});

describe('a trap that people count', () => {
  const list = page.getByRole('region', { name: 'Conteos en terreno' });

  it('lists its counts, corrects one with a trace, takes it out and puts it back', async () => {
    await sql(`insert into field_count (client_id, station_id, pest_id, day, counted_at, number_found)
      values (1, 1001, 1, '2026-11-14', '2026-11-14T15:00:00Z', 12)`);
    await openScreen('grower', '/station/1001');
    const act = async (name: string) => {
      await list.getByRole('button', { name: /^Acciones/ }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Corregir');
    const correct = page.getByRole('dialog', { name: /^Corregir el conteo/ });
    await correct.getByRole('spinbutton', { name: /Insectos/ }).fill('10');
    await correct.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(list.getByText(/^12 \(autor desconocido/)).toBeVisible();
    await expect.element(list.getByText(PEOPLE.grower.email).first()).toBeVisible();
    await correct.getByRole('button', { name: 'Cerrar' }).click();
    await act('Quitar');
    await expect.element(list.getByText('Esta trampa todavía no tiene conteos')).toBeVisible();
    expect(await stored()).toEqual([]);
    await page.getByRole('button', { name: 'Deshacer' }).first().click();
    await expect.element(list.getByText('No suma', { exact: true })).toBeVisible();
    expect(await stored()).toMatchObject([{ number_found: 10 }]);
  });
});
