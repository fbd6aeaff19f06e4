import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PEOPLE } from '../../packages/server/tests/support/people.ts';
import { openScreen, sql } from './open-screen.ts';

const { email, user_id, client_id } = PEOPLE.foreigner;
const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';
const CHOSEN = 'tractor azul tras la lluvia';
const text = (name: string | RegExp) => page.getByText(name);

/** Inserts a reset letter as if it had just been sent. */
async function letterSent() {
  await sql(
    `insert into reset_letter
      (client_id, user_id, email, token_hash, code_hash, asked_at, code_expires_at, expires_at)
      values ($1, $2, $3, encode(sha256($4::bytea), 'hex'), '', now(), '2100-01-01', '2100-01-01')`,
    ...[client_id, user_id, email, TOKEN],
  );
}

/** Opens the console by the link of the letter. */
async function openLink(token = TOKEN) {
  const { pathname, search } = window.location;
  const fragment = `#restablecer=${token}&correo=${encodeURIComponent(email)}`;
  window.history.replaceState(null, '', `${pathname}${search}${fragment}`);
  await openScreen(null, '/');
}

async function choose(password: string) {
  await page.getByLabelText('Contraseña nueva', { exact: true }).fill(password);
  await page.getByLabelText('Repita la contraseña nueva').fill(password);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

afterEach(async () => {
  await sql('delete from reset_letter');
  await sql(
    `update user_account set password_hash = (select password_hash from user_account where email = $1)
      where email = $2`,
    ...[PEOPLE.grower.email, email],
  );
});

describe('the link of a letter', () => {
  it('asks for a new password, says at the field why one is refused, and lets in by another', async () => {
    await letterSent();
    await openLink();
    await expect.element(text(/^Para la cuenta foreigner@vigia\.example\./)).toBeVisible();
    expect(window.location.hash).toBe('');
    await choose('contraseña1');
    await expect.element(text(/muy usada o fácil de adivinar/)).toBeVisible();
    await choose(CHOSEN);
    await expect.element(page.getByRole('button', { name: /^Cuenta/ })).toBeVisible();
  });

  it('that is over says so, and leads to another letter', async () => {
    await openLink('ZzCdEfGhIjKlMnOpQrStUv');
    await choose(CHOSEN);
    await expect.element(text(/^Este enlace ya no sirve/)).toBeVisible();
    await expect.element(page.getByLabelText('Correo electrónico')).toHaveValue(email);
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await expect.element(page.getByLabelText('Código')).toBeVisible();
  });
});

describe('sign-ins of a person', () => {
  it('shows who came in and who was refused, newest first, page by page', async () => {
    await sql(
      `insert into sign_in (client_id, user_id, at, outcome, reason, address, device)
        select 1, $1, now(), 'refused', 'password', '198.51.100.' || n, 'Firefox en Windows'
        from generate_series(1, 25) n`,
      PEOPLE.grower.user_id,
    );
    await openScreen('superAdmin', '/admin/users?company=1');
    const row = page.getByRole('row', { name: new RegExp(PEOPLE.grower.email) });
    await row.getByRole('button', { name: /^Acciones/ }).click();
    await page.getByRole('menuitem', { name: 'Ver ingresos' }).click();
    const dialog = page.getByRole('dialog', { name: `Ingresos de ${PEOPLE.grower.email}` });
    await expect.element(dialog.getByText(/desde 198\.51\.100\.25$/)).toBeVisible();
    expect(dialog.getByRole('listitem').elements()).toHaveLength(20);
    await dialog.getByRole('button', { name: 'Ver anteriores' }).click();
    await expect.element(dialog.getByText(/desde 198\.51\.100\.1$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await sql('delete from sign_in where user_id = $1', PEOPLE.grower.user_id);
  });
});
