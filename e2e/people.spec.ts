import type { Page } from '@playwright/test';
import { Console, expect, test } from './pages/console.ts';

const email = `analista.${Date.now()}@demo.vigia.example`;
const CHOSEN = 'cosecha de cerezas';

const dialogOf = (page: Page) => page.getByRole('dialog');
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Guardar' }).click();

async function chooseRole(page: Page, role: string): Promise<void> {
  await dialogOf(page).getByRole('button', { name: /Rol/ }).click();
  await page.getByRole('option', { name: role, exact: true }).click();
}

/**
 * The administrator creates an analyst.
 *
 * @returns the temporary password
 */
async function makeAnalyst(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Agregar Usuario' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Nombre' }).fill('Ana');
  await dialogOf(page).getByRole('textbox', { name: 'Apellido' }).fill('Lista');
  await dialogOf(page).getByRole('textbox', { name: 'Email' }).fill(email);
  await chooseRole(page, 'Analista');
  await save(page);
  const secret = page.getByRole('dialog', { name: 'Contraseña temporal' });
  const password = await secret.getByRole('textbox').inputValue();
  await secret.getByRole('button', { name: 'Ya la guardé' }).click();
  await dialogOf(page).getByRole('button', { name: 'Cerrar' }).click();
  return password;
}

test('an analyst is hired, works, and becomes a grower while the console is open', async ({
  vigia,
  page,
  browser,
}) => {
  test.slow(); // Two people in two browsers.
  await vigia.signIn('root', '/admin/users?company=1');
  const temporary = await makeAnalyst(page);

  const theirs = await browser.newContext();
  const analyst = new Console(await theirs.newPage());
  analyst.expectedRefusals.push(/status of 403/); // The console asks for its rights again after this refusal.
  const desk = analyst.page;
  await desk.goto('/');
  await analyst.fillSignIn(email, temporary);
  await desk.getByLabel('Contraseña nueva', { exact: true }).fill(CHOSEN);
  await desk.getByLabel('Repita la contraseña nueva').fill(CHOSEN);
  await desk.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await menuOf(desk).getByRole('link', { name: 'Contador' }).click();
  await expect(analyst.heading).toHaveText('Conteo Plagas');

  await page.getByRole('button', { name: `Editar ${email}` }).click();
  await chooseRole(page, 'Agricultor');
  await save(page);
  await expect(page.getByText(`Usuario actualizado: ${email}`).first()).toBeVisible();

  await menuOf(desk).getByRole('link', { name: 'Salud' }).click();
  await expect(desk.getByText('Su acceso cambió: Salud ya no está entre sus pantallas')).toBeVisible();
  await expect(analyst.heading).toHaveText('Estaciones');
  await expect(menuOf(desk).getByRole('link', { name: 'Contador' })).toHaveCount(0);

  const second = await theirs.newPage();
  await second.goto('/sectors');
  await expect(second.getByText('Apalta').first()).toBeVisible();
  await desk.getByRole('button', { name: /^Cuenta/ }).click();
  await desk.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(second.getByText('Cerró sesión en otra pestaña')).toBeVisible();
  await expect(second.getByText('Apalta')).toHaveCount(0);
  await expect.poll(() => second.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(analyst.complaints).toEqual([]);
  await theirs.close();
});
