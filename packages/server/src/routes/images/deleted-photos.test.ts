import { DAY_MS, isoDate } from '@vigia/domain';
import { DELETED_PHOTO_DAYS } from '@vigia/domain/captures';
import { describe, expect, test } from 'vitest';
import { goodJpeg } from '../../../tests/support/hostile-images.ts';
import { PHOTO_TAKEN, PHOTOS } from '../../../tests/support/small-photos.ts';
import { deletedPhotos } from '../../jobs/deleted-photos.ts';
import type { JobContext } from '../../jobs/job.ts';
import { at, json, MIDDLE, OLD, photoEdits } from './image-edits.fixture.ts';

const { service, admin, grower, edit, refusal, count, series, captures, galleryOf } = photoEdits();

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
    await service()
      .databases.owner.updateTable('capture')
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
      deletedPhotos.run({
        databases: service().databases,
        now: () => now,
        signal: new AbortController().signal,
      } as unknown as JobContext);
    expect(await run(service().clock.now + (DELETED_PHOTO_DAYS - 1) * DAY_MS)).toEqual({ photos: 0 });
    expect(await run(service().clock.now + (DELETED_PHOTO_DAYS + 1) * DAY_MS)).toEqual({ photos: 1 });
    expect(await galleryOf(1001)).toEqual([PHOTOS.north, MIDDLE]);
  });
});
