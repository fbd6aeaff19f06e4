import { PIECE_BYTES } from '@vigia/api/contract';
import { isoDate } from '@vigia/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { typedLine } from '../../../tests/support/typed-line.ts';
import { jpegOf } from '../../images/pixels.ts';
import { deletedPhotos } from '../../jobs/deleted-photos.ts';
import type { JobContext } from '../../jobs/job.ts';
import { emptyPlate } from '../../seed/plate-photo.ts';
import { type Image, json, startPhotos } from './images.fixture.ts';

const { service, grower, admin } = startPhotos();
const DAY = '2026-11-18';
const OWNER = `/v2/stations/1001/field_counts/1/${DAY}`;
const DAY_MS = 86_400_000;
const owner = () => service().databases.owner;

beforeEach(async () => {
  await owner().deleteFrom('image').where('image_type', '=', 'device_install').execute();
  await owner().deleteFrom('field_count').execute();
  await enter(3);
});

const enter = (number_found: number | null, day = DAY) =>
  grower('/v2/field_counts', {
    body: {
      client_id: 1,
      field_counts: [{ station_id: 1001, pest_id: 1, date_count: day, number_found }],
    },
  });
const picture = async (name: string): Promise<File> =>
  new File([await jpegOf(emptyPlate({ width: 320, height: 240, name }))], `${name}.jpg`, {
    type: 'image/jpeg',
  });
async function addPhoto(name: string, path = OWNER, ask = grower): Promise<Response> {
  const body = new FormData();
  body.set('file', await picture(name));
  return await ask(`${path}/images`, { body });
}
const QUERY = `client_id=1&station_id=1001&date_start=2026-11-01&date_end=2026-11-20`;
const listed = async () =>
  (await json<{ date_count: string; image_ids: number[] }[]>(grower(`/v2/field_counts?${QUERY}`))).map(
    ({ image_ids }) => image_ids,
  );
const fileStatus = async (id: number) => (await grower(`/v2/images/${id}/file`)).status;
const sweep = (days: number) =>
  deletedPhotos.run({
    databases: service().databases,
    signal: new AbortController().signal,
    now: () => service().clock.now + days * DAY_MS,
    log: service().log,
  } as unknown as JobContext);

describe('photos of a field count', () => {
  test('are listed with it, oldest first, and seen as others; the same one again is one', async () => {
    const first = await json<Image>(addPhoto('trampa'));
    expect(first).toMatchObject({ source_entity_id: `count/1/${DAY}`, node_serial_number: null });
    const second = await json<Image>(addPhoto('trampa de cerca'));
    expect((await json<Image>(addPhoto('trampa'))).image_id).toBe(first.image_id);
    expect(await listed()).toEqual([[first.image_id, second.image_id]]);
    expect(await fileStatus(first.image_id)).toBe(200);
    expect((await grower(`/v2/images/${first.image_id}/file?thumbnail=250`)).status).toBe(200);
  });

  test('are of their pest and day, even if one photo shows two', async () => {
    const body = {
      client_id: 1,
      field_counts: [{ station_id: 1001, pest_id: 2, date_count: DAY, number_found: 1 }],
    };
    expect((await grower('/v2/field_counts', { body })).status).toBe(200);
    await enter(5, '2026-11-19');
    const one = await json<Image>(addPhoto('dos plagas'));
    const other = await json<Image>(addPhoto('dos plagas', `/v2/stations/1001/field_counts/2/${DAY}`));
    expect(other.image_id).not.toBe(one.image_id);
    expect((await listed()).toSorted()).toEqual([[], [one.image_id], [other.image_id]]);
  });

  test('stay when it is corrected, go with it when it is taken out, and come back with it', async () => {
    const { image_id } = await json<Image>(addPhoto('va y vuelve'));
    await enter(7);
    expect(await listed()).toEqual([[image_id]]);
    await enter(null);
    expect([await listed(), await fileStatus(image_id)]).toEqual([[], 404]);
    const shown = await json<Image[]>(grower('/v2/stations/1001/images?image_type=device_install'));
    expect(shown.map((image) => image.image_id)).not.toContain(image_id);
    await enter(7);
    expect([await listed(), await fileStatus(image_id)]).toEqual([[[image_id]], 200]);
  });

  test('of a count that stays out are deleted by the night, as if by hand, and for good a month later', async () => {
    const { image_id } = await json<Image>(addPhoto('se va'));
    const kept = await json<Image>(addPhoto('queda', await anotherCount()));
    await enter(null);
    await sweep(0);
    const rows = () =>
      owner()
        .selectFrom('image')
        .select(['image_id', 'image_is_deleted'])
        .where('image_id', 'in', [image_id, kept.image_id])
        .orderBy('image_id')
        .execute();
    expect(await rows()).toEqual([
      { image_id, image_is_deleted: true },
      { image_id: kept.image_id, image_is_deleted: false },
    ]);
    await sweep(31);
    expect(await rows()).toEqual([{ image_id: kept.image_id, image_is_deleted: false }]);
  });

  test('are refused without a count, at an archived station, and where they are none', async () => {
    expect((await addPhoto('sin conteo', '/v2/stations/1001/field_counts/1/2026-11-17')).status).toBe(404);
    expect((await addPhoto('otra plaga', `/v2/stations/1001/field_counts/2/${DAY}`)).status).toBe(404);
    const body = new FormData();
    body.set('file', new File(['no es una foto'], 'nota.txt', { type: 'text/plain' }));
    expect((await grower(`${OWNER}/images`, { body })).status).toBe(415);
    const archive = (is: boolean) =>
      owner()
        .updateTable('station')
        .set({ station_is_archived: is })
        .where('station_id', '=', 1001)
        .execute();
    await archive(true);
    const late = await addPhoto('archivada', OWNER, admin);
    await archive(false);
    expect([late.status, (await late.json()) as object]).toMatchObject([
      400,
      { errors: [{ field: 'station_id' }] },
    ]);
    expect(await listed()).toEqual([[]]);
  });

  test('come in pieces through the typed client, and again with the same key change nothing', async () => {
    const line = await typedLine(service());
    try {
      const { images } = await line.as('grower');
      const count = { stationId: 1001, pestId: 1, date: isoDate(DAY) };
      const file = await largePhoto();
      expect(file.size).toBeGreaterThan(PIECE_BYTES);
      const shares: number[] = [];
      const send = () =>
        images.addToCount(count, file, 'a-large-photo-of-a-count', undefined, (share) => shares.push(share));
      const { id } = await send();
      expect(shares.at(-1)).toBe(1);
      expect((await send()).id).toBe(id);
      expect((await listed()).flat().map(String)).toEqual([String(id)]);
    } finally {
      await line.close();
    }
  });
});

/** A photo of several pieces. */
async function largePhoto(): Promise<File> {
  const plate = emptyPlate({ width: 1_400, height: 1_000, name: 'grande' });
  for (let at = 0; at < plate.pixels.length; at += 7) plate.pixels[at] = (at * 2_654_435_761) % 251;
  return new File([await jpegOf(plate)], 'grande.jpg', { type: 'image/jpeg' });
}

async function anotherCount(): Promise<string> {
  await enter(2, '2026-11-16');
  return '/v2/stations/1001/field_counts/1/2026-11-16';
}
