import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { network } from './network.ts';
import { openScreen, sql } from './open-screen.ts';

const dialog = page.getByRole('dialog');
const item = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });

/** A photo of one colour, different from all others. */
async function photo(name: string, color: string): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  pen.fillStyle = color;
  pen.fillRect(0, 0, 320, 240);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

/**
 * A photo with noise that cannot be compressed, so that the bytes sent for it differ from those of the form
 * around it.
 */
async function grainyPhoto(name: string, seed: number): Promise<File> {
  const pixels = new ImageData(320, 240);
  for (let i = 0; i < pixels.data.length; i += 1) pixels.data[i] = (i * 7919 + seed * (i % 1009) * i) % 256;
  const canvas = new OffscreenCanvas(320, 240);
  (canvas.getContext('2d') as OffscreenCanvasRenderingContext2D).putImageData(pixels, 0, 0);
  const type = 'image/jpeg';
  return new File([await canvas.convertToBlob({ type, quality: 1 })], name, { type });
}

/** Opens the dialog of a station and chooses photos. */
async function choose(photos: File[]): Promise<HTMLInputElement> {
  await openScreen('admin', '/admin/stations?company=1');
  const row = page.getByRole('row', { name: /N-1/ }).first();
  await row.getByRole('button', { name: /^Acciones/ }).click();
  await page.getByRole('menuitem', { name: 'Importar fotos' }).click();
  const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
  await expect.poll(input).not.toBeNull();
  await userEvent.upload(input()!, photos);
  return input()!;
}

afterEach(async () => {
  await sql("delete from image where source_entity_id = 'import'");
  await sql('delete from parked_photo');
});

it('imports photos of a trap: checked first, dated by hand if needed, each once', async () => {
  const dated = await photo('trampa_2026-11-19_09-30.jpg', '#8a7');
  const undated = await photo('IMG-7.jpg', '#7a8');
  const broken = new File(['no es una foto'], 'rota.jpg', { type: 'image/jpeg' });
  const input = await choose([dated, undated, broken]);

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
  expect(network.requests('/v2/images')).toBeGreaterThan(0);
  expect((await stored())[0]?.n).toBe(2);
});

/** Bytes of the form fields and of the boundaries between them. */
const AROUND_A_PHOTO = 2_000;

it('sends each photo once: a checked photo is imported without its bytes', async () => {
  const dated = await grainyPhoto('trampa_2026-11-19_09-30.jpg', 3);
  const undated = await grainyPhoto('IMG-7.jpg', 5);
  const weight = dated.size + undated.size;
  expect(Math.min(dated.size, undated.size)).toBeGreaterThan(10 * AROUND_A_PHOTO);
  await choose([dated, undated]);
  await expect.element(item('IMG-7.jpg').getByText(/indique la fecha y la hora/)).toBeVisible();
  const looked = await network.sentBytes('/v2/images');
  expect(looked).toBeGreaterThan(weight);

  await dialog.getByRole('textbox', { name: 'Fecha' }).fill('18-11-2026');
  await dialog.getByRole('textbox', { name: 'Hora' }).fill('09:15');
  await dialog.getByRole('button', { name: 'Importar 2 fotos' }).click();
  await expect.element(dialog.getByText('2 fotos guardadas')).toBeVisible();
  expect((await network.sentBytes('/v2/images')) - looked).toBeLessThan(2 * AROUND_A_PHOTO);
  const times = await sql<{ at: string }>(
    `select to_char(date_created at time zone 'UTC', 'MM-DD HH24:MI') as at from image
     where source_entity_id = 'import' order by date_created`,
  );
  expect(times.map(({ at }) => at)).toEqual(['11-18 12:15', '11-19 12:30']);
});

it('sends again only the photo that the service has dropped meanwhile', async () => {
  const kept = await grainyPhoto('trampa_2026-11-19_09-30.jpg', 3);
  const expired = await grainyPhoto('trampa_2026-11-18_09-30.jpg', 5);
  await choose([kept, expired]);
  await expect.element(dialog.getByRole('button', { name: 'Importar 2 fotos' })).toBeEnabled();
  await expect.element(item(expired.name).getByText('Lista para importar')).toBeVisible();
  const looked = await network.sentBytes('/v2/images');
  await sql("update parked_photo set expires_at = '2020-01-01' where file_name = $1", expired.name);

  await dialog.getByRole('button', { name: 'Importar 2 fotos' }).click();
  await expect.element(dialog.getByText('2 fotos guardadas')).toBeVisible();
  const again = (await network.sentBytes('/v2/images')) - looked;
  expect(again).toBeGreaterThan(expired.size);
  expect(again).toBeLessThan(expired.size + 3 * AROUND_A_PHOTO);
  expect(await sql("select 1 from image where source_entity_id = 'import' and bytes > 0")).toHaveLength(2);
});
