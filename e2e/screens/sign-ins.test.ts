import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PEOPLE } from '../../packages/server/tests/support/people.ts';
import { openScreen, sql } from './open-screen.ts';

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
    await expect.poll(() => dialog.getByRole('listitem').elements()).toHaveLength(20);
    await dialog.getByRole('button', { name: 'Ver anteriores' }).click();
    await expect.element(dialog.getByText(/desde 198\.51\.100\.1$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await sql('delete from sign_in where user_id = $1', PEOPLE.grower.user_id);
  });
});
