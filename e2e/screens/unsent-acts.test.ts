import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from './network.ts';
import { openScreen, openTab, sql } from './open-screen.ts';

const KEPT = 'Guardado en este teléfono: se enviará solo cuando haya señal';
const kept = () => expect.element(page.getByText(KEPT).first()).toBeVisible();
const lineBack = () => {
  network.mend();
  window.dispatchEvent(new Event('online'));
};
const notice = (count: number) =>
  page.getByText(count === 1 ? /^1 registro guardado en este teléfono/ : /registros guardados en este/);
const outbox = page.getByRole('dialog', { name: 'Por enviar' });
const openOutbox = () => page.getByRole('button', { name: 'Ver', exact: true }).first().click();

beforeEach(async () => {
  await sql('update notification set datetime_resolved = null where client_id = 1');
});
afterEach(async () => {
  await sql('delete from notification_read');
  await sql("update station set station_tags = '{}' where client_id = 1");
  await sql('delete from report_comment where client_id = 1');
  await sql(
    'update image set image_analytics = null, counted_at = null, counted_by = null where image_id = 503',
  );
  await sql('delete from capture where client_id = 3');
});

describe('a notice that is marked without a line', () => {
  const items = () => page.getByRole('list', { name: 'Notificaciones' }).getByRole('listitem');
  const mark = () => items().first().getByRole('button', { name: 'Marcar como leída' });
  const read = () => sql('select from notification_read where client_id = 1');

  it('is read at once, also after a reload, and at the service when the line is back', async () => {
    const before = await openScreen('admin', '/notifications');
    await expect.element(mark()).toBeVisible();
    network.cut('/v2/notifications');
    await mark().click();
    await kept();
    await expect.poll(() => items().elements()).toHaveLength(1);
    expect(await read()).toEqual([]);
    before.close();
    openTab('/notifications#resolved');
    await expect.element(notice(1)).toBeVisible();
    lineBack();
    await expect.poll(read).toHaveLength(1);
    await expect.element(notice(1)).not.toBeInTheDocument();
  });

  it('leaves one record when it is read and then unread, and none at the service', async () => {
    await openScreen('admin', '/notifications');
    await expect.element(mark()).toBeVisible();
    network.cut('/v2/notifications');
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      await mark().click();
      await kept();
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await expect.poll(() => items().elements()).toHaveLength(2);
      await openOutbox();
      await expect.element(outbox.getByRole('heading', { name: 'Notificación no leída' })).toBeVisible();
      expect(outbox.getByRole('heading', { level: 3 }).elements()).toHaveLength(1);
      await outbox.getByRole('button', { name: 'Cerrar' }).last().click();
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
    lineBack();
    await expect.element(notice(1)).not.toBeInTheDocument();
    expect(await read()).toEqual([]);
  });
});

describe('tags that are changed without a line', () => {
  const PATH = '/station/1001?company=1';
  const dialog = page.getByRole('dialog', { name: 'Tags de N-1' });
  const field = dialog.getByRole('textbox', { name: 'Tags' });
  const stored = () => sql('select station_tags from station where station_id = 1001');
  const addTag = async (tag: string) => {
    await page.getByRole('button', { name: 'Editar tags' }).click();
    await field.fill(tag);
    await userEvent.keyboard('{Enter}');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await kept();
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
  };

  it('stand on the page with their mark, and are undone when they are discarded', async () => {
    const before = await openScreen('superAdmin', PATH);
    network.cut('/v2/stations/1001');
    await addTag('borde norte');
    before.close();
    const { tab } = openTab(PATH);
    await expect.element(tab.getByText('borde norte')).toBeVisible();
    await expect.element(tab.getByText('Por enviar', { exact: true })).toBeVisible();
    await openOutbox();
    await expect.element(outbox.getByRole('heading', { name: 'Tags de la estación · N-1' })).toBeVisible();
    await outbox.getByRole('button', { name: 'Descartar' }).click();
    await expect.element(tab.getByText('Sin tags')).toBeInTheDocument();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(tab.getByText('borde norte')).toBeInTheDocument();
    lineBack();
    await expect.poll(stored).toEqual([{ station_tags: ['borde norte'] }]);
    await expect.element(tab.getByText('Por enviar', { exact: true })).not.toBeInTheDocument();
  });

  it('are joined with those that somebody else gave meanwhile', async () => {
    await openScreen('superAdmin', PATH);
    network.cut('/v2/stations/1001');
    await addTag('borde norte');
    await sql(`update station set station_tags = '{riego}' where station_id = 1001`);
    lineBack();
    await expect.element(page.getByText('1 registro sin enviar necesita su atención.')).toBeVisible();
    await openOutbox();
    await expect.element(outbox.getByText(/^Otra persona cambió los tags/)).toBeVisible();
    await outbox.getByRole('button', { name: 'Abrir' }).click();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(dialog.getByText(/^Otra persona cambió los tags/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(stored).toEqual([{ station_tags: ['riego', 'borde norte'] }]);
    await expect.element(page.getByText(/registro sin enviar/)).not.toBeInTheDocument();
  });
});

describe('comments of reports that are written without a line', () => {
  const section = page.getByRole('region', { name: 'Comentarios de los informes' });
  const dialog = page.getByRole('dialog', { name: /^Comentarios: Polilla del racimo/ });
  const field = dialog.getByRole('textbox', { name: 'Fenología' });
  const stored = () => sql('select phenology_comment from report_comment');

  it('are sent once though an answer was lost, and the next text stands on it', async () => {
    await openScreen('superAdmin', '/station/1001?company=1');
    const write = async (text: string) => {
      await section.getByRole('button', { name: 'Editar comentarios' }).click();
      await field.fill(text);
      await dialog.getByRole('button', { name: 'Guardar' }).click();
    };
    await expect.element(section.getByRole('button', { name: 'Editar comentarios' })).toBeEnabled();
    network.lose('/v2/sectors/11/report_comments');
    await write('Vuelo en alza.');
    await kept();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await write('Vuelo en descenso.');
    await expect.element(page.getByText('Vuelo en descenso.').first()).toBeInTheDocument();
    await expect.element(dialog.getByText('Guardado. Presione otra vez para cerrar.').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(section.getByText('Vuelo en descenso.')).toBeVisible();
    await expect.element(section.getByText('Por enviar', { exact: true })).toBeVisible();
    expect(await stored()).toEqual([{ phenology_comment: 'Vuelo en alza.' }]);
    lineBack();
    await expect.poll(stored).toEqual([{ phenology_comment: 'Vuelo en descenso.' }]);
    await expect.element(section.getByText('Por enviar', { exact: true })).not.toBeInTheDocument();
    await expect.element(section.getByText('Vuelo en descenso.')).toBeVisible();
  });
});

describe('a count of a photo without a line', () => {
  const PATH = '/count-bugs?company=3#photos/503';
  const ready = () => expect.element(page.getByRole('button', { name: 'Acercar (+)' })).toBeEnabled();
  const stored = async () => {
    const [row] = await sql<{ image_analytics: { bug: Record<string, { overall: number }> } | null }>(
      'select image_analytics from image where image_id = 503',
    );
    return row?.image_analytics?.bug['1']?.overall;
  };

  it('stands on the photo after a reload, and gives way to another one only by a decision', async () => {
    const before = await openScreen('superAdmin', PATH);
    await ready();
    await expect.element(page.getByRole('application')).toHaveFocus();
    network.cut('/images/503/metadata');
    await userEvent.keyboard('c{Enter}{Control>}s{/Control}');
    await kept();
    before.close();
    openTab(PATH);
    await ready();
    await expect.element(page.getByRole('checkbox', { name: 'Conteo actual 1' })).toBeVisible();
    await expect.element(page.getByText('Por enviar', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('treeitem', { name: /por enviar/ })).toBeVisible();
    const theirs = { bug: { 1: { samples: [{ x: 10, y: 20, method: 'manual' }], overall: 1 } } };
    await sql(
      `update image set image_analytics = $1, counted_at = '2026-11-21T13:00:00Z', counted_by = 61,
       version = version + 1 where image_id = 503`,
      JSON.stringify(theirs),
    );
    lineBack();
    await openOutbox();
    await expect.element(outbox.getByText(/^Otra persona contó esta foto/)).toBeVisible();
    await outbox.getByRole('button', { name: 'Abrir' }).click();
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Otra persona guardó un conteo de esta foto' });
    await question.getByRole('button', { name: 'Unir ambos (2)' }).click();
    await expect.poll(stored).toBe(2);
    await expect.element(page.getByText(/sin enviar/)).not.toBeInTheDocument();
  });
});
