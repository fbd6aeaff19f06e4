import { describe, expect, test } from 'vitest';
import { PHOTO_TAKEN, PHOTOS } from '../../../tests/support/small-photos.ts';
import { type Image, json, startPhotos } from './images.fixture.ts';

const { service, grower, admin } = startPhotos();

describe('a manual count', () => {
  const path = `/images/${PHOTOS.north}/metadata`;
  const dated = PHOTO_TAKEN.replace('Z', '+00:00');
  const counted = (bug: object) => JSON.stringify({ bug });
  const samples = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ x: 10 + i, y: 20, method: 'manual' }));
  const save = (image_analytics: string, more = {}) =>
    admin(path, { method: 'PUT', body: { image_analytics, date_created: dated, ...more } });
  const captures = () =>
    service()
      .databases.owner.selectFrom('capture')
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
