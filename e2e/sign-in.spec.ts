import { account } from './pages/accounts.ts';
import { expect, test } from './pages/console.ts';

test('a wrong password is refused in words and keeps what was typed', async ({ vigia, page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Ingresa con tu cuenta' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Registrarse' })).toHaveCount(0);
  await vigia.fillSignIn('root@demo.vigia.example', 'no-es-esta-clave');
  await expect(page.getByText('Correo o contraseña incorrectos')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('root@demo.vigia.example');
});

test('the session outlives a reload and ends with sign-out', async ({ vigia, page }) => {
  await vigia.signInByForm('agricultor', '/sectors');
  await expect(vigia.heading).toHaveText('Campos');
  await page.reload();
  await expect(vigia.heading).toHaveText('Campos');

  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Ingresa con tu cuenta' })).toBeVisible();
  await expect(page).toHaveURL(/\/(home)?$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ingresa con tu cuenta' })).toBeVisible();
});

test('an expired access token is renewed without the user noticing', async ({ vigia, page }) => {
  await vigia.signInByForm('asesora', '/sectors');
  // Captures of the season before are there: the next request is that of the choice.
  await expect(page.getByText('Polilla del racimo de la vid').first()).toBeVisible();
  let refused = 0;
  await page.route('**/v2/clients/*/captures', async (route) => {
    if (refused++ > 0) return route.continue();
    return route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Sesión vencida',
        status: 401,
        code: 'not-signed-in',
      }),
    });
  });
  const renewed = page.waitForResponse((response) => response.url().endsWith('/auth/refresh'));
  await vigia.choose('Temporada', '2025–26');
  expect((await renewed).status()).toBe(200);
  await expect(vigia.heading).toHaveText('Campos');
});

test('the client of a super administrator changes with the filter dialog', async ({ vigia, page }) => {
  await vigia.signInByForm('root', '/sectors');
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: /^Cliente: Viña Los Aromos/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtro de Cliente' });
  await dialog.getByRole('combobox').fill('agricola');
  await page.getByRole('option', { name: 'Agrícola San Clemente' }).click();
  await expect(page).toHaveURL(/company=3/);
  await expect(page.getByRole('banner').getByText('Agrícola San Clemente')).toBeVisible();
});

test('a grower sees only what is theirs', async ({ vigia, page }) => {
  await vigia.signInByForm('sanclemente', '/sectors');
  await expect(vigia.heading).toHaveText('Campos');
  await expect(page.getByText('Fundo Casablanca')).toHaveCount(0);
  for (const hidden of ['Salud', 'Administración', 'Contador', 'Notificaciones']) {
    await expect(page.getByRole('link', { name: hidden })).toHaveCount(0);
  }
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/home/);
  await page.goto('/no-existe');
  await expect(page).toHaveURL(/\/home/);
  await expect(page).toHaveTitle('Vigía · Estaciones');
});

test('filters live in the address and links keep them', async ({ vigia, page }) => {
  await vigia.signInByForm('root', '/sectors?season=no-es-un-numero&reportType=climate-report&otro=1');
  await expect(page).not.toHaveURL(/no-es-un-numero/);
  await vigia.choose('Temporada', '2025–26');
  await expect(page).toHaveURL(/season=\d+/);
  const chosen = new URL(page.url()).searchParams.get('season');
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Estaciones', exact: true })
    .click();
  await expect(page).toHaveURL(/\/home/);
  expect(new URL(page.url()).searchParams.get('season')).toBe(chosen);
  expect(new URL(page.url()).searchParams.get('reportType')).toBe('climate-report');
});

test('every demo account can sign in', async ({ request }) => {
  const { api_key } = await (await request.get('/config.json')).json();
  for (const name of ['root', 'asesora', 'agricultor', 'sanclemente']) {
    const { email, password } = account(name);
    const answer = await request.post('/auth/sign-in', {
      headers: { 'x-api-key': api_key },
      data: { email, password },
    });
    expect(answer.status(), name).toBe(200);
  }
});
