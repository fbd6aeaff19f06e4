import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { choose, close, dialog, save } from './form-dialog.ts';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const PATH = '/admin/alerts?company=1';
const row = (name: RegExp) => page.getByRole('row', { name });
const number = (name: RegExp) => dialog.getByRole('spinbutton', { name });
const undo = page.getByRole('button', { name: 'Deshacer' });
const OWN = 961;

async function act(name: RegExp, action: string) {
  await row(name)
    .getByRole('button', { name: /Acciones/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}
const stored = () =>
  sql(
    'select alert_kind, pest_id, captures_from, within_days, silent_hours, month_from, month_to, alert_is_archived as archived from alert_rule where client_id = 1 order by alert_rule_id',
  );
/** A season that is over, with a trap that caught seven insects on one of its days. */
const insertSeason = async () => {
  await sql(
    "insert into season (client_id, season_id, season_name, date_start, date_end) values (1, 990, '2025–26', '2025-05-01', '2026-04-30')",
  );
  await sql(
    "insert into capture (client_id, station_id, pest_id, t, day, in_photo, plate_changed) values (1, 1001, 1, '2025-10-10T15:00Z', '2025-10-10', 0, true), (1, 1001, 1, '2025-10-11T15:00Z', '2025-10-11', 7, false)",
  );
};

/** The farm has one rule of its own. */
afterEach(async () => {
  await sql(`delete from alert_rule where client_id = 1 and alert_rule_id <> ${OWN}`);
  await sql(`update alert_rule set alert_is_archived = false, silent_hours = 48 where client_id = 1`);
  await sql("delete from capture where client_id = 1 and day < '2026-05-01'");
  await sql('delete from season where client_id = 1 and season_id = 990');
});

describe('Avisos', () => {
  it('makes a rule, with what it would have alerted of in the season before', async () => {
    await insertSeason();
    await openScreen('admin', '/admin?company=1');
    await page.getByRole('link', { name: 'Avisos', exact: true }).first().click();
    await expect.element(heading('Avisos')).toBeVisible();
    await expect
      .element(row(/Dispositivos, Norte: 48 horas o más sin datos, de enero a febrero.*En uso/))
      .toBeVisible();
    await page.getByRole('button', { name: 'Nueva regla' }).click();
    await expect.element(dialog.getByText(/^Complete la regla/)).toBeVisible();
    await dialog.getByRole('button', { name: /Plaga/ }).click();
    await page.getByRole('option', { name: /^Polilla del racimo de la vid/ }).click();
    await expect
      .element(dialog.getByText('Con esta regla, la temporada pasada (2025–26): 1 aviso.'))
      .toBeVisible();
    await expect.element(dialog.getByText(/^11 oct 2025 · .*Norte · 7 capturas$/)).toBeVisible();
    await number(/Desde/).fill('8');
    await expect
      .element(dialog.getByText('Con esta regla, la temporada pasada (2025–26): ningún aviso.'))
      .toBeVisible();
    await choose(/Desde el mes/, 'Octubre');
    await choose(/Hasta el mes/, 'Marzo');
    await save.click();
    await expect.element(page.getByText(/^Regla creada/)).toBeVisible();
    await close();
    await expect
      .element(row(/todos los campos: 8 o más capturas en 7 días, de octubre a marzo/))
      .toBeVisible();
    expect((await stored())[1]).toEqual({
      ...{ alert_kind: 'captures', pest_id: 1, captures_from: 8, within_days: 7, silent_hours: null },
      ...{ month_from: 10, month_to: 3, archived: false },
    });
  });

  it('edits a rule, and undoes the edit', async () => {
    await openScreen('admin', PATH);
    await act(/48 horas/, 'Editar regla');
    await number(/Sin datos por/).fill('72');
    await save.click();
    await expect.element(page.getByText('Regla actualizada')).toBeVisible();
    await expect.poll(stored).toMatchObject([{ silent_hours: 72 }]);
    await undo.click();
    await expect.poll(stored).toMatchObject([{ silent_hours: 48 }]);
  });

  it('archives a rule, undoes that, and restores it', async () => {
    await openScreen('admin', PATH);
    await act(/48 horas/, 'Archivar');
    await expect.element(row(/48 horas.*Archivada/)).toBeVisible();
    await undo.click();
    await expect.element(row(/48 horas.*En uso/)).toBeVisible();
    await act(/48 horas/, 'Archivar');
    await expect.element(row(/48 horas.*Archivada/)).toBeVisible();
    await act(/48 horas/, 'Restaurar');
    await expect.element(row(/48 horas.*En uso/)).toBeVisible();
    expect(await stored()).toMatchObject([{ archived: false }]);
  });

  it('keeps what was typed when the service refuses, and says what is wrong', async () => {
    await openScreen('admin', PATH);
    await act(/48 horas/, 'Editar regla');
    await number(/Sin datos por/).fill('200');
    await save.click();
    await expect.element(dialog.getByText('2 ≤ hora(s) ≤ 168').first()).toBeVisible();
    await number(/Sin datos por/).fill('100');
    network.fail('/v2/alert-rules', 500);
    await save.click();
    await expect
      .element(page.getByText('Error al guardar. Nuestro equipo ha sido notificado del problema.').first())
      .toBeVisible();
    await expect.element(number(/Sin datos por/)).toHaveValue('100');
    expect(await stored()).toMatchObject([{ silent_hours: 48 }]);
  });
});
