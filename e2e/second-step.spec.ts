import type { APIRequestContext, Page } from '@playwright/test';
import { codeAt } from '../packages/server/tests/support/app-codes.ts';
import { account } from './pages/accounts.ts';
import { type Console, expect, test } from './pages/console.ts';
import { headersOf } from './pages/service.ts';

/** A passkey belongs to a host name: no browser creates one for 127.0.0.1. */
test.use({ baseURL: `http://localhost:${process.env.VIGIA_E2E_PORT}` });

const PASSWORD = 'cosecha temprana';
const STEP_MS = 30_000;

interface Person {
  readonly id: number;
  readonly email: string;
}

/** Creates a grower of the first client, who has chosen a password. */
async function makePerson(request: APIRequestContext, name: string): Promise<Person> {
  const { api_key } = await (await request.get('/config.json')).json();
  const headers = { 'x-api-key': api_key };
  const root = account('root');
  const session = await (
    await request.post('/auth/sign-in', { headers, data: { email: root.email, password: root.password } })
  ).json();
  const email = `${name}.${Date.now()}@demo.vigia.example`;
  const made = await (
    await request.post('/v2/users', {
      headers: { ...headers, authorization: `Bearer ${session.access_token}` },
      data: { client_id: session.user.client_id, first_name: 'Ana', last_name: 'Rojas', email },
    })
  ).json();
  const chosen = await request.post('/auth/new-password', {
    headers,
    data: { email, password: made.temporary_password, new_password: PASSWORD },
  });
  expect(chosen.status()).toBe(200);
  return { id: made.user_id, email };
}

/** Adds a virtual authenticator of Chromium, like the fingerprint reader of a computer. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
}

const inside = (page: Page) => page.getByRole('button', { name: /^Cuenta/ });
async function openAccess(page: Page): Promise<void> {
  await inside(page).click();
  await page.getByRole('menuitem', { name: 'Accesos' }).click();
}
async function signOut(page: Page): Promise<void> {
  await inside(page).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
}
async function typePassword(vigia: Console, email: string): Promise<void> {
  await vigia.fillSignIn(email, PASSWORD);
  await expect(vigia.heading).toHaveText('Confirme que es usted');
}
/** Shows the sign-in page while the browser still has its session. */
async function forgetSignIn(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
}
const secretOf = async (page: Page): Promise<string> =>
  (await page.getByLabel(/^Si no puede escanear/).inputValue()).replaceAll(' ', '');
const codesOf = (page: Page): Promise<string[]> => page.locator('[data-printed] li').allInnerTexts();

test('a second step is set up, and lets in by a code, a backup code and a passkey', async ({
  vigia,
  page,
  request,
}) => {
  test.slow(); // Ten screens, several of them checked by axe.
  vigia.expectedRefusals.push(/status of 400/, /status of 403/);
  await addAuthenticator(page);
  const { email } = await makePerson(request, 'paso');
  await page.goto('/');
  await vigia.fillSignIn(email, PASSWORD);
  await expect(inside(page)).toBeVisible();

  await openAccess(page);
  const dialog = page.getByRole('dialog', { name: 'Accesos' });
  await expect(dialog.getByText('Este equipo')).toBeVisible();
  await expect(dialog.getByText(/^Chrome en /)).toHaveCount(1);
  await vigia.expectAccessible();
  await page.getByRole('button', { name: 'Configurar aplicación' }).click();
  await expect(page.getByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
  await vigia.expectAccessible();
  const secret = await secretOf(page);
  const code = page.getByLabel('Código de seis cifras');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('alert')).toHaveText(/no corresponde/);
  const usedUntil = Date.now();
  await code.fill(codeAt(secret, usedUntil));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByRole('heading', { name: 'Guarde sus códigos de respaldo' })).toBeVisible();
  const codes = await codesOf(page);
  expect(codes).toHaveLength(10);
  await vigia.expectAccessible();
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await page.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await page.getByLabel('Nombre de la llave').fill('Computador de Ana');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Computador de Ana')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).last().click();

  await signOut(page);
  await typePassword(vigia, email);
  await vigia.expectAccessible();
  await page.getByRole('button', { name: 'Usar el código de la aplicación' }).click();
  // The code of the next time step is already valid.
  await page
    .getByLabel('Código de la aplicación')
    .fill(codeAt(secret, Math.max(Date.now(), usedUntil + STEP_MS)));
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(inside(page)).toBeVisible();

  await signOut(page);
  await typePassword(vigia, email);
  await page.getByRole('button', { name: 'Usar un código de respaldo' }).click();
  await page.getByLabel('Código de respaldo').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(inside(page)).toBeVisible();

  await signOut(page);
  await typePassword(vigia, email);
  await page.getByRole('button', { name: 'Usar un código de respaldo' }).click();
  await page.getByLabel('Código de respaldo').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByRole('alert')).toHaveText(/incorrecto o vencido/);
  await page.getByRole('button', { name: /^Usar una llave de acceso/ }).click();
  await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click();
  await expect(inside(page)).toBeVisible();

  await forgetSignIn(page);
  await typePassword(vigia, email);
  await page.getByRole('button', { name: 'Usar mi llave de acceso' }).click();
  await expect(inside(page)).toBeVisible();
  await openAccess(page);
  // The session before, which was not signed out, has ended.
  await expect(dialog.getByText('Este equipo')).toBeVisible();
  await expect(dialog.getByText('No hay sesiones abiertas en otros equipos.')).toBeVisible();
  await expect(dialog.getByText(/^Chrome en /)).toHaveCount(1);
});

test('whoever has to have a second step sets one up before anything else opens', async ({
  vigia,
  page,
  request,
}) => {
  vigia.expectedRefusals.push(/status of 403/);
  const headers = await headersOf(request, 'root');
  const made = await request.post('/v2/clients', { headers, data: { client_name: `Paso ${Date.now()}` } });
  const { client_id } = await made.json();
  const email = `obligada.${Date.now()}@demo.vigia.example`;
  const person = await request.post('/v2/users', {
    headers,
    data: { client_id, first_name: 'Eva', last_name: 'Soto', email, access: { role: 'admin' } },
  });
  const { temporary_password } = await person.json();
  const chosen = { email, password: temporary_password, new_password: PASSWORD };
  await request.post('/auth/new-password', { headers: { 'x-api-key': headers['x-api-key']! }, data: chosen });
  await request.put(`/v2/clients/${client_id}`, { headers, data: { client_requires_second_step: true } });

  await page.goto('/');
  await vigia.fillSignIn(email, PASSWORD);
  await expect(vigia.heading).toHaveText('Configure su segundo paso');
  await vigia.expectAccessible();
  await vigia.expectFits();
  await page.goto('/sectors');
  await expect(vigia.heading).toHaveText('Configure su segundo paso');
  await page.getByRole('button', { name: 'Configurar aplicación' }).click();
  await page.getByLabel('Código de seis cifras').fill(codeAt(await secretOf(page), Date.now()));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(vigia.heading).toHaveText('Guarde sus códigos de respaldo');
  expect(await codesOf(page)).toHaveLength(10);
  await page.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(inside(page)).toBeVisible();
});
