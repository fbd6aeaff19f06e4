import { describe, expect, test } from 'vitest';
import { exifJpeg, goodJpeg, goodPng, goodWebp } from '../../../tests/support/hostile-images.ts';
import { INSTALLS } from '../../../tests/support/small-photos.ts';
import { configuredBlobs } from '../../blobs/configured-blobs.ts';
import { type Image, json, startPhotos } from './images.fixture.ts';

const { service, grower, admin } = startPhotos();

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
    for await (const _ of configuredBlobs({ dataFolder: service().dataFolder }).list()) count += 1;
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
