import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { EMBED_KEY } from '../../packages/server/tests/support/farm-keys.ts';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const PATH = '/admin/embed-keys';
const form = page.getByRole('dialog', { name: 'Nueva llave de widgets' });
const edited = page.getByRole('dialog', { name: 'Editar llave de widgets' });
const code = page.getByRole('dialog', { name: /^Código de / });
const question = page.getByRole('alertdialog');
const field = (name: string) => form.getByRole('textbox', { name });
const row = (name: RegExp) => page.getByRole('row', { name });

/** Replaces the clipboard, which a browser without a window does not give to pages. */
const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
const textOf = (dialog: typeof code, name: string) =>
  dialog.getByLabelText(name, { exact: true }).element().textContent;

/** The code for a page, from the dialog. */
const pasted = () => textOf(code, 'Para pegar en la página');

/** Keys made by tests have higher ids than those of the farm. */
afterEach(async () => {
  vi.restoreAllMocks();
  await sql('update embed_key set replaced_by = null where key_id > 1000');
  await sql('delete from embed_key where key_id > 1000');
  await sql(
    `update embed_key set name = 'Campo Ejemplo', key = null, allowed_origins = '{https://campo.example}' where key_id = 801`,
  );
});

async function act(name: RegExp, action: string) {
  await row(name)
    .getByRole('button', { name: /Acciones/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('Llaves de widgets', () => {
  it('makes a key, shows it whole whenever it is requested, rotates it and revokes it', async () => {
    await openScreen('admin', PATH);
    await expect.element(heading('Llaves de widgets')).toBeVisible();
    await expect.element(row(/Campo Ejemplo.*Activa/)).toBeVisible();
    expect(page.getByText(/CANARIO/).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Nueva llave' }).click();
    await field('Nombre').fill('Cooperativa');
    await field('Sitios que la pueden mostrar').fill('https://coop.example\nhttp://coop.example');
    await form.getByRole('button', { name: 'Crear llave' }).click();
    await expect.element(form.getByText(/^Línea 2: Debe empezar con https/).first()).toBeVisible();
    await expect.element(form.getByText('Elija al menos un campo o una estación').first()).toBeVisible();
    await field('Sitios que la pueden mostrar').fill('https://coop.example');
    await form.getByRole('button', { name: /Campos/ }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'Norte' }).click();
    await userEvent.keyboard('{Escape}');
    await form.getByRole('button', { name: 'Crear llave' }).click();
    await expect.element(code.getByText(/pk_live_[\w-]{43}/).first()).toBeVisible();
    const written = clipboard();
    written.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await code.getByRole('button', { name: 'Copiar llave' }).click();
    await expect.element(page.getByText(/No se pudo copiar: seleccione el texto/)).toBeVisible();
    await code.getByRole('button', { name: 'Copiar llave' }).click();
    await expect.element(code.getByText('Copiado', { exact: true }).first()).toBeVisible();
    expect(written.mock.lastCall).toEqual([textOf(code, 'Llave')]);
    expect(textOf(code, 'Llave')).toMatch(/^pk_live_[\w-]{43}$/);
    await code.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect.element(row(/Cooperativa.*Activa.*Norte/)).toBeVisible();

    await act(/Cooperativa/, 'Rotar');
    await question.getByRole('button', { name: /7 días más/ }).click();
    await page.getByRole('option', { name: '30 días más' }).click();
    await question.getByRole('button', { name: 'Rotar' }).click();
    await expect.element(code.getByText(/pk_live_[\w-]{43}/).first()).toBeVisible();
    await code.getByRole('button', { name: 'Cerrar' }).last().click();
    await expect.element(row(/Cooperativa.*Reemplazada/)).toBeVisible();

    // The service's clock starts at the fixed time and moves forward between calls.
    const thirtyDaysOn = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const longer = "replaced_by is not null and expires_at - $1 between '0 hours' and '12 hours'";
    expect(await sql(`select 1 from embed_key where ${longer}`, thirtyDaysOn)).toHaveLength(1);

    await act(/Cooperativa.*Activa/, 'Ver código');
    const [kept] = await sql<{ key: string }>(
      'select key from embed_key where replaced_by is null and key_id > 1000',
    );
    await expect.poll(pasted).toContain(`public-key="${kept!.key}"`);
    expect(textOf(code, 'Llave')).toBe(kept!.key);
    await code.getByRole('button', { name: 'Cerrar' }).last().click();

    await act(/Cooperativa.*Reemplazada/, 'Revocar');
    await question.getByRole('button', { name: 'Revocar' }).click();
    await expect.element(row(/Cooperativa.*Revocada/)).toBeVisible();
    const revoked = await sql(
      'select revoked_at from embed_key where key_id > 1000 and revoked_at is not null',
    );
    expect(revoked).toHaveLength(1);
  });

  it('asks once for a key made before keys were kept, and takes no other', async () => {
    await openScreen('admin', PATH);
    await expect.element(row(/Campo Ejemplo.*pk_live_test0001…/)).toBeVisible();
    await act(/Campo Ejemplo/, 'Ver código');
    const whole = code.getByRole('textbox', { name: 'Llave completa' });
    await whole.fill(`${EMBED_KEY}x`);
    await userEvent.keyboard('{Enter}');
    await expect.element(code.getByText(/^No es esta llave/).first()).toBeVisible();
    await expect.element(code.getByText('Para pegar en la página')).not.toBeInTheDocument();
    await whole.fill(EMBED_KEY);
    await userEvent.keyboard('{Enter}');
    await expect.poll(pasted).toContain(`public-key="${EMBED_KEY}"`);
    const preview = code.getByRole('region', { name: 'Así se ve' });
    await expect.element(preview).toBeVisible();
    const shown = () =>
      [...preview.element().querySelectorAll('[public-key]')].map(
        (each) => `${each.localName} ${each.getAttribute('public-key')} ${each.shadowRoot?.textContent}`,
      );
    await code.getByRole('button', { name: /Widget/ }).click();
    await page.getByRole('option', { name: 'Clima' }).click();
    await expect.poll(shown).toEqual([`vigia-climate ${EMBED_KEY} widget climate`]);
    await code.getByRole('button', { name: 'Cerrar' }).last().click();
    const written = clipboard();
    await row(/Campo Ejemplo/)
      .getByRole('button', { name: 'Copiar llave' })
      .click();
    await expect.element(page.getByText('Copiado').first()).toBeVisible();
    expect(written.mock.lastCall).toEqual([EMBED_KEY]);
  });

  it('edits a key in its dialog by keyboard, and shows what somebody else changed meanwhile', async () => {
    const key = () =>
      sql<{ name: string; allowed_origins: string[]; key_prefix: string }>(
        'select name, allowed_origins, key_prefix from embed_key where key_id = 801',
      );
    await openScreen('manager', PATH);
    await act(/Campo Ejemplo/, 'Editar');
    await expect.element(edited.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Campo Ejemplo');
    await expect.element(edited.getByRole('button', { name: /Norte.*Campos/ })).toBeVisible();
    const sites = edited.getByRole('textbox', { name: 'Sitios que la pueden mostrar' });
    await expect.element(sites).toHaveValue('https://campo.example');
    await userEvent.click(sites);
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}campo.example{Enter}http://campo.example');
    await edited.getByRole('button', { name: 'Guardar' }).click();
    const wrong = /Línea 2: Empiece con https:.* Línea 3: Debe empezar con https:/;
    await expect.element(edited.getByText(wrong).first()).toBeVisible();
    await expect.element(sites).toHaveFocus();
    expect((await key())[0]!.allowed_origins).toEqual(['https://campo.example']);
    await sites.fill('https://campo.example\nhttps://www.campo.example');
    await edited.getByRole('textbox', { name: 'Nombre' }).fill('Mía');
    await sql(`update embed_key set name = 'Suya' where key_id = 801`);
    await userEvent.keyboard('{Enter}');
    await expect.element(edited.getByText(/Otra persona lo cambió a «Suya»/).first()).toBeVisible();
    await edited.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(page.getByText(/^Llave guardada/)).toBeVisible();
    await expect.element(row(/Mía.*www\.campo\.example/)).toBeVisible();
    expect(await key()).toEqual([
      {
        name: 'Mía',
        allowed_origins: ['https://campo.example', 'https://www.campo.example'],
        key_prefix: 'pk_live_test0001',
      },
    ]);
    const [recorded] = await sql<{ by: string }>(
      `select user_email as by from change_log where kind = 'embed-key' order by changed_at desc limit 1`,
    );
    expect(recorded?.by).toBe('manager@vigia.example');
  });

  it('keeps what was typed when the service refuses, and says why', async () => {
    await openScreen('manager', PATH);
    await page.getByRole('button', { name: 'Nueva llave' }).click();
    await field('Nombre').fill('Cooperativa');
    await field('Sitios que la pueden mostrar').fill('https://coop.example');
    await form.getByRole('button', { name: /Campos/ }).click();
    await page.getByRole('listbox').getByRole('option', { name: 'Norte' }).click();
    await userEvent.keyboard('{Escape}');
    network.fail('/v2/embed-keys', 500);
    await form.getByRole('button', { name: 'Crear llave' }).click();
    await expect.element(page.getByText(/No se pudo guardar/).first()).toBeVisible();
    await expect.element(field('Nombre')).toHaveValue('Cooperativa');
  });

  it('leads a grower home', async () => {
    const screen = await openScreen('grower', PATH);
    await expect.element(heading('Estaciones')).toBeVisible();
    await expect.poll(screen.address).toBe('/home');
  });
});
