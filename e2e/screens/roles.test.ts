import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Person } from '../../packages/server/src/testing/people.ts';
import { heading, openScreen } from './open-screen.ts';

const menu = page.getByRole('navigation', { name: 'Menú principal' });
const OPEN = ['Estaciones', 'Campos', 'Reportes', 'Plagas', 'Hospederos', 'Hongos', 'Clima'];
const ROOT = ['Notificaciones', 'Horas Frío', 'Salud', 'Administración', 'Contador'];
const ROOT_PATHS = [
  '/notifications',
  '/chill-models',
  '/scheduled-report-explorer',
  '/health-stations',
  '/admin',
  '/admin/users',
  '/count-bugs',
  '/sector/11',
];

const labels = () =>
  menu
    .getByRole('link')
    .elements()
    .map((link) => link.textContent?.trim() ?? '');
const shown = (names: readonly string[]) =>
  names.filter((name) => labels().some((label) => label.startsWith(name)));

describe('role by role', () => {
  it.each<[Person, boolean]>([
    ['grower', false],
    ['narrowed', false],
    ['manager', false],
    ['superReader', false],
    ['admin', true],
    ['superAdmin', true],
  ])('%s sees the menu that is open (root: %s)', async (person, isRoot) => {
    await openScreen(person, '/home?company=1');
    await expect.element(heading('Estaciones')).toBeVisible();
    await expect.element(menu.getByRole('link', { name: 'Clima' })).toBeVisible();
    expect(shown(OPEN)).toEqual(OPEN);
    expect(shown(ROOT)).toEqual(isRoot ? ROOT : []);
    expect(shown(['Programados', 'Campo ', 'Nodo'])).toEqual([]);
  });

  it.each(ROOT_PATHS)('%s leads a grower home, the filters kept', async (path) => {
    const screen = await openScreen('grower', `${path}?season=100`);
    await expect.element(heading('Estaciones')).toBeVisible();
    expect(screen.address()).toBe('/home?season=100');
  });

  it.each<[Person, number]>([
    ['grower', 1],
    ['adviser', 2],
    ['superReader', 3],
    ['superAdmin', 3],
  ])('%s may choose among %i clients', async (person, count) => {
    await openScreen(person, '/home?company=1');
    await page.getByRole('button', { name: /^Cuenta/ }).click();
    await page.getByRole('menuitem', { name: /^Cliente:/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Filtro de Cliente' })).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Cliente|opciones/i })
      .first()
      .click();
    await expect.poll(() => page.getByRole('listbox').getByRole('option').elements().length).toBe(count);
  });

  it('another client is entered in its newest season', async () => {
    const screen = await openScreen('adviser', '/home?company=1&season=100&sector=11');
    await page.getByRole('button', { name: /^Cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cliente: Viña Los Aromos' }).click();
    await page.getByRole('combobox', { name: 'Cliente' }).fill('canario');
    await page.getByRole('option', { name: 'CANARIO-SAN-CLEMENTE' }).click();
    await expect.poll(screen.address).toBe('/home?company=3&season=301');
    await expect.element(page.getByRole('row', { name: /CANARIO-SAN-CLEMENTE/ })).toBeVisible();
  });

  it('a client that is not one’s own is not opened', async () => {
    await openScreen('grower', '/home?company=3');
    await expect.element(page.getByRole('row', { name: /^N-1/ })).toBeVisible();
    expect(page.getByText('CANARIO-SAN-CLEMENTE').elements()).toEqual([]);
  });
});
