import { DAY_MS, isoDate } from '@vigia/domain';
import { DELETED_PHOTO_DAYS } from '@vigia/domain/captures';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goodJpeg } from '../../../tests/support/hostile-images.ts';
import { FOUND, INSTALLS, PHOTO_TAKEN, PHOTOS } from '../../../tests/support/small-photos.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { deletedPhotos } from '../../jobs/deleted-photos.ts';
import type { JobContext } from '../../jobs/job.ts';

let service: TestApp;
let admin: TestApp['ask'];
let grower: TestApp['ask'];
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  grower = await service.as('grower');
});
afterAll(() => service.close());

interface Image {
  readonly image_id: number;
  readonly station_id: number;
  readonly node_serial_number: string;
  readonly date_created: string;
  readonly deleted_at: string | null;
  readonly extra_data: { readonly pest_id: number };
}
interface Refusal {
  readonly code: string;
  readonly errors: { readonly field: string; readonly message: string }[];
}
const json = async <T>(answer: Promise<Response> | Response): Promise<T> =>
  (await (await answer).json()) as T;

const put = (...items: object[]) => admin('/v2/images', { method: 'PUT', body: { items } });
const edit = async (...items: object[]) => {
  const answer = await put(...items);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await json<{ items: Image[] }>(answer)).items;
};
const refusal = async (...items: object[]) => {
  const answer = await put(...items);
  return { status: answer.status, ...(await json<Refusal>(answer)) };
};
/** Counts a photo of the station. All photos show the same plate, a day apart. */
const count = async (imageId: number, taken: string, insects: number) => {
  const samples = Array.from({ length: insects }, (_, i) => ({ x: 10 + i, y: 20, method: 'manual' }));
  const image_analytics = JSON.stringify({ bug: { 1: { samples, overall: insects } } });
  const answer = await admin(`/images/${imageId}/metadata`, {
    method: 'PUT',
    body: { image_analytics, date_created: taken },
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
};
const series = async (station: number, transform = 'incremental') =>
  Object.fromEntries(
    (
      await json<{ items: { date: string; value: number | null }[] }>(
        admin(
          `/count_analytics/bug_count?date_start=2026-11-16&date_end=2026-11-20&per_station_transform=${transform}&station_aggregation=sum`,
          { body: { station_id_list: [station] } },
        ),
      )
    ).items.flatMap(({ date, value }) => (value === null ? [] : [[date.slice(8, 10), value]])),
  );
const captures = () =>
  service.databases.owner
    .selectFrom('capture')
    .select(['station_id', 'pest_id', 'day', 'in_photo', 'plate_changed'])
    .orderBy('station_id')
    .orderBy('t')
    .execute();
const galleryOf = async (station: number, query = '') =>
  (await json<Image[]>(admin(`/v2/stations/${station}/images?image_type=bug${query}`))).map(
    ({ image_id }) => image_id,
  );
const at = (day: number) => `2026-11-${day}T14:00:00.000Z`;

/** Two more photos of station 1001, beside that of 20 November. */
const [OLD, MIDDLE] = [551, 552];
beforeEach(async () => {
  const { owner } = service.databases;
  await owner.deleteFrom('capture').execute();
  await owner.deleteFrom('image').where('image_id', '>=', 550).execute();
  const one = await owner
    .selectFrom('image')
    .selectAll()
    .where('image_id', '=', PHOTOS.north)
    .executeTakeFirstOrThrow();
  const fresh = {
    station_id: 1001,
    node_serial_number: 'VG-1',
    date_created: PHOTO_TAKEN,
    day: '2026-11-20',
    image_analytics: null,
    counted_at: null,
    counted_by: null,
    image_is_deleted: false,
    deleted_at: null,
  };
  await owner.updateTable('image').set(fresh).where('image_id', '=', PHOTOS.north).execute();
  await owner.deleteFrom('change_log').execute();
  for (const [image_id, day] of [
    [OLD, 18],
    [MIDDLE, 19],
  ] as const) {
    await owner
      .insertInto('image')
      .values({
        ...one,
        ...fresh,
        image_id,
        date_created: at(day),
        day: `2026-11-${day}`,
        source_sha256: `source-${image_id}`,
        blob_key: `images/1/test/${image_id}.jpg`,
      })
      .execute();
  }
});

describe('a deleted photo', () => {
  const counted = async () => {
    await count(OLD, at(18), 2);
    await count(MIDDLE, at(19), 5);
    await count(PHOTOS.north, at(20), 6);
  };

  test('is gone from galleries, captures, series, health and reports, and comes back whole', async () => {
    await counted();
    const before = {
      captures: await captures(),
      increments: await series(1001),
      total: await series(1001, 'accumulated'),
      gallery: await galleryOf(1001),
    };
    expect(before.increments).toEqual({ 18: 2, 19: 3, 20: 1 });
    const health = async () =>
      JSON.stringify(await json(admin('/v2/stations/1001/health?compute_days=14&view=internal')));
    const healthy = await health();

    await edit({ image_id: MIDDLE, image_is_deleted: true, seen: { image_is_deleted: false } });
    expect(await series(1001)).toEqual({ 18: 2, 20: 4 });
    expect(await series(1001, 'accumulated')).toEqual({ 18: 2, 20: 6 });
    expect(await galleryOf(1001)).toEqual([PHOTOS.north, OLD]);
    expect(await galleryOf(1001, '&deleted=true')).toEqual([MIDDLE]);
    expect(await health()).not.toBe(healthy);

    await edit({ image_id: MIDDLE, image_is_deleted: false, seen: { image_is_deleted: true } });
    expect(await health()).toBe(healthy);
    expect({
      captures: await captures(),
      increments: await series(1001),
      total: await series(1001, 'accumulated'),
      gallery: await galleryOf(1001),
    }).toEqual(before);
  });

  test('hands fresh paper on to the photo after it, and takes it back', async () => {
    await counted();
    await service.databases.owner
      .updateTable('capture')
      .set({ plate_changed: true })
      .where('day', '=', isoDate('2026-11-19'))
      .execute();
    expect((await captures()).map((row) => row.plate_changed)).toEqual([true, true, false]);
    await edit({ image_id: MIDDLE, image_is_deleted: true });
    expect((await captures()).map((row) => row.plate_changed)).toEqual([true, true]);
    await edit({ image_id: MIDDLE, image_is_deleted: false });
    expect((await captures()).map((row) => row.plate_changed)).toEqual([true, true, false]);
  });

  test('is seen by those who may restore it alone, and is not counted', async () => {
    await edit({ image_id: PHOTOS.north, image_is_deleted: true });
    const asJpeg = { headers: { accept: 'image/jpeg' } };
    expect((await grower(`/v2/images/${PHOTOS.north}/file`, asJpeg)).status).toBe(404);
    expect((await admin(`/v2/images/${PHOTOS.north}/file`, asJpeg)).status).toBe(200);
    const list = await grower('/v2/stations/1001/images?deleted=true');
    expect([list.status, await list.json()]).toEqual([200, []]);
    const body = { image_analytics: '{"bug":{}}', date_created: PHOTO_TAKEN };
    const answer = await admin(`/images/${PHOTOS.north}/metadata`, { method: 'PUT', body });
    expect([answer.status, (await json<{ detail: string }>(answer)).detail]).toEqual([
      409,
      'La foto está eliminada',
    ]);
  });

  test('leaves who, when, which, and its restoration in the log of changes', async () => {
    await edit({ image_id: PHOTOS.north, image_is_deleted: true });
    await edit({ image_id: PHOTOS.north, image_is_deleted: false });
    const { items } = await json<{
      items: {
        user: { email: string };
        kind: string;
        thing_id: string;
        thing_name: string;
        fields: unknown;
      }[];
    }>(admin('/v2/changes?client_id=1'));
    expect(
      items.map(({ kind, thing_id, thing_name, fields }) => [kind, thing_id, thing_name, fields]),
    ).toEqual([
      ['image', '501', 'N-1 · 20-11-2026 11:00', [{ field: 'image_is_deleted', from: true, to: false }]],
      ['image', '501', 'N-1 · 20-11-2026 11:00', [{ field: 'image_is_deleted', from: false, to: true }]],
    ]);
  });

  test('can be imported again, and is not restored beside its like', async () => {
    const upload = () => {
      const form = new FormData();
      form.set('date_created', '2026-11-17T15:00:00Z');
      form.set('file', new File([new Uint8Array(goodJpeg)], 'foto.jpg', { type: 'image/jpeg' }));
      return json<{ items: { result: string; image_id: number }[] }>(
        admin('/v2/images?station_id=1001', { method: 'POST', body: form }),
      );
    };
    const first = (await upload()).items[0]!;
    expect(first.result).toBe('stored');
    expect((await upload()).items[0]?.result).toBe('known');
    await edit({ image_id: first.image_id, image_is_deleted: true });
    const second = (await upload()).items[0]!;
    expect(second.result).toBe('stored');
    expect(second.image_id).not.toBe(first.image_id);
    expect(await refusal({ image_id: first.image_id, image_is_deleted: false })).toMatchObject({
      status: 400,
      errors: [{ field: 'items.0.image_id', message: expect.stringMatching(/ya tiene esta misma foto/) }],
    });
  });

  test('is dropped for good after a while, and nothing else is', async () => {
    await edit({ image_id: OLD, image_is_deleted: true });
    const run = (now: number) =>
      deletedPhotos.run({ databases: service.databases, now: () => now } as unknown as JobContext);
    expect(await run(service.clock.now + (DELETED_PHOTO_DAYS - 1) * DAY_MS)).toEqual({ photos: 0 });
    expect(await run(service.clock.now + (DELETED_PHOTO_DAYS + 1) * DAY_MS)).toEqual({ photos: 1 });
    expect(await galleryOf(1001)).toEqual([PHOTOS.north, MIDDLE]);
  });
});

describe('another date', () => {
  test('moves the count of a photo to its day, several at once', async () => {
    await count(OLD, at(18), 2);
    await count(MIDDLE, at(19), 5);
    const moved = await edit(
      { image_id: OLD, date_created: at(16), seen: { date_created: at(18) } },
      { image_id: MIDDLE, date_created: '2026-11-18T11:00:00-03:00', seen: { date_created: at(19) } },
    );
    expect(moved.map(({ date_created }) => date_created)).toEqual([at(16), at(18)]);
    expect(await series(1001)).toEqual({ 16: 2, 18: 3 });
    expect(await galleryOf(1001)).toEqual([PHOTOS.north, MIDDLE, OLD]);
  });

  test('is shown to whoever was counting the photo by its old one', async () => {
    await edit({ image_id: OLD, date_created: at(17) });
    const body = { image_analytics: '{"bug":{}}', date_created: at(18) };
    const answer = await admin(`/images/${OLD}/metadata`, { method: 'PUT', body });
    expect([answer.status, (await json<{ detail: string }>(answer)).detail]).toEqual([
      400,
      'La foto tiene otra fecha ahora; guarde de nuevo',
    ]);
  });

  test('of two photos at one moment leaves the captures of the other', async () => {
    await edit({ image_id: MIDDLE, date_created: at(18) });
    await count(MIDDLE, at(18), 4);
    await count(OLD, at(18), 7);
    await edit({ image_id: OLD, date_created: at(17) });
    expect(await captures()).toMatchObject([
      { day: '2026-11-17', in_photo: 7 },
      { day: '2026-11-18', in_photo: 4 },
    ]);
  });

  test('that somebody else gave meanwhile is not overwritten', async () => {
    await edit({ image_id: OLD, date_created: at(17), seen: { date_created: at(18) } });
    expect(
      await refusal({ image_id: OLD, date_created: at(16), seen: { date_created: at(18) } }),
    ).toMatchObject({
      status: 409,
      errors: [{ field: 'items.0.date_created', message: expect.stringMatching(/lo cambió a «17 nov 2026/) }],
    });
  });

  test.each([
    ['in the future', { date_created: '2026-11-21T15:00:01Z' }, 'date_created', /posterior a hoy/],
    ['before 2000', { date_created: '1970-01-01T03:00:00Z' }, 'date_created', /anterior al año 2000/],
    ['that is none', { date_created: 'ayer' }, 'date_created', /./],
    ['a station of another client', { station_id: 3001 }, 'station_id', /No existe o es de otro cliente/],
    ['a station that is not there', { station_id: 999 }, 'station_id', /No existe o es de otro cliente/],
  ])('%s is refused at its field, and nothing of the batch is changed', async (_, wrong, field, message) => {
    const before = await galleryOf(1001);
    const refused = await refusal({ image_id: OLD, date_created: at(16) }, { image_id: MIDDLE, ...wrong });
    expect(refused).toMatchObject({ status: 400, errors: [{ field: `items.1.${field}` }] });
    expect(refused.errors[0]?.message).toMatch(message);
    expect(await galleryOf(1001)).toEqual(before);
    expect(await galleryOf(1001, '&date_start=2026-11-16&date_end=2026-11-16')).toEqual([]);
  });

  test('of a counted photo is not that of another counted one', async () => {
    await count(OLD, at(18), 2);
    await count(MIDDLE, at(19), 5);
    expect(await refusal({ image_id: OLD, date_created: at(19) })).toMatchObject({
      status: 400,
      errors: [{ field: 'items.0.date_created', message: expect.stringMatching(/otra foto contada/) }],
    });
    expect(await series(1001)).toEqual({ 18: 2, 19: 3 });
  });

  test('is not given to the photo of a report, nor to a deleted one, nor twice', async () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(goodJpeg)], 'foto.jpg', { type: 'image/jpeg' }));
    const install = await json<Image>(
      grower(`/v2/events/${INSTALLS.north}/images`, { method: 'POST', body: form }),
    );
    expect((await refusal({ image_id: install.image_id, date_created: at(16) })).errors[0]?.message).toMatch(
      /reporte/,
    );
    await edit({ image_id: OLD, image_is_deleted: true });
    expect((await refusal({ image_id: OLD, date_created: at(16) })).errors[0]?.message).toMatch(/eliminada/);
    expect((await refusal({ image_id: MIDDLE }, { image_id: MIDDLE })).errors[0]).toMatchObject({
      field: 'items.1.image_id',
    });
  });
});

describe('another station', () => {
  test('takes the photo, its count and its captures there, and another model looks', async () => {
    const { owner } = service.databases;
    await owner.updateTable('station').set({ pest_id: 2 }).where('station_id', '=', 1002).execute();
    await count(MIDDLE, at(19), 5);
    const [moved] = await edit({ image_id: MIDDLE, station_id: 1002, seen: { station_id: 1001 } });
    expect(moved).toMatchObject({ station_id: 1002, node_serial_number: 'VG-1', extra_data: { pest_id: 2 } });
    expect(await series(1001)).toEqual({});
    expect(await captures()).toMatchObject([
      { station_id: 1002, pest_id: 1, day: '2026-11-19', in_photo: 5 },
    ]);
    expect(await galleryOf(1002)).toContain(MIDDLE);
    const due = await owner.selectFrom('detection_due').select('image_id').execute();
    expect(due).toContainEqual({ image_id: MIDDLE });
    await owner.updateTable('station').set({ pest_id: 1 }).where('station_id', '=', 1002).execute();
  });

  test('keeps what the model found, and the model’s series follows', async () => {
    const inferred = (station: number) =>
      json<{ items: { date: string; value: number | null }[] }>(
        admin(
          `/data_analytics/inference/${FOUND.inference_model}?date_start=2026-11-16&date_end=2026-11-20`,
          { body: { station_id_list: [station] } },
        ),
      );
    const before = JSON.stringify(await inferred(1001));
    await edit({ image_id: PHOTOS.north, station_id: 1002 });
    expect(JSON.stringify(await inferred(1001))).not.toBe(before);
    expect((await admin(`/images/${PHOTOS.north}/detection_boxes?inference_model=lobesia`)).status).toBe(200);
    await edit({ image_id: PHOTOS.north, station_id: 1001 });
    expect(JSON.stringify(await inferred(1001))).toBe(before);
  });

  test('that has the same photo refuses it; an archived one too', async () => {
    const { owner } = service.databases;
    await owner
      .updateTable('image')
      .set({ source_sha256: 'source-502' })
      .where('image_id', '=', OLD)
      .execute();
    expect(await refusal({ image_id: OLD, station_id: 1002 })).toMatchObject({
      status: 400,
      errors: [{ field: 'items.0.station_id', message: expect.stringMatching(/ya tiene esta misma foto/) }],
    });
  });
});

test('an import says where and since when it has a photo, also at another station', async () => {
  const upload = async (station: number) => {
    const form = new FormData();
    form.set('date_created', '2026-11-17T15:00:00Z');
    form.set('file', new File([new Uint8Array(goodJpeg)], 'otra.jpg', { type: 'image/jpeg' }));
    const path = `/v2/images?station_id=${station}&dry_run=true`;
    return (
      await json<{ items: { result: string; stored_as: object }[] }>(
        admin(path, { method: 'POST', body: form }),
      )
    ).items[0];
  };
  const { owner } = service.databases;
  const { source_sha256 } = (await upload(1001)) as unknown as { source_sha256: string };
  await owner.deleteFrom('image').where('source_sha256', '=', source_sha256).execute();
  await owner.updateTable('image').set({ source_sha256 }).where('image_id', '=', OLD).execute();
  const stored_as = { image_id: OLD, date_created: at(18), station_id: 1001, station_name: 'N-1' };
  expect(await upload(1001)).toMatchObject({ result: 'known', stored_as });
  expect(await upload(1002)).toMatchObject({ result: 'stored', stored_as });
});
