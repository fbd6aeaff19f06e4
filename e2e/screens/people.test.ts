import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PASSWORD, PEOPLE } from '../../packages/server/tests/support/people.ts';
import { closeByEscape } from './close-by-escape.ts';
import { choose, close, dialog, field, save } from './form-dialog.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const NEW = 'nueva@vigia.example';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const row = (name: RegExp) => page.getByRole('row', { name });
const option = (name: string) => page.getByRole('option', { name });

interface StoredPerson {
  readonly role: string;
  readonly permissions: string;
  readonly entities_under_client: Record<string, string>;
  readonly entities_under_sector: Record<string, string>;
}
const COLUMNS = 'role, permissions, entities_under_client, entities_under_sector';
const stored = async (email = NEW) =>
  (await sql<StoredPerson>(`select ${COLUMNS} from user_account where email = $1`, email))[0];

afterEach(async () => {
  await sql('delete from user_account where email = $1', NEW);
});

async function startNew() {
  await button('Agregar Usuario').click();
  await field('Nombre').fill('Nueva');
  await field('Apellido').fill('Persona');
  await field('Email').fill(NEW);
}

async function seePassword(): Promise<string> {
  const secret = page.getByRole('dialog', { name: 'Contraseña temporal' });
  const box = secret.getByRole('textbox');
  await expect.element(box).toHaveValue(expect.stringMatching(/^\w{4}(-\w{4}){3}$/));
  const { value } = box.element() as HTMLInputElement;
  await secret.getByRole('button', { name: 'Ya la guardé' }).click();
  return value;
}

const edit = (email: string) => page.getByRole('button', { name: `Editar ${email}` }).click();

describe('the second step of a person', () => {
  const menuOf = async (email: string) => {
    await row(new RegExp(email))
      .getByRole('button', { name: /^Acciones/ })
      .click();
    await expect.element(page.getByRole('menuitem', { name: 'Ver ingresos' })).toBeVisible();
  };
  const remove = page.getByRole('menuitem', { name: 'Quitar segundo paso' });

  it('can be taken away from whoever has one, and is not offered for anybody else', async () => {
    await sql('update user_account set second_step_since = now() where email = $1', PEOPLE.grower.email);
    await openScreen('superAdmin', '/admin/users?company=1');
    await menuOf(PEOPLE.manager.email);
    expect(remove.elements()).toEqual([]);
    await closeByEscape(page.getByRole('menu'));
    await menuOf(PEOPLE.grower.email);
    await expect.element(remove).toBeVisible();
    await sql('update user_account set second_step_since = null where email = $1', PEOPLE.grower.email);
  });
});

describe('the role of a person', () => {
  it('is chosen at creation with the clients and fields served, each said in a sentence', async () => {
    await openScreen('superAdmin', '/admin/users?company=1');
    await startNew();
    const role = dialog.getByRole('button', { name: /Rol/ });
    await expect.element(role).toHaveTextContent('Agricultor');
    await role.click();
    const names = page.getByRole('listbox').getByRole('option');
    await expect
      .poll(() => names.elements().map(({ textContent }) => textContent))
      .toEqual(['Agricultor', 'Asesor', 'Analista', 'Administrador', 'Superadministrador']);
    await option('Asesor').click();
    await expect.element(dialog.getByText(/además Campo, Notificaciones/)).toBeVisible();
    await choose(/Clientes que atiende/, 'CANARIO-SAN-CLEMENTE');
    await userEvent.keyboard('{Escape}');
    await dialog.getByRole('button', { name: /Campos que atiende/ }).click();
    await page.getByRole('option', { name: /^Norte/ }).click();
    await userEvent.keyboard('{Escape}');
    await expect
      .element(dialog.getByText('Ve solo los elegidos: ninguno de CANARIO-SAN-CLEMENTE.'))
      .toBeVisible();
    await save.click();
    await seePassword();
    await close();
    await expect.element(row(/nueva@vigia\.example.*Asesor.*Norte/)).toBeVisible();
    expect(await stored()).toEqual({
      role: 'user',
      permissions: 'root',
      entities_under_client: { 3: 'user' },
      entities_under_sector: { 11: 'user' },
    });
  });

  it('is changed later; fields fall away with it, and an administrator gives no more than they have', async () => {
    await openScreen('admin', '/admin/users?company=1');
    await startNew();
    await save.click();
    await seePassword();
    await close();
    await edit(NEW);
    await dialog.getByRole('button', { name: /Rol/ }).click();
    await expect.element(option('Administrador')).toBeVisible();
    expect(option('Superadministrador').elements()).toEqual([]);
    await option('Administrador').click();
    await expect.element(dialog.getByRole('button', { name: /Campos que atiende/ })).not.toBeInTheDocument();
    expect(dialog.getByText('Clientes que atiende').elements(), 'there is no other client to give').toEqual(
      [],
    );
    await save.click();
    await close();
    await expect.element(row(/nueva@vigia\.example.*Administrador.*Todos/)).toBeVisible();
    expect(await stored()).toMatchObject({ role: 'admin', permissions: 'root' });
  });

  it('of no name is shown for what it is, and kept while nothing else is chosen', async () => {
    await openScreen('admin', '/admin/users?company=1');
    await edit('steward@vigia.example');
    await expect.element(dialog.getByRole('button', { name: /Rol/ })).toHaveTextContent('Personalizado');
    await expect.element(dialog.getByText('Usuario en su cliente · 1 campo, administra 1')).toBeVisible();
    const before = await stored('steward@vigia.example');
    await field('Nombre').fill('Elena');
    await field('Apellido').fill('Lagos');
    await save.click();
    await expect.element(page.getByText('Usuario actualizado: steward@vigia.example')).toBeVisible();
    await close();
    expect(await stored('steward@vigia.example')).toEqual(before);
    await edit('adviser@vigia.example');
    await expect.element(dialog.getByText(/Atiende además 1 cliente que usted no administra/)).toBeVisible();
  });

  it('of oneself is left to others', async () => {
    await openScreen('admin', '/admin/users?company=1');
    await edit('admin@vigia.example');
    await expect.element(dialog.getByRole('button', { name: /Rol/ })).toBeDisabled();
    await expect
      .element(dialog.getByText('Su propio rol lo cambia otra persona que administre.'))
      .toBeVisible();
  });
});

describe('a password', () => {
  afterEach(() =>
    sql(
      `update user_account set status = 'CONFIRMED', password_expires_at = null,
        password_hash = (select password_hash from user_account where user_id = $1) where user_id = any($2)`,
      PEOPLE.admin.user_id,
      [PEOPLE.grower.user_id, PEOPLE.narrowed.user_id],
    ),
  );

  it('is made anew for somebody, shown once, and ends their sessions', async () => {
    await openScreen('admin', '/admin/users?company=1');
    await row(/grower@vigia\.example/)
      .getByRole('button', { name: /^Acciones/ })
      .click();
    await page.getByRole('menuitem', { name: 'Crear contraseña temporal' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/sus sesiones se cierran en el acto/)).toBeVisible();
    await question.getByRole('button', { name: 'Crear contraseña temporal' }).click();
    await seePassword();
    await expect.element(row(/grower@vigia\.example.*Contraseña temporal/)).toBeVisible();
    const open = await sql(
      'select from session where user_id = $1 and revoked_at is null',
      PEOPLE.grower.user_id,
    );
    expect(open).toEqual([]);
  });

  it('of one’s own is changed in the account menu by the present one', async () => {
    await openScreen('narrowed', '/home');
    await button(/^Cuenta/).click();
    await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
    const box = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await save.click();
    await expect
      .element(box('Contraseña actual'))
      .toHaveAccessibleDescription('Ingrese su contraseña actual');
    await box('Contraseña actual').fill('un manzano');
    await box('Contraseña nueva').fill('corta');
    await box('Repita la contraseña nueva').fill('cortas');
    await save.click();
    await expect
      .element(box('Contraseña nueva'))
      .toHaveAccessibleDescription('La contraseña debe tener al menos 10 caracteres');
    await expect
      .element(box('Repita la contraseña nueva'))
      .toHaveAccessibleDescription('Las contraseñas no son iguales');
    await box('Contraseña nueva').fill('cosecha de cerezas');
    await box('Repita la contraseña nueva').fill('cosecha de cerezas');
    await save.click();
    await expect
      .element(box('Contraseña actual'))
      .toHaveAccessibleDescription('La contraseña actual no es correcta');
    await expect.element(box('Contraseña nueva')).toHaveValue('cosecha de cerezas');
    await box('Contraseña actual').fill(PASSWORD);
    await save.click();
    await expect.element(page.getByText('Su contraseña fue cambiada').first()).toBeVisible();
    await close();
    await button(/^Cuenta/).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.getByLabelText('Correo electrónico').fill(PEOPLE.narrowed.email);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill('cosecha de cerezas');
    await button('Ingresar').click();
    await expect.element(heading('Estaciones')).toBeVisible();
  });
});
