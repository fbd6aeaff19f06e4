import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { PEOPLE } from '../../packages/server/tests/support/people.ts';
import { network } from './network.ts';
import { heading, openScreen, sql } from './open-screen.ts';

const PATH = '/notifications';
const items = () => page.getByRole('list', { name: 'Notificaciones' }).getByRole('listitem');
const entry = (count: number) =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`^Notificaciones\\D+${count}\\D*$`) });
const mark = () => items().first().getByRole('button', { name: 'Marcar como leída' });

/**
 * Inserts, besides the two lures of the small farm, a first capture of yesterday and a mildew warning that the
 * admin has read.
 */
async function insertOthers() {
  await sql(`insert into notification (client_id, notification_id, type, cause, sector_id, pest_id, datetime_sent, date)
    values (1, 701, 'first_capture', 'screens 1', 12, 1, '2026-11-20T12:00:00Z', '2026-11-20'),
      (1, 702, 'oidio', 'screens 2', 11, null, '2026-10-20T12:00:00Z', '2026-10-20')`);
  await sql(`insert into notification_read values (1, 702, ${PEOPLE.admin.user_id}, '2026-10-21T12:00:00Z')`);
}
const read = () => sql('select from notification_read where client_id = 1');

/** An event of another file may have resolved a lure's notification. */
beforeEach(async () => {
  await sql('update notification set datetime_resolved = null where client_id = 1');
});

afterEach(async () => {
  await sql('delete from notification_read');
  await sql(`delete from notification where cause like 'screens%'`);
});

describe('Notificaciones', () => {
  it('keeps the pending, newest first, apart from the resolved, all or of one type', async () => {
    await insertOthers();
    await openScreen('admin', PATH);
    await expect.element(heading('Notificaciones')).toBeVisible();
    await expect.element(page.getByText('3 pendientes · últimos 12 meses')).toBeVisible();
    const sentOn = () =>
      items()
        .elements()
        .map((each) => /\d\d nov 2026(?=\D+\d\d:)/.exec(each.textContent ?? '')?.[0]);
    await expect.poll(sentOn).toEqual(['20 nov 2026', '01 nov 2026', '01 nov 2026']);
    await expect.element(items().first()).toMatchTextContent(/Sur/);
    await page.getByRole('button', { name: /^\D*Tipo/ }).click();
    await page.getByRole('option', { name: /\(2\)$/ }).click();
    await expect.poll(() => items().elements()).toHaveLength(2);
    await page.getByText('Resueltas (1)').click();
    await expect.poll(() => items().elements()).toHaveLength(1);
    await expect.element(items().first()).toMatchTextContent(/Norte/);
    expect(page.getByRole('button', { name: 'Marcar como leída' }).elements()).toEqual([]);
  });

  it('marks one as read and takes that back; the badge follows', async () => {
    await openScreen('admin', PATH);
    await expect.element(entry(2)).toBeVisible();
    await mark().click();
    await expect.element(page.getByText('Marcada como leída')).toBeVisible();
    await expect.element(entry(1)).toBeVisible();
    await expect.poll(() => items().elements()).toHaveLength(1);
    expect(await read()).toHaveLength(1);
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(entry(2)).toBeVisible();
    expect(await read()).toEqual([]);
  });

  it('leaves one pending when it could not be saved, and says so', async () => {
    await openScreen('admin', PATH);
    await expect.element(entry(2)).toBeVisible();
    network.fail('/v2/notifications', 500);
    await mark().click();
    await expect.element(page.getByText('No se pudo guardar la lectura. Inténtelo otra vez.')).toBeVisible();
    network.mend();
    await expect.element(mark()).toBeEnabled();
    await expect.element(entry(2)).toBeVisible();
  });

  it('are counted on the menu’s button of a phone', async () => {
    await page.viewport(390, 844);
    await openScreen('admin', '/home');
    await expect
      .element(page.getByRole('button', { name: 'Abrir menú: 2 notificaciones pendientes' }))
      .toBeVisible();
    const { tab } = await openScreen('grower', '/home');
    await expect.element(tab.getByRole('button', { name: 'Abrir menú', exact: true })).toBeVisible();
  });
});
