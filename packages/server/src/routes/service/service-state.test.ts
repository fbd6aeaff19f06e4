import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServiceAnswer } from '@vigia/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PHOTOS } from '../../../tests/support/small-photos.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { beginPhotos, endPhotos } from '../../stores/service/service-notes.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const read = async (): Promise<ServiceAnswer> =>
  (await (await service.as('superAdmin'))('/v2/service')).json() as Promise<ServiceAnswer>;
const check = async () => await (await service.as('superAdmin'))('/v2/service/checks', { method: 'POST' });

async function photosRead(): Promise<ServiceAnswer> {
  for (;;) {
    const answer = await read();
    if (answer.photo_progress === null && answer.checks.some((one) => one.check === 'photos')) return answer;
    await new Promise((wake) => setTimeout(wake, 20));
  }
}

test('nothing is shown before anything was checked; then every finding, photos after the others', async () => {
  expect(await read()).toEqual({ checks: [], photo_progress: null });
  const answer = await check();
  expect(answer.status).toBe(202);
  const { checks } = (await answer.json()) as ServiceAnswer;
  expect(checks.filter((one) => one.check !== 'photos').map((one) => one.check)).toEqual([
    ...['database', 'disk', 'copy', 'mail', 'proxies', 'clock'],
  ]);
  const done = await photosRead();
  expect(done.checks.find((one) => one.check === 'photos')).toMatchObject({ state: 'well', faults: [] });
});

test('a state keeps since when it has been so, and a change of it begins anew', async () => {
  const find = async (name: string) => (await read()).checks.find((one) => one.check === name)!;
  const first = await find('mail');
  const photos = await find('photos');
  service.clock.now += 3_600_000;
  const { owner } = service.databases;
  const { blob_key } = await owner
    .selectFrom('image')
    .select('blob_key')
    .where('image_id', '=', PHOTOS.south)
    .executeTakeFirstOrThrow();
  writeFileSync(join(service.dataFolder, 'blobs', blob_key!), 'podrida');
  await check();
  for (;;) {
    if ((await find('photos')).state === 'failure') break;
    await new Promise((wake) => setTimeout(wake, 20));
  }
  const mail = await find('mail');
  expect([mail.date_since, mail.date_checked]).toEqual([
    first.date_since,
    new Date(service.clock.now).toISOString(),
  ]);
  const damaged = await find('photos');
  expect(Date.parse(damaged.date_since) - Date.parse(photos.date_since)).toBe(3_600_000);
  expect(damaged.faults).toEqual([expect.stringMatching(/^Foto 502/)]);
});

test('two readings of the photos are never under way at once', async () => {
  const { owner } = service.databases;
  await photosRead();
  expect(await beginPhotos(owner)).toBe(true);
  expect(await beginPhotos(owner)).toBe(false);
  expect((await read()).photo_progress).toEqual({ done: 0, total: 0 });
  await owner
    .updateTable('service_note')
    .set({ noted_at: new Date(Date.now() - 61_000).toISOString() })
    .where('name', '=', 'photo-progress')
    .execute();
  expect((await read()).photo_progress).toBeNull();
  expect(await beginPhotos(owner)).toBe(true);
  await endPhotos(owner);
});
