import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { heading, openScreen } from './open-screen.ts';

const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
/** The filter; the column of that name comes after it. */
const season = page.getByRole('button', { name: /Temporada$/ }).first();
const option = (name: string) => page.getByRole('option', { name, exact: true });

describe('Estaciones', () => {
  it('is where the root path and unknown paths lead', async () => {
    const screen = await openScreen('grower', '/no-such-page');
    await expect.element(heading('Estaciones')).toBeVisible();
    expect(screen.address()).toBe('/home');
    screen.go('/');
    await expect.poll(screen.address).toBe('/home');
    screen.go('/calendar');
    await expect.poll(screen.address).toBe('/home');
  });

  it('leaves out stations without a device in a running season, and shows all of a past one', async () => {
    const screen = await openScreen('grower', '/home');
    await expect.element(row('N-1')).toBeVisible();
    await expect.element(row('S-1')).toBeVisible();
    expect(row('S-2').elements()).toEqual([]);
    await season.click();
    await option('2025–26').click();
    await expect.element(row('N-0')).toBeVisible();
    expect(screen.address()).toContain('season=100');
  });

  it('says so when no station fits, and finds them again', async () => {
    await openScreen('grower', '/home');
    const search = page.getByPlaceholder('Buscar...');
    await search.fill('zzz');
    await expect.element(page.getByText('Ninguna estación coincide')).toBeVisible();
    await search.fill('sur');
    await expect.element(row('S-1')).toBeVisible();
    expect(row('N-1').elements()).toEqual([]);
  });

  it('takes the newest season for one that does not exist', async () => {
    await openScreen('grower', '/home?season=4711&sector=x');
    await expect.element(row('N-1')).toBeVisible();
    await expect.element(season).toMatchTextContent(/2026–27/);
  });

  it('shows only the field of somebody who may see one', async () => {
    await openScreen('narrowed', '/home');
    await expect.element(row('N-1')).toBeVisible();
    expect(row('S-1').elements()).toEqual([]);
  });
});
