import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PEOPLE } from '../../packages/server/tests/support/people.ts';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog', { name: 'Conteo en terreno' });
const traps = () =>
  [...document.querySelectorAll('[role="dialog"] input[data-count]')].map(
    (input) => (input as HTMLInputElement).labels?.[0]?.textContent,
  );
const field = dialog.getByRole('button', { name: /Campo/ });

/** One trap in each of two fields, both counted before: that brings a station without a device into the running season. */
beforeEach(async () => {
  await sql('update station set assigned_node_sn = null where station_id in (1001, 1002)');
  await sql(`insert into field_count (client_id, station_id, pest_id, day, counted_at, number_found)
    select 1, station_id, 1, '2026-11-14', '2026-11-14T15:00:00Z', 3 from station where station_id in (1001, 1002)`);
});
afterEach(async () => {
  network.mend();
  localStorage.clear();
  await sql('delete from field_count where client_id = 1');
  await sql(
    `update station set assigned_node_sn = 'VG-' || (station_id - 1000) where station_id in (1001, 1002)`,
  );
});

describe('the traps of a list', () => {
  it('are counted in one pass, in the order of the last round, and may be of several fields', async () => {
    localStorage.setItem(`vigia:walk:${PEOPLE.admin.user_id}:1`, '[1002,1001]');
    await openScreen('admin', '/home');
    await page.getByRole('button', { name: 'Contar 2 trampas' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'S-1', exact: true })).toHaveFocus();
    await expect.poll(traps).toEqual(['S-1', 'N-1']);
    await expect.element(field).toMatchTextContent(/Las 2 trampas elegidas/);
    await dialog.getByRole('textbox', { name: 'S-1', exact: true }).fill('4');
    await dialog.getByRole('textbox', { name: 'N-1', exact: true }).fill('0');
    await dialog.getByRole('button', { name: 'Enviar 2 conteos' }).click();
    await expect.element(dialog.getByText('2 conteos guardados')).toBeVisible();
    expect(
      await sql(`select station_id, number_found from field_count
        where client_id = 1 and day > '2026-11-14' order by 1`),
    ).toEqual([
      { station_id: 1001, number_found: 0 },
      { station_id: 1002, number_found: 4 },
    ]);
  });

  it('are those that the search finds, and wait under the names of their fields without a line', async () => {
    await openScreen('admin', '/home');
    await page.getByRole('searchbox').first().fill('N-1');
    await page.getByRole('button', { name: 'Contar 1 trampa', exact: true }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'N-1', exact: true })).toBeVisible();
    await expect.poll(traps).toEqual(['N-1']);
    network.cut('/v2/field_counts');
    await dialog.getByRole('textbox', { name: 'N-1', exact: true }).fill('3');
    await dialog.getByRole('button', { name: /^Enviar/ }).click();
    await expect.element(dialog.getByText('Guardado en este teléfono')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).last().click();
    await page.getByRole('button', { name: 'Ver', exact: true }).click();
    await expect.element(page.getByRole('dialog', { name: 'Por enviar' })).toMatchTextContent(/Norte/);
  });

  it('are not offered where none is counted by hand', async () => {
    await sql(
      `update station set assigned_node_sn = 'VG-' || (station_id - 1000) where station_id in (1001, 1002)`,
    );
    await sql('delete from field_count where client_id = 1');
    await openScreen('admin', '/home');
    await expect.element(page.getByRole('row', { name: /N-1/ })).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Contar \d+ trampa/);
  });
});
