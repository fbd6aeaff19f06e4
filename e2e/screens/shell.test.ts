import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { heading, openScreen } from './open-screen.ts';

const menu = page.getByRole('navigation', { name: 'Menú principal' });
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('the frame around the screens', () => {
  it('has a menu of 190 px that closes and opens, and the way back home', async () => {
    const screen = await openScreen('grower', '/logs?season=101');
    await expect.element(heading('Reportes')).toBeVisible();
    const link = menu.getByRole('link', { name: 'Clima' });
    await expect.element(link).toBeVisible();
    expect(menu.element().getBoundingClientRect().width).toBe(190);
    await button('Cerrar menú').click();
    await expect.element(button('Abrir menú')).toHaveAttribute('aria-expanded', 'false');
    await button('Abrir menú').click();
    await expect.poll(() => menu.element().getBoundingClientRect().width).toBe(190);
    await page.getByRole('banner').getByRole('link', { name: 'Vigía' }).click();
    await expect.element(heading('Estaciones')).toBeVisible();
    expect(screen.address()).toBe('/home?season=101');
  });

  it('says whom to write to, and gives the focus back', async () => {
    await openScreen('grower', '/logs');
    await button('Ayuda').click();
    const dialog = page.getByRole('dialog', { name: 'Ayuda' });
    await expect
      .element(dialog.getByRole('link', { name: /@/ }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:\S+@\S+$/));
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Ayuda')).toHaveFocus();
  });
});
