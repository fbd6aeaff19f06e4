import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { heading, openScreen } from './open-screen.ts';

/** Screens of an adviser who is limited to the field Sur, which has the station S-1 with the device VG-2. */
describe('whoever is limited to a field', () => {
  it('finds in Administración its people and devices, and reads that there may be others', async () => {
    const screen = await openScreen('southAdviser', '/admin?company=1');
    await expect.element(page.getByText(/Su cuenta está limitada a algunos campos/)).toBeVisible();
    await expect.element(page.getByText('grower@vigia.example')).toBeVisible();
    expect(page.getByText('narrowed@vigia.example').elements()).toEqual([]);
    expect(page.getByRole('columnheader', { name: 'Rol' }).elements()).toEqual([]);
    screen.go('/admin/nodes?company=1');
    await expect.element(page.getByText('VG-6', { exact: true })).toBeVisible();
    await expect.element(page.getByText('VG-2', { exact: true })).toBeVisible();
    expect(page.getByText('VG-1', { exact: true }).elements()).toEqual([]);
  });

  it('finds in Salud the devices that stand there, and none that failed', async () => {
    await openScreen('southAdviser', '/health-stations#nodes');
    await expect.element(page.getByRole('button', { name: /^VG-2 ?, / })).toBeVisible();
    expect(page.getByRole('button', { name: /^VG-6/ }).elements()).toEqual([]);
    expect(page.getByText(/No se pudo consultar/).elements()).toEqual([]);
  });

  it('reads why a device is not there, and when a free one will have data', async () => {
    const screen = await openScreen('southAdviser', '/node/VG-1');
    await expect.element(page.getByText(/No está entre los dispositivos de sus campos/)).toBeVisible();
    screen.go('/node/VG-6');
    await expect.element(heading('Nodo VG-6')).toBeVisible();
    await expect.element(page.getByText('Dispositivo libre', { exact: true })).toBeVisible();
  });
});
