import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exifJpeg, goodJpeg, goodPng, goodWebp } from '../../../tests/support/hostile-images.ts';
import { INSTALLS, PHOTO_TAKEN, PHOTOS } from '../../../tests/support/small-photos.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { configuredBlobs } from '../../blobs/configured-blobs.ts';

let service: TestApp;
let grower: TestApp['ask'];
let admin: TestApp['ask'];
beforeAll(async () => {
  service = await startTestApp();
  grower = await service.as('grower');
  admin = await service.as('admin');
});
afterAll(() => service.close());

const json = async <T>(answer: Promise<Response> | Response): Promise<T> =>
  (await (await answer).json()) as T;
interface Image {
  image_id: number;
  version: number;
  image_analytics: unknown;
  counted_by: number | null;
  counted_at: string | null;
  image_type: string;
  source_entity_id: string;
  date_created: string;
  extra_data: object;
}

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
    const { databases, dataFolder } = service;
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
    owner = await service.as('foreigner');
  });
  const kept = async (of: string) => Buffer.from((await configuredBlobs(service).get(of))!);

  test.each([
    ['overwritten', () => Buffer.from('no foto')],
    ['cut', (file: Buffer) => file.subarray(0, 100)],
    ['emptied', () => Buffer.alloc(0)],
    ['with one bit turned', (file: Buffer) => file.with(200, file.at(200)! ^ 1)],
  ])('%s is refused and named in words, never served', async (_, harm) => {
    const whole = await kept(key);
    await configuredBlobs(service).put(key, new Uint8Array(harm(whole)));
    const answer = await owner(path, asJpeg);
    expect([answer.status, await json(answer)]).toEqual([
      500,
      expect.objectContaining({
        code: 'damaged-file',
        title: 'El archivo de esta foto está dañado en el servidor: hay que reponerlo de una copia',
      }),
    ]);
    await configuredBlobs(service).put(key, new Uint8Array(whole));
    expect((await owner(path, asJpeg)).status).toBe(200);
  });

  test.each([250, 500] as const)(
    'is made anew where it is a thumbnail of %i that is cut or gone',
    async (size) => {
      const small = `images/3/test/503-${size}.jpg`;
      const whole = await kept(small);
      await configuredBlobs(service).put(small, new Uint8Array(whole.subarray(0, 100)));
      const cut = await owner(`${path}?thumbnail=${size}`, asJpeg);
      const made = Buffer.from(await cut.arrayBuffer());
      const width = Math.min(size, 320);
      expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width });
      expect(await kept(small)).toEqual(made);
      await configuredBlobs(service).delete(small);
      expect((await owner(`${path}?thumbnail=${size}`, asJpeg)).status).toBe(200);
      expect(await kept(small)).toEqual(made);
    },
  );
});

describe('lists of images', () => {
  test('are of the requested days and type, newest first', async () => {
    const ids = async (path: string) => (await json<Image[]>(grower(path))).map(({ image_id }) => image_id);
    expect(await ids('/v2/stations/1001/images')).toEqual([PHOTOS.north]);
    expect(await ids('/v2/nodes/VG-1/images?date_start=2026-11-20&date_end=2026-11-20')).toEqual([
      PHOTOS.north,
    ]);
    expect(await ids('/v2/stations/1001/images?image_type=plant')).toEqual([]);
    expect(await ids('/v2/stations/1001/images?date_start=2026-11-21&date_end=2026-11-21')).toEqual([]);
  });

  test.each([
    '/v2/stations/1001/images?date_start=2026-11-21&date_end=2026-11-20',
    '/v2/stations/1001/images?date_start=2020-01-01&date_end=2026-11-20',
    '/v2/stations/1001/images?image_type=selfie',
    '/clients/1/images/metadata?dateStart=2019-01-01',
    '/clients/1/images/metadata',
  ])('%s is refused', async (path) => {
    const answer = await grower(path);
    expect(answer.status).toBe(400);
    expect((await json<{ errors: { field: string }[] }>(answer)).errors[0]?.field).toMatch(/date|type/);
  });

  test('a client’s images come with what was counted', async () => {
    const { items } = await json<{ items: Image[] }>(
      grower('/clients/1/images/metadata?dateStart=2026-11-01&gzip=true'),
    );
    expect(items.map(({ image_id }) => image_id)).toEqual([PHOTOS.south, PHOTOS.north]);
    expect(items[0]?.extra_data).toEqual({ crop_id: 1, pest_id: 1 });
  });
});

describe('a manual count', () => {
  const path = `/images/${PHOTOS.north}/metadata`;
  const dated = PHOTO_TAKEN.replace('Z', '+00:00');
  const counted = (bug: object) => JSON.stringify({ bug });
  const samples = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ x: 10 + i, y: 20, method: 'manual' }));
  const save = (image_analytics: string, more = {}) =>
    admin(path, { method: 'PUT', body: { image_analytics, date_created: dated, ...more } });
  const captures = () =>
    service.databases.owner
      .selectFrom('capture')
      .select(['pest_id', 'day', 'in_photo'])
      .where('station_id', '=', 1001)
      .orderBy('pest_id')
      .execute();

  test('replaces the one before; captures and what is computed from them follow', async () => {
    const series = async () =>
      (
        await json<{ items: { date: string; value: number | null }[] }>(
          admin(
            '/count_analytics/bug_count?date_start=2026-11-19&date_end=2026-11-21&station_aggregation=sum',
            {
              body: { station_id_list: [1001] },
            },
          ),
        )
      ).items.map(({ value }) => value);
    expect(await series()).toEqual([null, null, null]);
    const two = { samples: samples(2), overall: 2 };
    const first = await json<Image>(save(counted({ 1: two, 2: { samples: [], overall: 0 } })));
    expect(first).toMatchObject({ version: 2, counted_by: 53, counted_at: '2026-11-21T15:00:00.000Z' });
    expect(await captures()).toEqual([
      { pest_id: 1, day: '2026-11-20', in_photo: 2 },
      { pest_id: 2, day: '2026-11-20', in_photo: 0 },
    ]);
    expect((await series())[1]).toBe(2);
    const second = await json<Image>(save(counted({ 1: { samples: samples(5), overall: 5 } })));
    expect(second.version).toBe(3);
    expect(await captures()).toEqual([{ pest_id: 1, day: '2026-11-20', in_photo: 5 }]);
    expect((await series())[1]).toBe(5);
  });

  test('of somebody who began from an older one is a conflict, and changes nothing', async () => {
    const before = await captures();
    const late = await save(counted({ 1: { samples: [], overall: 0 } }), { version: 1 });
    expect(late.status).toBe(409);
    expect(await json(late)).toMatchObject({ code: 'conflict' });
    expect(await captures()).toEqual(before);
    expect((await save(counted({ 1: { samples: [], overall: 0 } }), { version: 3 })).status).toBe(200);
  });

  test('of two saved at once from the same version one wins', async () => {
    const { version } = (await json<Image[]>(grower('/v2/stations/1001/images')))[0]!;
    const saves = [1, 2, 3, 4].map((n) =>
      save(counted({ 1: { samples: samples(n), overall: n } }), { version }),
    );
    const statuses = (await Promise.all(saves)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409]);
  });

  test.each([
    ['no JSON', 'image_analytics', 'bugs: 3', {}],
    ['another shape', 'image_analytics', '[]', {}],
    [
      'a pest that is no id',
      'image_analytics.bug.lobesia',
      counted({ lobesia: { samples: [], overall: 0 } }),
      {},
    ],
    [
      'a pest that does not exist',
      'image_analytics.bug.77',
      counted({ 77: { samples: [], overall: 0 } }),
      {},
    ],
    ['a negative count', 'image_analytics.bug.1.overall', counted({ 1: { samples: [], overall: -1 } }), {}],
    [
      'fewer insects than samples',
      'image_analytics.bug.1.overall',
      counted({ 1: { samples: samples(2), overall: 1 } }),
      {},
    ],
    [
      'a sample beside the photo',
      'image_analytics.bug.1.samples.0',
      counted({ 1: { samples: [{ x: 900, y: 1, method: 'manual' }], overall: 1 } }),
      {},
    ],
    ['the date of another photo', 'date_created', counted({}), { date_created: '2026-11-19T14:00:00+00:00' }],
    ['a date that is none', 'date_created', counted({}), { date_created: 'ayer' }],
    ['more than a count', 'body', counted({}), { client_id: 3 }],
  ])('with %s is refused', async (_, field, analytics, more) => {
    const answer = await save(analytics, more);
    expect(answer.status).toBe(400);
    const { errors } = await json<{ errors: { field: string }[] }>(answer);
    expect(field === 'body' ? errors.length : errors[0]?.field).toEqual(field === 'body' ? 1 : field);
  });
});

describe('uploads', () => {
  const form = (files: readonly Buffer[], fields: Record<string, string> = {}, name = 'foto.jpg') => {
    const data = new FormData();
    for (const [key, value] of Object.entries(fields)) data.set(key, value);
    for (const content of files)
      data.append('file', new File([new Uint8Array(content)], name, { type: 'image/jpeg' }));
    return data;
  };
  const toInstall = (body: FormData, headers = {}) =>
    grower(`/v2/events/${INSTALLS.north}/images`, { method: 'POST', body, headers });
  const files = async () => {
    let count = 0;
    for await (const _ of configuredBlobs({ dataFolder: service.dataFolder }).list()) count += 1;
    return count;
  };

  test('a photo of an install shows what the install says', async () => {
    const image = await json<Image>(toInstall(form([goodJpeg])));
    expect(image).toMatchObject({
      image_type: 'device_install',
      source_entity_id: `event/${INSTALLS.north}`,
      date_created: '2026-05-02T15:00:00.000Z',
      version: 1,
    });
    const again = await json<Image>(toInstall(form([goodJpeg])));
    expect(again.image_id).toBe(image.image_id);
  });

  test('with a key it is stored once, and another photo under the same key is refused', async () => {
    const key = { 'idempotency-key': 'photo-1' };
    const first = await json<Image>(toInstall(form([goodPng]), key));
    const stored = await files();
    const replay = await toInstall(form([goodPng]), key);
    expect(replay.headers.get('idempotency-replayed')).toBe('true');
    expect((await json<Image>(replay)).image_id).toBe(first.image_id);
    expect((await toInstall(form([goodWebp]), key)).status).toBe(422);
    expect(await files()).toBe(stored);
  });

  test('two files, or a report without photos, are refused', async () => {
    expect((await toInstall(form([goodJpeg, goodPng]))).status).toBe(400);
    const other = await admin('/v2/events/1/images', { method: 'POST', body: form([goodJpeg]) });
    expect(other.status).toBe(400);
    expect(await json(other)).toMatchObject({ errors: [{ field: 'event_id' }] });
  });

  test('an import answers file by file, and knows when each was taken', async () => {
    const body = form([goodWebp], {}, 'N-1.2026-11-19_09-30-00.webp');
    body.append('file', new File([new Uint8Array(exifJpeg)], 'a.jpg', { type: 'image/jpeg' }));
    body.append('file', new File([new Uint8Array(goodPng)], 'b.png', { type: 'image/png' }));
    body.append('file', new File(['nada'], 'c.png', { type: 'image/png' }));
    const answer = await admin('/v2/images?station_id=1001', { method: 'POST', body });
    expect(answer.status).toBe(201);
    const { items } = await json<{ items: { result: string; detail: string | null; image_id: number }[] }>(
      answer,
    );
    expect(items.map(({ result }) => result)).toEqual(['stored', 'stored', 'refused', 'refused']);
    expect(items[2]?.detail).toMatch(/cuándo se tomó/);
    const images = await json<Image[]>(admin('/v2/stations/1001/images?image_type=bug'));
    const takenAt = (id?: number) => images.find(({ image_id }) => image_id === id)?.date_created;
    expect(takenAt(items[0]?.image_id)).toBe('2026-11-19T12:30:00.000Z');
    expect(takenAt(items[1]?.image_id)).toBe('2026-11-05T13:20:30.000Z');
    const again = await admin('/v2/images?station_id=1001', {
      method: 'POST',
      body: form([goodWebp], {}, 'N-1.2026-11-19_09-30-00.webp'),
    });
    expect((await json<typeof answer & { items: { result: string }[] }>(again)).items[0]?.result).toBe(
      'known',
    );
  });

  test.each([
    ['date_created', '2031-01-01T00:00:00Z', 'file'],
    ['date_created', 'ayer', 'date_created'],
    ['image_type', 'selfie', 'image_type'],
  ])('%s %s is refused', async (name, value, field) => {
    const body = form([goodPng], { [name]: value });
    const answer = await admin('/v2/images?station_id=1001', { method: 'POST', body });
    expect(answer.status).toBe(400);
    expect(await json(answer)).toMatchObject({ errors: [{ field }] });
  });
});
