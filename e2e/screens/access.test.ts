import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { codeAt } from '../../packages/server/tests/support/app-codes.ts';
import { PASSWORD, PEOPLE } from '../../packages/server/tests/support/people.ts';
import { network } from './network.ts';
import { heading, openScreen, serviceTime, sql } from './open-screen.ts';

const WHO = 'manager';
const { user_id } = PEOPLE[WHO];
const dialog = page.getByRole('dialog', { name: 'Accesos' });
const proof = page.getByRole('dialog', { name: 'Confirme su contraseña' });
const secondStep = page.getByRole('dialog', { name: 'Confirme que es usted' });
const STEP_MS = 30_000;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function openAccess() {
  await page.getByRole('button', { name: /^Cuenta/ }).click();
  await page.getByRole('menuitem', { name: 'Accesos' }).click();
}

/** Makes the sign-in of everybody an old one. */
const longAgo = () => sql('update session set proved_at = null, second_step_at = null');
async function typePassword(text = PASSWORD) {
  await proof.getByRole('textbox', { name: 'Contraseña' }).fill(text);
  await proof.getByRole('button', { name: 'Continuar' }).click();
}

afterEach(async () => {
  network.mend();
  await sql('update client set client_requires_second_step = false');
  await sql('delete from second_step_app');
  await sql('delete from backup_code');
  await sql('update user_account set second_step_since = null where second_step_since is not null');
});

const secretShown = async (): Promise<string> => {
  const field = page.getByLabelText(/^Si no puede escanear/);
  await expect.element(field).toBeVisible();
  return (field.element() as HTMLInputElement).value.replaceAll(' ', '');
};

describe('«Accesos»', () => {
  it('says what could not be loaded, and loads it once the line is back', async () => {
    await openScreen(WHO, '/sectors');
    await network.settled();
    network.cut('/auth');
    await openAccess();
    await expect.element(dialog.getByText('No se pudieron cargar sus sesiones')).toBeVisible();
    await expect.element(dialog.getByText('No se pudo cargar su segundo paso')).toBeVisible();
    network.mend();
    for (const retry of dialog.getByRole('button', { name: 'Reintentar' }).elements())
      (retry as HTMLElement).click();
    await expect.element(dialog.getByText('Este equipo')).toBeVisible();
    await expect.element(dialog.getByText('Código de la aplicación')).toBeVisible();
  });

  it('ends the session on another device, once that is confirmed', async () => {
    const other = '11111111-1111-4111-8111-111111111111';
    await sql(
      `insert into session (client_id, session_id, user_id, refresh_hash, expires_at, device, created_at)
        select client_id, $1, user_id, 'x', now() + interval '1 day', 'Chrome en Android', now()
        from user_account where user_id = ${user_id}`,
      other,
    );
    await openScreen(WHO, '/sectors');
    await openAccess();
    await button('Cerrar sesión en Chrome en Android').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/No se puede deshacer/)).toBeVisible();
    await question.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect.element(page.getByText('Sesión cerrada')).toBeVisible();
    await expect.element(dialog.getByText('Chrome en Android')).not.toBeInTheDocument();
    const [row] = await sql<{ ended: boolean }>(
      'select revoked_at is not null as ended from session where session_id = $1',
      other,
    );
    expect(row?.ended).toBe(true);
  });

  it('asks for the password where it was shown too long ago, and goes on', async () => {
    await openScreen(WHO, '/sectors');
    await longAgo();
    await openAccess();
    await button('Configurar aplicación').click();
    await typePassword('un manzano');
    await expect.element(page.getByRole('alert')).toHaveTextContent('La contraseña no es correcta');
    await typePassword();
    await expect.element(page.getByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
    await button('Volver').click();
    await expect.element(dialog).toBeVisible();
  });

  it('ends no session before the password is shown again, and none at all where that is cancelled', async () => {
    const other = '22222222-2222-4222-8222-222222222222';
    await sql(
      `insert into session (client_id, session_id, user_id, refresh_hash, expires_at, device, created_at)
        select client_id, $1, user_id, 'y', now() + interval '1 day', 'Firefox en Windows', now()
        from user_account where user_id = ${user_id}`,
      other,
    );
    const isOpen = async () =>
      (await sql('select from session where session_id = $1 and revoked_at is null', other)).length === 1;
    await openScreen(WHO, '/sectors');
    await longAgo();
    await openAccess();
    const end = async () => {
      await button('Cerrar sesión en Firefox en Windows').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click();
    };
    await end();
    await proof.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(page.getByText('No se pudo hacer: se canceló.')).toBeVisible();
    expect(await isOpen()).toBe(true);
    await end();
    await typePassword();
    await expect.element(page.getByText('Sesión cerrada')).toBeVisible();
    expect(await isOpen()).toBe(false);
  });

  it('asks for the second step after the password where there is one', async () => {
    await openScreen(WHO, '/sectors');
    await openAccess();
    await button('Configurar aplicación').click();
    const secret = await secretShown();
    const used = await serviceTime();
    await page.getByLabelText('Código de seis cifras').fill(codeAt(secret, used));
    await button('Confirmar').click();
    await button('Ya los guardé').click();
    await longAgo();
    await button('Cambiar de teléfono').click();
    await typePassword();
    const code = secondStep.getByLabelText('Código de la aplicación');
    await code.fill('000000');
    await secondStep.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Código incorrecto o vencido');
    await code.fill(codeAt(secret, used + STEP_MS));
    await secondStep.getByRole('button', { name: 'Continuar' }).click();
    await expect.element(page.getByRole('img', { name: 'Código QR para la aplicación' })).toBeVisible();
    expect(await secretShown()).not.toBe(secret);
  });
});

it('a client that begins to ask for a second step leads whoever is at work to setting it up', async () => {
  await openScreen('grower', '/sectors');
  await network.settled();
  await sql('update client set client_requires_second_step = true where client_id = 1');
  await page.getByRole('link', { name: 'Reportes' }).click();
  await expect.element(heading('Configure su segundo paso')).toBeVisible();
  await button('Salir').click();
  await expect.element(page.getByLabelText('Correo electrónico')).toBeVisible();
});
