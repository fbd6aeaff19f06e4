import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog', { name: 'Tags de N-1' });
const tags = () =>
  sql<{ station_tags: string[] }>('select station_tags from station where station_id = 1001');

afterEach(() => sql(`update station set station_tags = '{}' where station_id = 1001`));

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
