import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { heading, openScreen } from './open-screen.ts';

const choose = async (select: RegExp, name: string) => {
  await page.getByRole('button', { name: select }).click();
  await page.getByRole('option', { name, exact: true }).click();
};

describe('Campo', () => {
  it('is open to root alone', async () => {
    const screen = await openScreen('manager', '/sector/11?season=101');
    await expect.element(heading('Estaciones')).toBeVisible();
    expect(screen.address()).toBe('/home?season=101');
  });

  it('says so when the field is gone or somebody else’s, and leads back', async () => {
    const screen = await openScreen('admin', '/sector/4711');
    await expect.element(heading('Este campo no existe')).toBeVisible();
    screen.go('/sector/31');
    await expect.element(page.getByText(/Puede ser de otro cliente/)).toBeVisible();
    await page.getByRole('link', { name: 'Ir a Campos' }).click();
    await expect.element(heading('Campos')).toBeVisible();
  });

  it('stands without stations', async () => {
    await openScreen('admin', '/sector/13');
    await expect.element(heading('Potrero Nuevo')).toBeVisible();
    await expect.element(page.getByText('Sin estaciones en este cultivo y temporada.')).toBeVisible();
    await expect
      .element(page.getByText('Sin plagas en seguimiento en este cultivo y temporada.'))
      .toBeVisible();
  });

  it('changes season: crops, pests and stations are that one’s', async () => {
    const screen = await openScreen('admin', '/sector/11');
    await expect.element(page.getByRole('button', { name: /Cultivo/ })).toMatchTextContent(/Vid/);
    await choose(/Temporada$/, '2025–26');
    await expect.element(page.getByText('El estado solo se muestra en la temporada actual.')).toBeVisible();
    await choose(/Cultivo/, 'Manzano (Fuji)');
    await expect.element(page.getByText('Carpocapsa').first()).toBeVisible();
    expect(screen.address()).toContain('season=100');
    screen.back();
    screen.back();
    await expect.element(page.getByRole('button', { name: /Cultivo/ })).toMatchTextContent(/Vid/);
  });

  it('keeps the filters on its way back to the list', async () => {
    const screen = await openScreen('admin', '/sector/11?season=100#clima');
    await expect.element(page.getByRole('tab', { name: 'CLIMA' })).toHaveAttribute('aria-selected', 'true');
    await page
      .getByRole('navigation', { name: /Ruta|Migas/ })
      .getByRole('link', { name: 'Campos' })
      .click();
    await expect.poll(screen.address).toBe('/sectors?season=100');
  });
});
