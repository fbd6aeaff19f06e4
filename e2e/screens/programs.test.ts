import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const PATH = '/admin/programs';
const form = page.getByRole('dialog', { name: 'Nuevo programa' });
const rotating = page.getByRole('dialog', { name: /^Cambiar el token de/ });
const secret = page.getByRole('dialog', { name: /^Token de / });
const question = page.getByRole('alertdialog');
const row = (name: RegExp) => page.getByRole('row', { name });
const told = () => secret.getByRole('region', { name: 'Token' }).element().textContent ?? '';

/** Programs made by tests have higher ids than those of the farm. */
afterEach(async () => {
  vi.restoreAllMocks();
  await sql('delete from service_token where token_id > 2000');
});

/** A program of the client, in force. */
const put = (name: string) =>
  sql(
    `insert into service_token (client_id, token_id, token_name, scopes, token_start, token_hash, expires_at, created_at)
      values (1, 2001, $1, '{farm.read}', 'svc_riegos', 'of nothing', now() + interval '300 days', now())`,
    name,
  );

async function act(name: RegExp, action: string) {
  await row(name)
    .getByRole('button', { name: /Acciones/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('Programas', () => {
  it('makes a program whose secret is shown once', async () => {
    await openScreen('manager', PATH);
    await expect.element(heading('Programas')).toBeVisible();
    await expect.element(row(/northProgram.*Activo.*Norte/)).toBeVisible();
    expect(page.getByText(/CANARIO/).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Nuevo programa' }).click();
    await form.getByRole('button', { name: 'Crear token' }).click();
    await expect.element(form.getByText('Escriba un nombre').first()).toBeVisible();
    await form.getByRole('textbox', { name: 'Nombre' }).fill('Riego del packing');
    await form.getByText('Solo algunos').click();
    await form.getByRole('button', { name: /^Campos|Campos$/ }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'Norte' }).click();
    await userEvent.keyboard('{Escape}');
    await form.getByRole('button', { name: 'Crear token' }).click();
    await expect.poll(told).toMatch(/^svc_[\w-]{49}$/);
    const first = told();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await secret.getByRole('button', { name: 'Copiar orden' }).click();
    await expect
      .poll(() => written.mock.lastCall?.[0])
      .toMatch(new RegExp(`^curl -H 'Authorization: Bearer ${first}' 'http`));
    await secret.getByRole('button', { name: 'Ya lo guardé' }).click();
    await expect.element(row(/Riego del packing.*Activo.*Norte/)).toBeVisible();
    await expect.poll(() => document.body.textContent).not.toContain(first);
    expect(await sql('select sector_ids from service_token where token_id > 2000')).toEqual([
      { sector_ids: [11] },
    ]);
  });

  it('gives a program another secret, shown once as well, and says until when the one before serves', async () => {
    await put('Riego');
    await openScreen('manager', PATH);
    await act(/Riego/, 'Cambiar token');
    await rotating.getByRole('button', { name: 'Crear otro token' }).click();
    await expect.poll(told).toMatch(/^svc_[\w-]{49}$/);
    await secret.getByRole('button', { name: 'Ya lo guardé' }).click();
    await expect.element(row(/Riego.*Cambiando de token.*sirve hasta el/)).toBeVisible();
  });

  it('ends a program once that is confirmed', async () => {
    await put('Riego');
    await openScreen('manager', PATH);
    await act(/Riego/, 'Terminar');
    await question.getByRole('button', { name: 'Terminar' }).click();
    await expect.element(row(/Riego.*Terminado/)).toBeVisible();
    expect(
      await sql('select 1 from service_token where token_id > 2000 and ended_at is not null'),
    ).toHaveLength(1);
  });

  it('keeps what was typed when the service refuses, and says why', async () => {
    await openScreen('admin', PATH);
    await page.getByRole('button', { name: 'Nuevo programa' }).click();
    await form.getByRole('textbox', { name: 'Nombre' }).fill('Riego');
    network.fail('/v2/service-tokens', 500);
    await form.getByRole('button', { name: 'Crear token' }).click();
    await expect.element(page.getByText(/No se pudo guardar/).first()).toBeVisible();
    await expect.element(form.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Riego');
  });

  it.each(['grower', 'southAdviser'] as const)(
    'leads %s home, who does not administer the client',
    async (person) => {
      const screen = await openScreen(person, PATH);
      await expect.element(heading('Estaciones')).toBeVisible();
      await expect.poll(screen.address).toBe('/home');
    },
  );
});
