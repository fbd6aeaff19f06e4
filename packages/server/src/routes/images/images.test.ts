import { describe, expect, test } from 'vitest';
import { PHOTOS } from '../../../tests/support/small-photos.ts';
import { type Image, json, startPhotos } from './images.fixture.ts';

const { grower } = startPhotos();

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
