import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as form from './form-dialog.ts';
import { openScreen, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog', { name: 'Tags de N-1' });
const tags = () =>
  sql<{ station_tags: string[] }>('select station_tags from station where station_id = 1001');

const edit = (name: RegExp) => page.getByRole('row', { name }).getByRole('button', { name: /^Editar/ });
const stations = () =>
  sql<{ station_name: string; pest_id: number }>(
    'select station_name, pest_id from station where station_id = 1001',
  );
const people = () =>
  sql<{ first_name: string; last_name: string }>(
    'select first_name, last_name from user_account where user_id = 52',
  );

afterEach(async () => {
  await sql(
    `update station set station_tags = '{}', station_name = 'N-1', pest_id = 1 where station_id = 1001`,
  );
  await sql(`update user_account set first_name = 'narrowed', last_name = '' where user_id = 52`);
});

describe('two that edit at once', () => {
  it('the tags of a station: the later is told, and sees those of both', async () => {
    await openScreen('grower', '/station/1001');
    await page.getByRole('button', { name: 'Editar tags' }).click();
    await dialog.getByRole('textbox', { name: 'Tags' }).fill('mío');
    await userEvent.keyboard('{Enter}');
    await sql(`update station set station_tags = '{suyo}' where station_id = 1001`);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    const told = 'Error actualizando tags para estación N-1: otra persona los cambió mientras tanto';
    await expect.element(page.getByText(told)).toBeVisible();
    await expect.element(dialog.getByText(/Aquí están los de ambos/)).toBeVisible();
    expect(await tags()).toEqual([{ station_tags: ['suyo'] }]);
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText('Tags actualizados...')).toBeVisible();
    expect(await tags()).toEqual([{ station_tags: ['suyo', 'mío'] }]);
  });
});

describe('two administrators that edit one row', () => {
  it('of a person: the later is told at the field, loses nothing typed, and undoes nothing else', async () => {
    await openScreen('admin', '/admin?company=1');
    await edit(/narrowed@vigia.example/).click();
    await form.field('Nombre').fill('Mía');
    await form.field('Apellido').fill('Igual');
    await sql(`update user_account set first_name = 'Suya', last_name = 'Igual' where user_id = 52`);
    await form.save.click();
    const told = 'Otra persona lo cambió a «Suya» mientras usted editaba. Si guarda de nuevo, queda lo suyo.';
    await expect.element(form.field('Nombre')).toHaveAccessibleDescription(told);
    await expect.element(form.field('Nombre')).toHaveFocus();
    await expect.element(form.field('Nombre')).toHaveValue('Mía');
    expect(await people()).toEqual([{ first_name: 'Suya', last_name: 'Igual' }]);
    await form.save.click();
    await expect.element(page.getByText(/narrowed@vigia.example.*(editado|actualizado)/i)).toBeVisible();
    expect(await people()).toEqual([{ first_name: 'Mía', last_name: 'Igual' }]);
  });

  it('of a person: what only the other one changed stays', async () => {
    await openScreen('admin', '/admin?company=1');
    await edit(/narrowed@vigia.example/).click();
    await form.field('Nombre').fill('Mía');
    await form.field('Apellido').fill('Vidal');
    await sql(`update user_account set enabled = false where user_id = 52`);
    await form.save.click();
    await expect.poll(people).toEqual([{ first_name: 'Mía', last_name: 'Vidal' }]);
    expect(await sql('select enabled from user_account where user_id = 52')).toEqual([{ enabled: false }]);
    await sql(`update user_account set enabled = true where user_id = 52`);
  });

  it('of a station: the later is told, and saves over it knowingly', async () => {
    await openScreen('admin', '/admin/stations?company=1');
    await edit(/N-1/).click();
    await form.field('Nombre').fill('Mía');
    await sql(`update station set station_name = 'Suya', pest_id = 2 where station_id = 1001`);
    await form.save.click();
    await expect
      .element(form.field('Nombre'))
      .toHaveAccessibleDescription(/^Otra persona lo cambió a «Suya»/);
    await expect.element(form.field('Nombre')).toHaveValue('Mía');
    expect(await stations()).toEqual([{ station_name: 'Suya', pest_id: 2 }]);
    await form.save.click();
    await expect.poll(stations).toEqual([{ station_name: 'Mía', pest_id: 2 }]);
  });
});

describe('the notice of a stale link', () => {
  it('goes when another client is chosen', async () => {
    const screen = await openScreen('adviser', '/climate-explorer?company=1&sector=4711');
    await expect.element(page.getByText(/^El enlace pedía un campo que no está/)).toBeVisible();
    await page.getByRole('button', { name: /^Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cliente: Viña Los Aromos' }).click();
    await page.getByRole('combobox', { name: 'Cliente' }).fill('canario');
    await page.getByRole('option', { name: 'CANARIO-SAN-CLEMENTE' }).click();
    await expect.poll(screen.address).toContain('company=3');
    await expect.element(page.getByText(/^El enlace pedía/)).not.toBeInTheDocument();
  });
});
