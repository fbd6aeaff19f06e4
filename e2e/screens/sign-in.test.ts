import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PASSWORD, PEOPLE } from '../../packages/server/tests/support/people.ts';
import { network } from './network.ts';
import { heading, openScreen, openTab, sql } from './open-screen.ts';

const email = page.getByLabelText('Correo electrónico');
const password = page.getByRole('textbox', { name: 'Contraseña' });
const enter = page.getByRole('button', { name: 'Ingresar' });

async function ingress(address: string, secret: string) {
  await email.fill(address);
  await password.fill(secret);
  await enter.click();
}

describe('the sign-in screen', () => {
  it('lets in and shows what was requested', async () => {
    const screen = await openScreen(null, '/sectors');
    await expect.element(heading('Ingresa con tu cuenta')).toBeVisible();
    await expect.element(page.getByText(/^© 2026 Vigía/)).toBeVisible();
    await ingress(` ${PEOPLE.grower.email} `, PASSWORD);
    await expect.element(heading('Campos')).toBeVisible();
    await expect.poll(screen.address).toMatch(/^\/sectors/);
    await expect.poll(() => document.title).toBe('Vigía · Campos');
  });

  it('has no self sign-up', async () => {
    await openScreen(null, '/');
    await expect.element(enter).toBeVisible();
    expect(page.getByRole('button', { name: 'Registrarse' }).elements()).toEqual([]);
  });

  it('answers a wrong password, an unknown and a disabled account alike, and keeps the address', async () => {
    await sql('update user_account set enabled = false where user_id = $1', PEOPLE.disabled.user_id);
    await openScreen(null, '/');
    for (const address of [PEOPLE.grower.email, 'nadie@vigia.example', PEOPLE.disabled.email]) {
      await ingress(address, address === PEOPLE.disabled.email ? PASSWORD : 'otra cosa distinta');
      await expect.element(page.getByText('Correo o contraseña incorrectos')).toBeVisible();
      await expect.element(email).toHaveValue(address);
      await email.fill('');
      await password.fill('');
    }
  });

  it('names what is missing at its field', async () => {
    await openScreen(null, '/');
    await enter.click();
    await expect.element(email).toHaveAccessibleDescription('Ingrese su correo');
    await expect.element(password).toHaveAccessibleDescription('Ingrese su contraseña');
    await expect.element(email).toHaveFocus();
  });

  it('says when the line is down, and lets in once it is back', async () => {
    await openScreen(null, '/');
    await expect.element(enter).toBeVisible();
    network.cut();
    await ingress(PEOPLE.grower.email, PASSWORD);
    await expect.element(page.getByText(/No hay conexión con el servidor/)).toBeVisible();
    network.mend();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Estaciones')).toBeVisible();
  });

  it('is passed over by whoever has signed in before, and comes back after signing out', async () => {
    const screen = await openScreen('grower', '/sectors');
    await expect.element(heading('Campos')).toBeVisible();
    await page.getByRole('button', { name: /^Cuenta/ }).click();
    await expect.element(page.getByText('grower')).toBeVisible();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect.element(heading('Ingresa con tu cuenta')).toBeVisible();
    await expect.poll(screen.address).toBe('/');
    await expect
      .poll(() => Object.keys(localStorage).filter((key) => key.startsWith('vigia:tree')))
      .toEqual([]);
    openTab('/home');
    expect(page.getByRole('button', { name: /^Cuenta/ }).elements()).toEqual([]);
  });
});
