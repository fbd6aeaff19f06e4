import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { PHOTO_TAKEN, PHOTOS } from '../../../tests/support/small-photos.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

export interface Image {
  readonly image_id: number;
  readonly station_id: number;
  readonly node_serial_number: string;
  readonly date_created: string;
  readonly deleted_at: string | null;
  readonly extra_data: { readonly pest_id: number };
}

export interface Refusal {
  readonly code: string;
  readonly errors: { readonly field: string; readonly message: string }[];
}

export const json = async <T>(answer: Promise<Response> | Response): Promise<T> =>
  (await (await answer).json()) as T;

export const at = (day: number) => `2026-11-${day}T14:00:00.000Z`;

/** Two more photos of station 1001, beside that of 20 November. */
export const [OLD, MIDDLE] = [551, 552];

/** A service with three photos of station 1001, made anew for each test, and calls that edit, count and list them. */
export function photoEdits() {
  let service: TestApp;
  let asAdmin: TestApp['ask'];
  const admin = (path: string, ask?: Ask) => asAdmin(path, ask);
  let asGrower: TestApp['ask'];
  const grower = (path: string, ask?: Ask) => asGrower(path, ask);

  beforeAll(async () => {
    service = await startTestApp();
    asGrower = await service.as('grower');
    asAdmin = await service.as('admin');
  });
  afterAll(() => service.close());

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

  return { service: () => service, admin, grower, edit, refusal, count, series, captures, galleryOf };
}
