import { describe, expect, test } from 'vitest';
import { goodJpeg } from '../../../tests/support/hostile-images.ts';
import { INSTALLS, PHOTOS } from '../../../tests/support/small-photos.ts';
import { at, type Image, json, MIDDLE, OLD, photoEdits } from './image-edits.fixture.ts';

const { admin, grower, edit, refusal, count, series, captures, galleryOf } = photoEdits();

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
