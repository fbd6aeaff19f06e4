import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exifJpeg, goodPng, goodWebp } from '../../../tests/support/hostile-images.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

interface Answer {
  logo: { file_name: string; width: number; height: number; data_url: string } | null;
}
const PATH = '/v2/clients/1/logo';

let service: TestApp;
let admin: (path: string, ask?: Ask) => Promise<Response>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

const form = (content: Uint8Array, name: string, type = 'image/png'): FormData => {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(content)], name, { type }));
  return body;
};
const put = (content: Uint8Array, name: string, type?: string) =>
  admin(PATH, { method: 'PUT', body: form(content, name, type) });
const read = async () => ((await (await admin(PATH)).json()) as Answer).logo;
const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 90, b: 40, alpha: 0.5 } } })
    .png()
    .toBuffer();

test('a logo is written anew, small, with what is transparent and nothing else of the file', async () => {
  expect(await read()).toBeNull();
  const answer = await put(await plain(2_000, 1_000), 'aromos.png');
  expect(answer.status).toBe(200);
  const logo = await read();
  expect(logo).toMatchObject({ file_name: 'aromos.png', width: 320, height: 160 });
  const kept = await sharp(bytesOf(logo!.data_url)).metadata();
  expect(kept).toMatchObject({ format: 'png', hasAlpha: true });
  await put(exifJpeg, 'con cámara.jpg', 'image/jpeg');
  expect((await sharp(bytesOf((await read())!.data_url)).metadata()).exif).toBeUndefined();
});

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const WHITE = { r: 255, g: 255, b: 255, alpha: 1 };
const GREEN = { r: 20, g: 90, b: 40, alpha: 1 };
const square = (width: number, height: number, background: typeof WHITE) =>
  sharp({ create: { width, height, channels: 4, background } });
/** A green symbol of 300 × 150 px on a white card of 400 × 200 px, in the middle of a larger picture. */
async function padded(margin: typeof WHITE): Promise<Buffer> {
  const sign = await square(300, 150, GREEN).png().toBuffer();
  const card = await square(400, 200, WHITE)
    .composite([{ input: sign }])
    .png()
    .toBuffer();
  return await square(1_600, 1_200, margin)
    .composite([{ input: card }])
    .png()
    .toBuffer();
}

test.each([
  ['clear', CLEAR, 300, 150],
  ['white', WHITE, 300, 150],
  // A coloured margin is part of the logo.
  ['green', GREEN, 213, 160],
])('a %s margin around a logo: what is kept of it', async (_, margin, width, height) => {
  expect((await put(await padded(margin), 'con margen.png')).status).toBe(200);
  expect(await read()).toMatchObject({ width, height });
});

test('what is clear within a logo is no margin, and a word on one line may be flat', async () => {
  const letter = await square(40, 8, GREEN).png().toBuffer();
  const word = square(200, 60, CLEAR).composite([
    { input: letter, left: 10, top: 26 },
    { input: letter, left: 150, top: 26 },
  ]);
  expect((await put(await word.png().toBuffer(), 'palabra.png')).status).toBe(200);
  const logo = await read();
  expect(logo).toMatchObject({ width: 180, height: 8 });
  const { data, info } = await sharp(bytesOf(logo!.data_url)).raw().toBuffer({ resolveWithObject: true });
  expect(data[4 * (4 * info.width + 90) + 3]).toBe(0);
});

test.each([
  [
    'una imagen SVG',
    Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    /SVG no se admite/,
  ],
  ['otro formato', goodWebp, /PNG o JPEG/],
  ['un texto', Buffer.from('hola'), /JPEG, PNG o WebP/],
  ['la mitad de un archivo', goodPng.subarray(0, goodPng.length / 2), /dañada/],
  ['un archivo pesado', Buffer.concat([goodPng, Buffer.alloc(2 * 1024 * 1024)]), /más de 2 MB/],
])('%s is refused with a sentence, and the logo stays', async (_, content, sentence) => {
  const before = await read();
  const answer = await put(content, 'logo.png');
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(((await answer.json()) as { errors: unknown[] }).errors).toEqual([
    { field: 'file', message: expect.stringMatching(sentence) },
  ]);
  expect(await read()).toEqual(before);
});

test('a picture too small to be seen is refused', async () => {
  expect((await put(await plain(10, 10), 'punto.png')).status).toBe(400);
});

test('it is taken away again, and the log records it without its pixels', async () => {
  expect((await admin(PATH, { method: 'DELETE' })).status).toBe(204);
  expect(await read()).toBeNull();
  const log = await admin('/v2/changes?client_id=1&kind=client-logo');
  const text = await log.text();
  expect(text).toContain('"action":"deleted"');
  expect(text).not.toMatch(/png":|base64|\\\\x/);
});
