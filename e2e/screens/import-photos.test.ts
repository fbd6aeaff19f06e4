import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog');
const item = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });

/** A photo of a colour that no other has. */
async function photo(name: string, color: string): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 320, 240);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

afterEach(() => sql("delete from image where source_entity_id = 'import'"));

it('imports photos of a trap: looked at first, dated by hand where needed, each once', async () => {
  await openScreen('admin', '/admin/stations?company=1');
  const row = page.getByRole('row', { name: /N-1/ }).first();
  await row.getByRole('button', { name: /^Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Importar fotos' }).click();
  const input = document.querySelector<HTMLInputElement>(
    '[role=dialog] input[type=file]',
  ) as HTMLInputElement;
  const dated = await photo('trampa_2026-11-19_09-30.jpg', '#8a7');
  const undated = await photo('IMG-7.jpg', '#7a8');
  const broken = new File(['no es una foto'], 'rota.jpg', { type: 'image/jpeg' });
  await userEvent.upload(input, [dated, undated, broken]);

  await expect.element(dialog.getByText(/19.nov.2026,.09:30/)).toBeVisible();
  await expect.element(item('rota.jpg').getByText(/Solo se admiten fotos JPEG, PNG o WebP/)).toBeVisible();
  await expect.element(item('IMG-7.jpg').getByText(/indique la fecha y la hora/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Importar 1 foto' })).toBeVisible();
  const stored = () =>
    sql<{ n: number }>("select count(*)::int as n from image where source_entity_id = 'import'");
  expect((await stored())[0]?.n).toBe(0);

  await dialog.getByRole('textbox', { name: 'Fecha' }).fill('18-11-2026');
  await dialog.getByRole('textbox', { name: 'Hora' }).fill('09:15');
  await dialog.getByRole('button', { name: 'Importar 2 fotos' }).click();
  await expect.element(dialog.getByText('2 fotos guardadas, 1 foto sin guardar')).toBeVisible();
  expect((await stored())[0]?.n).toBe(2);

  await userEvent.upload(input, [new File([undated], 'otro nombre.jpg', { type: 'image/jpeg' })]);
  await expect
    .element(item('otro nombre.jpg').getByText(/Ya estaba guardada|Es la misma foto/))
    .toBeVisible();
  expect(network.asked('/v2/images')).toBeGreaterThan(0);
  expect((await stored())[0]?.n).toBe(2);
});
