import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { PHOTOS } from '../../../tests/support/small-photos.ts';
import type { TestApp } from '../../../tests/support/test-app.ts';
import { configuredBlobs } from '../../blobs/configured-blobs.ts';
import { json, startPhotos } from './images.fixture.ts';

const { service, grower } = startPhotos();

describe('the file of an image', () => {
  const path = `/v2/images/${PHOTOS.north}/file`;
  const asJpeg = { headers: { accept: 'image/jpeg' } };

  test('is a JPEG to who accepts one, and base64 text to who does not', async () => {
    const answer = await grower(path, asJpeg);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const text = await grower(path);
    expect(text.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await text.text()).toBe(bytes.toString('base64'));
  });

  test('is named after its station, with day and time, for whoever saves it', async () => {
    const named = async (accept: string) =>
      (await grower(path, { headers: { accept } })).headers.get('content-disposition');
    expect(await named('image/jpeg')).toBe(
      'inline; filename="N-1 2026-11-20 11.00.jpg"; filename*=UTF-8\'\'N-1%202026-11-20%2011.00.jpg',
    );
    expect(await named('text/plain'), 'text is no file').toBeNull();
  });

  test('has thumbnails of 250 and 500 and no others', async () => {
    const small = await (await grower(`${path}?thumbnail=250`)).text();
    const large = await (await grower(`${path}?thumbnail=500`)).text();
    expect(small.length).toBeLessThan(large.length);
    expect((await grower(`${path}?thumbnail=251`)).status).toBe(400);
  });

  test('never changes, and its reader’s browser may keep it', async () => {
    const answer = await grower(path, asJpeg);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    const etag = answer.headers.get('etag')!;
    const again = await grower(path, { headers: { ...asJpeg.headers, 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await grower(path, { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('that is gone from the store is not found', async () => {
    const { databases, dataFolder } = service();
    await configuredBlobs({ dataFolder }).delete('images/1/test/502.jpg');
    expect((await grower(`/v2/images/${PHOTOS.south}/file`)).status).toBe(404);
    await databases.owner
      .updateTable('image')
      .set({ blob_key: null, sha256: null, width: null, height: null, bytes: null })
      .where('image_id', '=', PHOTOS.south)
      .execute();
    expect((await grower(`/v2/images/${PHOTOS.south}/file`)).status).toBe(404);
    const [image] = await json<{ intact: boolean }[]>(
      grower('/v2/stations/1002/images?date_start=2026-11-01'),
    );
    expect(image?.intact).toBe(false);
  });
});

describe('the file of an image that is not as it was stored', () => {
  const path = `/v2/images/${PHOTOS.foreign}/file`;
  const key = 'images/3/test/503.jpg';
  const asJpeg = { headers: { accept: 'image/jpeg' } };
  let owner: TestApp['ask'];
  beforeAll(async () => {
    owner = await service().as('foreigner');
  });
  const kept = async (of: string) => Buffer.from((await configuredBlobs(service()).get(of))!);

  test.each([
    ['overwritten', () => Buffer.from('no foto')],
    ['cut', (file: Buffer) => file.subarray(0, 100)],
    ['emptied', () => Buffer.alloc(0)],
    ['with one bit turned', (file: Buffer) => file.with(200, file.at(200)! ^ 1)],
  ])('%s is refused and named in words, never served', async (_, harm) => {
    const whole = await kept(key);
    await configuredBlobs(service()).put(key, new Uint8Array(harm(whole)));
    const answer = await owner(path, asJpeg);
    expect([answer.status, await json(answer)]).toEqual([
      500,
      expect.objectContaining({
        code: 'damaged-file',
        title: 'El archivo de esta foto está dañado en el servidor: hay que reponerlo de una copia',
      }),
    ]);
    await configuredBlobs(service()).put(key, new Uint8Array(whole));
    expect((await owner(path, asJpeg)).status).toBe(200);
  });

  test.each([250, 500] as const)(
    'is made anew where it is a thumbnail of %i that is cut or gone',
    async (size) => {
      const small = `images/3/test/503-${size}.jpg`;
      const whole = await kept(small);
      await configuredBlobs(service()).put(small, new Uint8Array(whole.subarray(0, 100)));
      const cut = await owner(`${path}?thumbnail=${size}`, asJpeg);
      const made = Buffer.from(await cut.arrayBuffer());
      const width = Math.min(size, 320);
      expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width });
      expect(await kept(small)).toEqual(made);
      await configuredBlobs(service()).delete(small);
      expect((await owner(`${path}?thumbnail=${size}`, asJpeg)).status).toBe(200);
      expect(await kept(small)).toEqual(made);
    },
  );
});
