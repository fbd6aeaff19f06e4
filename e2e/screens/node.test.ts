import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { closeByEscape } from './close-by-escape.ts';
import { heading, openScreen } from './open-screen.ts';

describe('Nodo', () => {
  it('shows its photos, its graph, and the way to its station', async () => {
    const screen = await openScreen('grower', '/node/VG-1?season=101');
    await expect.element(heading('Nodo VG-1')).toBeVisible();
    await expect.element(page.getByText(/^Firmware 1\.0/)).toBeVisible();
    await expect.element(page.getByRole('option', { name: /^Foto del 20 nov/ })).toBeVisible();
    expect(page.getByRole('tab').elements()).toHaveLength(2);
    const device = page.getByRole('region', { name: 'Datos del nodo' });
    await expect.element(device.getByRole('button', { name: /^Batería/ })).toMatchTextContent(/87/);
    await expect.element(device.getByRole('button', { name: /^Humedad/ })).toMatchTextContent(/\d %/);
    await page.getByRole('tab', { name: 'Cámara Externa' }).click();
    await expect.element(page.getByText('La cámara externa no tiene fotos recientes')).toBeVisible();
    await page.getByRole('link', { name: 'N-1', exact: true }).click();
    await expect.element(heading('N-1')).toBeVisible();
    await expect.poll(screen.address).toBe('/station/1001?season=101');
  });

  it.each(['grower', 'superAdmin'] as const)('has a configuration that %s can only read', async (person) => {
    await openScreen(person, '/node/VG-1?company=1');
    await page.getByRole('button', { name: 'Configuración' }).click();
    const dialog = page.getByRole('dialog', { name: 'Configuración de VG-1' });
    await expect.element(dialog.getByText('De fábrica: nadie ha guardado otra.')).toBeVisible();
    await expect.element(dialog.getByText('Hora de la foto').first()).toBeVisible();
    for (const role of ['textbox', 'checkbox', 'spinbutton', 'combobox', 'switch'] as const)
      expect(dialog.getByRole(role).elements()).toEqual([]);
    await closeByEscape(dialog);
  });

  it('that is none or somebody else’s is answered with a way out', async () => {
    const screen = await openScreen('grower', '/node/NO-HAY');
    await expect.element(heading('Este nodo no existe')).toBeVisible();
    screen.go('/node/VG-9');
    await expect.element(page.getByText('VG-9', { exact: true })).toBeVisible();
    await expect.element(heading('Este nodo no existe')).toBeVisible();
    await page.getByRole('link', { name: 'Ir a Estaciones' }).click();
    await expect.element(heading('Estaciones')).toBeVisible();
  });

  it('of another client that one advises leads there', async () => {
    const screen = await openScreen('adviser', '/node/CANARIO-SAN-CLEMENTE?company=1');
    await page.getByRole('link', { name: /^Ver en / }).click();
    await expect.element(heading('Nodo CANARIO-SAN-CLEMENTE')).toBeVisible();
    await expect.poll(screen.address).toContain('company=3');
  });
});
