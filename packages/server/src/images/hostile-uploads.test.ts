import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as file from '../../tests/support/hostile-images.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import { readCapped } from './upload.ts';

let service: TestApp;
let ask: TestApp['ask'];
beforeAll(async () => {
  service = await startTestApp();
  ask = await service.as('admin');
});
afterAll(() => service.close());

const TAKEN = '2026-11-20T15:00:00Z';
interface Part {
  readonly content: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly part?: string;
}
function form(...parts: Part[]): FormData {
  const data = new FormData();
  data.set('date_created', TAKEN);
  for (const { content, name = 'foto.jpg', type = 'image/jpeg', part = 'file' } of parts) {
    data.append(part, new File([new Uint8Array(content)], name, { type }));
  }
  return data;
}
const send = (body: unknown, headers = {}) =>
  ask('/v2/images?station_id=1001', { method: 'POST', body, headers });
async function state(): Promise<string> {
  const rows = await service.databases.owner.selectFrom('image').select('image_id').execute();
  const keys: string[] = [];
  for await (const { key } of configuredBlobs({ dataFolder: service.dataFolder }).list()) keys.push(key);
  return JSON.stringify([rows.length, keys.toSorted()]);
}
const text = (words: string) => Buffer.from(words, 'latin1');
/** A comment of a JPEG, which may contain any bytes. */
const comment = (words: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), text(words)]);
const after = (photo: Buffer, more: Buffer) => Buffer.concat([photo, more]);
const cut = (photo: Buffer, share: number) => photo.subarray(0, Math.floor(photo.length * share));
const flipped = (photo: Buffer) => {
  const out = Buffer.from(photo);
  for (let i = Math.floor(out.length * 0.4); i < out.length * 0.6; i += 3) out[i]! ^= 0x5a;
  return out;
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const animated = file.pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
const hugeText = file.pngChunk(
  'zTXt',
  Buffer.concat([text('Comment\0\0'), deflateSync(Buffer.alloc(200 * 1024 * 1024))]),
);
const box = (brand: string) => after(Buffer.from([0, 0, 0, 24]), text(`ftyp${brand}\0\0\0\0mif1${brand}`));
const EXECUTABLE = after(text('MZ'), Buffer.alloc(500));
const RIFF_LIE = (() => {
  const out = Buffer.from(file.goodWebp);
  out.writeUInt32LE(0x7fffffff, 4);
  return out;
})();

/** Name of the attack, expected status, and the sent file. */
const REFUSED: readonly (readonly [string, number, () => Part])[] = [
  ['an empty file', 400, () => ({ content: Buffer.alloc(0) })],
  ['null bytes', 415, () => ({ content: Buffer.alloc(2000) })],
  ['text', 415, () => ({ content: text('esto no es una foto') })],
  ['a page', 415, () => ({ content: text('<!doctype html><script>alert(1)</script>') })],
  ['a drawing with a script', 415, () => ({ content: text(SVG) })],
  ['a drawing that says so', 415, () => ({ content: text(SVG), name: 'a.svg', type: 'image/svg+xml' })],
  [
    'a drawing that reads a file',
    415,
    () => ({
      content: text(`<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>${SVG}`),
    }),
  ],
  ['an archive', 415, () => ({ content: file.EMPTY_ZIP })],
  ['a program', 415, () => ({ content: EXECUTABLE })],
  ['a PDF', 415, () => ({ content: text('%PDF-1.7\n1 0 obj') })],
  ['an animated GIF', 415, () => ({ content: file.gif, name: 'a.gif', type: 'image/gif' })],
  ['a TIFF', 415, () => ({ content: file.tiff, name: 'a.tif', type: 'image/tiff' })],
  ['an AVIF', 415, () => ({ content: file.avif, name: 'a.avif', type: 'image/avif' })],
  ['a HEIC', 415, () => ({ content: box('heic'), name: 'a.heic', type: 'image/heic' })],
  ['a film', 415, () => ({ content: box('isom') })],
  [
    'a bitmap',
    415,
    () => ({ content: after(text('BM'), Buffer.alloc(100)), name: 'a.bmp', type: 'image/bmp' }),
  ],
  [
    'ImageMagick’s language',
    415,
    () => ({ content: text('push graphic-context\nviewbox 0 0 1 1\nfill "url(https://x|ls)"') }),
  ],
  ['an animated WebP', 415, () => ({ content: file.animatedWebp })],
  [
    'an animated PNG',
    415,
    () => ({ content: file.png(4, 4, { extra: [animated], pixels: file.blankRows(4, 4) }) }),
  ],
  ['half a JPEG', 400, () => ({ content: cut(file.goodJpeg, 0.5) })],
  ['the head of a JPEG', 400, () => ({ content: file.goodJpeg.subarray(0, 20) })],
  ['three bytes of a JPEG', 400, () => ({ content: file.goodJpeg.subarray(0, 3) })],
  ['half a PNG', 400, () => ({ content: cut(file.goodPng, 0.5) })],
  ['a PNG’s signature', 400, () => ({ content: file.goodPng.subarray(0, 8) })],
  ['half a WebP', 400, () => ({ content: cut(file.goodWebp, 0.5) })],
  ['a JPEG with garbled pixels', 400, () => ({ content: flipped(file.goodJpeg) })],
  ['a PNG with garbled pixels', 400, () => ({ content: flipped(file.goodPng) })],
  ['a WebP that lies about its size', 400, () => ({ content: RIFF_LIE })],
  [
    'a bomb of 900 million pixels',
    413,
    () => ({ content: file.png(30_000, 30_000, { depth: 1, pixels: file.blankRows(30_000, 30_000, 1) }) }),
  ],
  ['a PNG of the largest size there is', 400, () => ({ content: file.png(0x7fffffff, 0x7fffffff) })],
  [
    'a row beyond 25 million pixels',
    413,
    () => ({ content: file.png(5000, 5001, { depth: 1, pixels: file.blankRows(5000, 5001, 1) }) }),
  ],
  [
    'a picture wider than a JPEG can be',
    413,
    () => ({ content: file.png(65_535, 100, { depth: 1, pixels: file.blankRows(65_535, 100, 1) }) }),
  ],
  ['a picture one pixel high', 413, () => ({ content: file.png(30_000_000, 1) })],
  [
    'a JPEG that says 65,000 × 65,000',
    413,
    () => ({ content: file.withSize(file.goodJpeg, 65_000, 65_000) }),
  ],
  [
    'a JPEG that says it is larger than it is',
    400,
    () => ({ content: file.withSize(file.goodJpeg, 4000, 4000) }),
  ],
  ['a PNG of no size', 400, () => ({ content: file.png(0, 0) })],
  ['a PNG whose pixels are missing', 400, () => ({ content: file.png(500, 500) })],
  ['a photo and an archive', 415, () => ({ content: after(file.goodJpeg, file.EMPTY_ZIP) })],
  ['a photo and a page', 415, () => ({ content: after(file.goodPng, text('<script>alert(1)</script>')) })],
  ['a photo and a PDF', 415, () => ({ content: after(file.goodJpeg, text('%PDF-1.4 …')) })],
  [
    'a photo with a script in its comment',
    415,
    () => ({ content: file.withComment(file.goodJpeg, '<SCRIPT src=//x>') }),
  ],
  [
    'a photo with PHP in its comment',
    415,
    () => ({ content: file.withComment(file.goodJpeg, '<?php system($_GET[0]);') }),
  ],
  ['a photo that says it is a page', 415, () => ({ content: file.goodJpeg, type: 'text/html' })],
  ['a photo called a program', 415, () => ({ content: file.goodJpeg, name: 'foto.jpg.exe', type: '' })],
  ['more than 12 MB', 413, () => ({ content: after(file.goodJpeg, Buffer.alloc(12 * 1024 * 1024)) })],
  ['a photo in another part', 400, () => ({ content: file.goodJpeg, part: 'avatar' })],
];

describe('a file that is refused leaves nothing behind', () => {
  test.each(REFUSED)('%s', async (_, status, part) => {
    const before = await state();
    const answer = await send(form(part()));
    expect(answer.status).toBe(status);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect(errors[0]?.field).toBe(part().part ?? 'file');
    expect(errors[0]?.message).toMatch(/\S/);
    expect(await state()).toBe(before);
  });

  const head =
    'content-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  test.each([
    ['no form', 415, 'x', 'application/octet-stream'],
    ['a form without boundary', 415, 'x', 'multipart/form-data'],
    ['a boundary that never comes', 400, 'x'.repeat(1000), 'multipart/form-data; boundary=b'],
    ['a form that ends in the middle', 400, `--b\r\n${head}\xff\xd8\xff`, 'multipart/form-data; boundary=b'],
    ['no parts', 400, '--b--\r\n', 'multipart/form-data; boundary=b'],
    [
      'a thousand parts',
      400,
      `${`--b\r\n${head}x\r\n`.repeat(1000)}--b--\r\n`,
      'multipart/form-data; boundary=b',
    ],
    [
      'a text instead of a file',
      400,
      '--b\r\ncontent-disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
    ],
    ['JSON', 415, '{"file":"x"}', 'application/json'],
  ])('%s', async (_, status, body, type) => {
    const before = await state();
    const answer = await send(text(body), { 'content-type': type });
    expect(answer.status, await answer.clone().text()).toBe(status);
    expect(await state()).toBe(before);
  });

  test('a short boundary that occurs in the bytes of a photo divides nothing', async () => {
    const photo = file.goodJpeg;
    const boundary = photo.subarray(300, 302).toString('latin1').replace(/[^\w]/g, 'q');
    const noted = Buffer.concat([
      photo.subarray(0, 2),
      comment(`--${boundary} --${boundary}\r\n-${boundary}`),
      photo.subarray(2),
    ]);
    const body = Buffer.concat([
      text(`--${boundary}\r\ncontent-disposition: form-data; name="date_created"\r\n\r\n${TAKEN}\r\n`),
      text(`--${boundary}\r\n${head}`),
      noted,
      text(`\r\n--${boundary}--\r\n`),
    ]);
    const answer = await send(body, { 'content-type': `multipart/form-data; boundary=${boundary}` });
    expect(answer.status).toBe(201);
  });

  test('a body that never ends is given up as soon as it is too long', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const request = new Request('http://test.invalid', { method: 'POST', body: endless, duplex: 'half' });
    await expect(readCapped(request, 12 * 1024 * 1024)).rejects.toMatchObject({ code: 'too-large' });
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });
});

const GPS = /GPS|CANARIO|Exif|xmpmeta|ICC_PROFILE/;

describe('a file that is taken is only its pixels', () => {
  const NEUTRALISED: readonly (readonly [string, () => Part])[] = [
    ['place, camera, note and colour profile', () => ({ content: file.exifJpeg })],
    ['a turned photo', () => ({ content: file.sidewaysJpeg })],
    ['bytes behind the last one', () => ({ content: after(file.goodJpeg, text('CANARIO'.repeat(50))) })],
    ['a name that climbs', () => ({ content: file.greyJpeg, name: '../../../../etc/cron.d/x.jpg' })],
    ['a name with a null byte', () => ({ content: file.cmykJpeg, name: 'a.jpg\0.exe' })],
    ['a name of the service’s own kind', () => ({ content: file.clearPng, name: 'images/1/test/501.jpg' })],
    ['a name as long as a book', () => ({ content: file.goodWebp, name: `${'x'.repeat(5000)}.webp` })],
    ['sixteen bits a colour', () => ({ content: file.deepPng })],
    ['the right photo under a wrong name', () => ({ content: file.goodPng, name: 'foto.jpg' })],
    [
      'a text that unpacks to 200 MB',
      () => ({ content: file.png(4, 4, { extra: [hugeText], pixels: file.blankRows(4, 4) }) }),
    ],
  ];
  test.each(NEUTRALISED)('%s', async (_, part) => {
    const answer = await send(form(part()));
    expect(answer.status, await answer.clone().text()).toBe(201);
    const { items } = (await answer.json()) as { items: { image_id: number; result: string }[] };
    expect(items[0]?.result).toBe('stored');
    const stored = await ask(`/v2/images/${items[0]?.image_id}/file`, { headers: { accept: 'image/jpeg' } });
    const bytes = Buffer.from(await stored.arrayBuffer());
    expect(stored.headers.get('content-type')).toBe('image/jpeg');
    expect(bytes.toString('latin1')).not.toMatch(GPS);
    const { exif, icc, xmp, iptc, orientation, format } = await sharp(bytes).metadata();
    expect({ exif, icc, xmp, iptc, orientation, format }).toEqual({ format: 'jpeg' });
  });

  test('its name is made by the service', async () => {
    const row = await service.databases.owner
      .selectFrom('image')
      .select('blob_key')
      .where('source_entity_id', '=', 'import')
      .execute();
    for (const { blob_key } of row) expect(blob_key).toMatch(/^images\/1\/2026-11\/[0-9a-f-]{36}\.jpg$/);
  });
});

test('through all of this the service lives, and its memory is bounded', async () => {
  expect((await service.ask('/livez')).status).toBe(200);
  const before = process.memoryUsage().rss;
  const bomb = file.png(5000, 5000, { depth: 1, pixels: file.blankRows(5000, 5000, 1) });
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, i) => send(form({ content: after(bomb, Buffer.from([i])) }))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 201));
  expect(process.memoryUsage().rss - before).toBeLessThan(700 * 1024 * 1024);
});
