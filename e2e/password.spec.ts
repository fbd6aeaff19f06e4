import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { account, dataFolder } from './pages/accounts.ts';
import { type Console, expect, test } from './pages/console.ts';

const email = `nueva.${Date.now()}@demo.vigia.example`;

/**
 * Creates a person of the first client, as an administrator does.
 *
 * @returns the temporary password
 */
async function makePerson(request: APIRequestContext): Promise<string> {
  const { api_key } = await (await request.get('/config.json')).json();
  const headers = { 'x-api-key': api_key };
  const root = account('root');
  const data = { email: root.email, password: root.password };
  const session = await (await request.post('/auth/sign-in', { headers, data })).json();
  const answer = await request.post('/v2/users', {
    headers: { ...headers, authorization: `Bearer ${session.access_token}` },
    data: { client_id: session.user.client_id, first_name: 'Nueva', last_name: 'Persona', email },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).temporary_password;
}

/** The newest code in the outbox, the folder of letters when there is no mail server. */
function newestCode(): string | undefined {
  const outbox = join(dataFolder(), 'outbox');
  const names = existsSync(outbox) ? readdirSync(outbox).toSorted() : [];
  const letters = names.map((name) => readFileSync(join(outbox, name), 'utf8'));
  const letter = letters.filter((text) => text.includes(`To: ${email}`)).at(-1);
  return /\b\d{8}\b/.exec(letter?.split('\r\n\r\n')[1] ?? '')?.[0];
}

async function choose(vigia: Console, password: string): Promise<void> {
  await vigia.page.getByLabel('Contraseña nueva', { exact: true }).fill(password);
  await vigia.page.getByLabel('Repita la contraseña nueva').fill(password);
  await vigia.page.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

test('a temporary password is changed at once, a forgotten one by a code', async ({
  vigia,
  page,
  request,
}) => {
  test.slow(); // Six screens, two of them checked by axe.
  const temporary = await makePerson(request);
  const inside = page.getByRole('button', { name: /^Cuenta/ });
  await page.goto('/');
  await vigia.fillSignIn(email, temporary);
  await expect(vigia.heading).toHaveText('Elija una contraseña nueva');
  await vigia.expectAccessible();
  await choose(vigia, 'cosecha temprana');
  await expect(inside).toBeVisible();

  await inside.click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Olvidé mi contraseña' }).click();
  await expect(vigia.heading).toHaveText('Recuperar la contraseña');
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page.getByLabel('Código')).toBeVisible();
  await vigia.expectAccessible();
  await expect.poll(newestCode).toMatch(/^\d{8}$/);
  await page.getByLabel('Código').fill(newestCode() ?? '');
  await choose(vigia, 'tractor azul tras la lluvia');
  await expect(inside).toBeVisible();
});
