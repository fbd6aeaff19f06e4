import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
