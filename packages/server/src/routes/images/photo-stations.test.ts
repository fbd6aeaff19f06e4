import { describe, expect, test } from 'vitest';
import { goodJpeg } from '../../../tests/support/hostile-images.ts';
import { FOUND, PHOTOS } from '../../../tests/support/small-photos.ts';
import { at, json, MIDDLE, OLD, photoEdits } from './image-edits.fixture.ts';

const { service, admin, edit, refusal, count, series, captures, galleryOf } = photoEdits();

describe('another station', () => {
  test('takes the photo, its count and its captures there, and another model looks', async () => {
    const { owner } = service().databases;
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
    const { owner } = service().databases;
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
  const { owner } = service().databases;
  const { source_sha256 } = (await upload(1001)) as unknown as { source_sha256: string };
  await owner.deleteFrom('image').where('source_sha256', '=', source_sha256).execute();
  await owner.updateTable('image').set({ source_sha256 }).where('image_id', '=', OLD).execute();
  const stored_as = { image_id: OLD, date_created: at(18), station_id: 1001, station_name: 'N-1' };
  expect(await upload(1001)).toMatchObject({ result: 'known', stored_as });
  expect(await upload(1002)).toMatchObject({ result: 'stored', stored_as });
});
