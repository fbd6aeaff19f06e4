import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PEOPLE, type Person } from '../../packages/server/tests/support/people.ts';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

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
    await expect.poll(() => shown(OPEN)).toEqual(OPEN);
    await expect.poll(() => shown(ROOT)).toEqual(isRoot ? ROOT : []);
    expect(shown(['Programados', 'Campo ', 'Nodo'])).toEqual([]);
  });

  it.each(ROOT_PATHS)('%s leads a grower home, the filters kept', async (path) => {
    const screen = await openScreen('grower', `${path}?season=100`);
    await expect.element(heading('Estaciones')).toBeVisible();
    await expect.poll(screen.address).toBe('/home?season=100');
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

  it('a client of somebody else is not opened, and leaves the address with a notice', async () => {
    const screen = await openScreen('grower', '/sectors?company=3&season=301');
    await expect.element(heading('Campos')).toBeVisible();
    await expect
      .element(
        page.getByText('No tiene acceso al cliente de esa dirección. Se muestra Viña Los Aromos.').first(),
      )
      .toBeVisible();
    // In the address, the client's own season replaces the season of another client.
    await expect.poll(screen.address).toMatch(/^\/sectors(\?season=101)?$/);
    expect(page.getByText('CANARIO-SAN-CLEMENTE').elements()).toEqual([]);
  });

  it('nothing of a closed screen is requested on the way home', async () => {
    const screen = await openScreen('grower', '/health-stations');
    await expect.element(heading('Estaciones')).toBeVisible();
    screen.go('/health-stations#nodes');
    await expect.poll(screen.address).toBe('/home');
    await network.settled();
    expect(network.requests('/v2/clients/1/health')).toBe(0);
  });
});

describe('a right that is given or taken away while somebody is at work', () => {
  const grant = (permissions: string) =>
    sql('update user_account set permissions = $1 where user_id = $2', permissions, PEOPLE.admin.user_id);
  const link = (name: string) => menu.getByRole('link', { name });
  afterEach(() => grant('root'));

  it('closes the screen with a word when a call is refused, and its menu entries', async () => {
    const screen = await openScreen('admin', '/sectors');
    await expect.element(link('Salud')).toBeVisible();
    await network.settled();
    await grant('');
    screen.go('/health-stations');
    await expect
      .element(page.getByText('Su acceso cambió: Salud ya no está entre sus pantallas').first())
      .toBeVisible();
    await expect.element(heading('Estaciones')).toBeVisible();
    await expect.poll(() => shown(ROOT)).toEqual([]);
    expect(page.getByText(/No se pudo consultar/).elements()).toEqual([]);
  });

  it('opens the menu on the next screen that they go to, whichever it is', async () => {
    await grant('');
    const screen = await openScreen('admin', '/sectors');
    await expect.element(link('Clima')).toBeVisible();
    await network.settled();
    await grant('root');
    screen.go('/logs');
    await expect.element(link('Salud')).toBeVisible();
    await grant('');
    screen.go('/sectors');
    await expect.element(link('Salud')).not.toBeInTheDocument();
  });

  it('opens the menu when they come back to the tab, and by the clock', async () => {
    const clock = vi.spyOn(window, 'setInterval');
    try {
      await grant('');
      await openScreen('admin', '/sectors');
      await expect.element(link('Clima')).toBeVisible();
      await network.settled();
      await grant('root');
      document.dispatchEvent(new Event('visibilitychange'));
      await expect.element(link('Salud')).toBeVisible();
      await grant('');
      for (const [ask, everyMs] of clock.mock.calls) if (everyMs === 30_000) (ask as () => void)();
      await expect.element(link('Salud')).not.toBeInTheDocument();
    } finally {
      clock.mockRestore();
    }
  });

  it('opens menu and screens when they come back to the line, without a reload', async () => {
    await grant('');
    const screen = await openScreen('admin', '/sectors');
    await expect.element(link('Clima')).toBeVisible();
    await network.settled();
    expect(shown(ROOT)).toEqual([]);
    await grant('root');
    window.dispatchEvent(new Event('online'));
    await expect.element(link('Salud')).toBeVisible();
    await expect.poll(() => shown(ROOT)).toEqual(ROOT);
    screen.go('/health-stations');
    await expect.element(heading('Salud')).toBeVisible();
  });
});
