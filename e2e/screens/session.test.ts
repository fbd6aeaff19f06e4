import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PASSWORD, PEOPLE, type Person } from '../../packages/server/src/testing/people.ts';
import { heading, openScreen, openTab, signIn, sql } from './open-screen.ts';

const endSessions = (person: Person) => sql('delete from session where user_id = $1', PEOPLE[person].user_id);

async function signInAgain(person: Person) {
  await page.getByLabelText('Correo electrónico').fill(PEOPLE[person].email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

describe('a session', () => {
  it('that ends while typing costs nothing typed', async () => {
    const complaint = vi.spyOn(console, 'error');
    const screen = await openScreen('admin', '/sectors');
    await page.getByPlaceholder('Campo o plaga').fill('norte');
    await endSessions('admin');
    await page.getByRole('button', { name: /^\d.*Temporada$/ }).click();
    await page.getByRole('option', { name: '2025–26' }).click();
    await expect.element(page.getByText('Su sesión terminó. Ingrese de nuevo.')).toBeVisible();
    await signInAgain('admin');
    await expect.element(page.getByPlaceholder('Campo o plaga')).toHaveValue('norte');
    expect(screen.address()).toBe('/sectors?season=100');
    expect(complaint.mock.calls.map(([said]) => String(said))).toEqual([]);
    complaint.mockRestore();
  });

  it('is shared by two tabs that open at once', async () => {
    await signIn('admin');
    const [first, second] = [openTab('/sectors'), openTab('/home')];
    await expect.element(first.tab.getByRole('heading', { level: 1, name: 'Campos' })).toBeVisible();
    await expect.element(second.tab.getByRole('heading', { level: 1, name: 'Estaciones' })).toBeVisible();
  });

  it('that another tab has ended is over here with the next thing asked', async () => {
    await signIn('admin');
    const [first, second] = [openTab('/sectors'), openTab('/sectors')];
    await first.tab.getByRole('button', { name: /^Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect.element(first.tab.getByRole('heading', { name: 'Ingresa con tu cuenta' })).toBeVisible();
    second.go('/sector/11');
    await expect.element(second.tab.getByText('Su sesión terminó. Ingrese de nuevo.')).toBeVisible();
  });

  it('of somebody else in the same browser shows nothing of the first', async () => {
    await openScreen('admin', '/home');
    await expect.element(page.getByText('Viña Los Aromos').first()).toBeVisible();
    const other = await openScreen('neighbour', '/home');
    await expect.element(other.tab.getByRole('heading', { level: 1, name: 'Estaciones' })).toBeVisible();
    await expect.element(other.tab.getByText('CANARIO-SAN-CLEMENTE').first()).toBeVisible();
    expect(other.tab.getByText('Viña Los Aromos').elements()).toEqual([]);
    expect(heading('Estaciones').elements()).toHaveLength(2);
  });
});
