import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { close, dialog, save } from './form-dialog.ts';
import { openScreen, sql } from './open-screen.ts';

const paste = dialog.getByRole('textbox', { name: 'Pegue aquí la tabla' });
const row = (name: RegExp) => page.getByRole('row', { name });
const made = () =>
  sql<{ email: string }>(
    "select email from user_account where email like '%@planilla.example' order by 1",
  ).then((rows) => rows.map(({ email }) => email));

afterEach(() => sql("delete from user_account where email like '%@planilla.example'"));

describe('a pasted table of people', () => {
  it('is looked at first, corrected, stored whole, and shows each temporary password once', async () => {
    await openScreen('admin', '/admin/users?company=1');
    await page.getByRole('button', { name: 'Pegar o importar tabla' }).click();
    await expect.element(dialog.getByText(/Sin rol, la persona es agricultora/)).toBeVisible();
    await paste.fill(
      'Nombre\tApellido\tCorreo\tRol\tCampos\nLuis\tSoto\tluis@planilla.example\tAgricultor\tNorte\nEva\tDíaz\teva\tCapataz\t\n',
    );
    await expect.element(dialog.getByText(/2 filas: 1 nueva, 1 con errores/)).toBeVisible();
    await expect.element(dialog.getByText('Ingrese un correo válido')).toBeVisible();
    await expect.element(dialog.getByText('«Capataz» no existe')).toBeVisible();
    await expect.element(dialog.getByText(/por única vez, la contraseña temporal/)).toBeVisible();
    await save.click();
    expect(await made()).toEqual([]);
    await dialog.getByRole('textbox', { name: 'Correo electrónico' }).fill('eva@planilla.example');
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('textbox', { name: 'Rol' }).fill('');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText(/2 filas: 2 nuevas\./)).toBeVisible();
    await save.click();
    const passwords = page.getByRole('dialog', { name: '2 contraseñas temporales' });
    await expect.element(passwords.getByRole('rowheader', { name: 'luis@planilla.example' })).toBeVisible();
    await expect.element(passwords.getByText(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/).first()).toBeVisible();
    expect(await made()).toEqual(['eva@planilla.example', 'luis@planilla.example']);
    await passwords.getByRole('button', { name: 'Ya las guardé' }).click();
    await expect.element(passwords).not.toBeInTheDocument();
    await close();
    await expect.element(row(/luis@planilla.example/).first()).toBeVisible();
  });
});
