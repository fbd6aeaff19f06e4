import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noisePhoto } from './field-photo.ts';
import { network } from './network.ts';
import { openScreen, openTab, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog', { name: 'Conteo en terreno' });
const list = page.getByRole('region', { name: 'Conteos en terreno' });
const trap = dialog.getByRole('textbox', { name: 'N-1', exact: true });
const send = dialog.getByRole('button', { name: /^Enviar/ });
const waiting = page.getByText(/1 registro guardado en este teléfono/);
const line = () => window.dispatchEvent(new Event('online'));
const photos = () =>
  sql(
    "select station_id, source_entity_id from image where source_entity_id like 'count/%' order by image_id",
  );
const counts = () => sql('select number_found from field_count where client_id = 1');

/** Station 1001 is a trap without a device. */
beforeEach(() => sql('update station set assigned_node_sn = null where client_id = 1 and station_id = 1001'));
afterEach(async () => {
  Reflect.deleteProperty(navigator, 'onLine');
  await sql("delete from image where source_entity_id like 'count/%'");
  await sql('delete from field_count where client_id = 1');
  await sql(`update station set assigned_node_sn = 'VG-1' where client_id = 1 and station_id = 1001`);
});

async function takePhoto() {
  const button = dialog.getByRole('button', { name: 'Foto de N-1' });
  await expect.element(button).toBeVisible();
  const input = button.element().parentElement!.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, await noisePhoto('IMG_2041.jpg'));
  await expect.element(dialog.getByText('IMG_2041.jpg')).toBeVisible();
}
async function openCounts() {
  const screen = await openScreen('grower', '/station/1001');
  await page.getByRole('button', { name: 'REGISTRO', exact: true }).first().click();
  await page.getByRole('button', { name: /contar trampas/ }).click();
  await expect.element(trap).toBeVisible();
  return screen;
}

describe('a photo with a count', () => {
  it('needs its number, follows the count, and is opened from the list of the station', async () => {
    await openCounts();
    await takePhoto();
    await send.click();
    await expect.element(dialog.getByText('Escriba el número: la foto va con su conteo')).toBeVisible();
    expect(await counts()).toEqual([]);
    await trap.fill('4');
    await send.click();
    await expect.element(dialog.getByText('1 conteo guardado')).toBeVisible();
    await expect.element(dialog.getByText(/Su foto se envía aparte/)).toBeVisible();
    await expect.poll(photos).toMatchObject([{ station_id: 1001 }]);
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    await list.getByRole('button', { name: /^Abrir la foto 1/ }).click();
    await expect
      .element(page.getByRole('dialog', { name: /N-1/ }).getByRole('application', { name: /^Foto del/ }))
      .toBeVisible();
  });

  it('waits with its count without a line, survives a reload and an edit, and comes once', async () => {
    const before = await openCounts();
    network.cut('/v2/');
    await trap.fill('5');
    await takePhoto();
    await send.click();
    await expect.element(dialog.getByText('Guardado en este teléfono')).toBeVisible();
    before.close();
    openTab('/station/1001');
    await expect.element(waiting).toBeVisible();
    await page.getByRole('button', { name: 'Ver', exact: true }).click();
    const outbox = page.getByRole('dialog', { name: 'Por enviar' });
    await expect.element(outbox.getByText(/1 foto por enviar/)).toBeVisible();
    await outbox.getByRole('button', { name: 'Editar' }).click();
    await expect.element(dialog.getByText('IMG_2041.jpg')).toBeVisible();
    await trap.fill('6');
    await send.click();
    await expect.element(dialog.getByText('Guardado en este teléfono')).toBeVisible();
    network.mend();
    line();
    await expect.poll(photos).toMatchObject([{ station_id: 1001 }]);
    expect(await counts()).toEqual([{ number_found: 6 }]);
    await dialog.getByRole('button', { name: 'Cerrar' }).first().click();
    await expect.element(page.getByRole('button', { name: 'Ver', exact: true })).not.toBeInTheDocument();
  });

  it('is taken back with its count', async () => {
    await openCounts();
    await trap.fill('4');
    await takePhoto();
    await send.click();
    await expect.poll(photos).toHaveLength(1);
    await dialog.getByRole('button', { name: 'Deshacer' }).click();
    await expect.element(page.getByText('Se deshizo el conteo').first()).toBeVisible();
    await expect.element(list.getByText('Esta trampa todavía no tiene conteos')).toBeVisible();
  });
});

describe('a correction without a line', () => {
  const correct = page.getByRole('dialog', { name: /^Corregir el conteo/ });
  const number = correct.getByRole('spinbutton', { name: /Insectos/ });
  const act = async (name: string) => {
    await list.getByRole('button', { name: /^Acciones/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  beforeEach(() =>
    sql(`insert into field_count (client_id, station_id, pest_id, day, counted_at, number_found)
      values (1, 1001, 1, '2026-11-14', '2026-11-14T15:00:00Z', 12)`),
  );

  it('waits, gives way to a later one, and is stored once when the line is back', async () => {
    await openScreen('grower', '/station/1001');
    await expect.element(list.getByText('12 insectos')).toBeVisible();
    network.cut('/v2/field_counts');
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    for (const [typed, shown] of [
      ['10', 'pasa a 10 insectos'],
      ['9', 'pasa a 9 insectos'],
    ] as const) {
      await act('Corregir');
      await number.fill(typed);
      await correct.getByRole('button', { name: 'Guardar' }).click();
      await expect.element(list.getByText(shown)).toBeVisible();
      await correct.getByRole('button', { name: 'Cerrar' }).click();
    }
    await expect.element(waiting).toBeVisible();
    expect(await counts()).toEqual([{ number_found: 12 }]);
    network.mend();
    Reflect.deleteProperty(navigator, 'onLine');
    line();
    await expect.element(list.getByText('9 insectos', { exact: true })).toBeVisible();
    await expect.element(waiting).not.toBeInTheDocument();
    expect(await counts()).toEqual([{ number_found: 9 }]);
  });

  it('that somebody else has overtaken stays with its reason, and is decided at the count', async () => {
    await openScreen('grower', '/station/1001');
    await expect.element(list.getByText('12 insectos')).toBeVisible();
    network.cut('/v2/field_counts');
    await act('Corregir');
    await number.fill('10');
    await correct.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(list.getByText('pasa a 10 insectos')).toBeVisible();
    await correct.getByRole('button', { name: 'Cerrar' }).click();
    await sql('update field_count set number_found = 20 where client_id = 1');
    network.mend();
    line();
    await expect.element(list.getByText('No se pudo enviar').first()).toBeVisible();
    await page.getByRole('button', { name: 'Ver', exact: true }).click();
    const outbox = page.getByRole('dialog', { name: 'Por enviar' });
    await expect.element(outbox.getByText(/Otra persona cambió este conteo/)).toBeVisible();
    await outbox.getByRole('button', { name: 'Abrir' }).click();
    await expect.element(correct.getByText(/ahora dice 20 insectos/)).toBeVisible();
    await expect.element(number).toHaveValue('10');
    await correct.getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(counts).toEqual([{ number_found: 10 }]);
    await expect.element(list.getByText('No se pudo enviar')).not.toBeInTheDocument();
  });
});
