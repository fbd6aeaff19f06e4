import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BackupTests, backupTests, blobsOf, filesIn } from '../../tests/support/backup-tests.ts';
import type { TestApp } from '../../tests/support/test-app.ts';
import { ORPHAN_AFTER_MS, sweepOrphans } from '../blobs/sweep.ts';
import type { Db } from '../db/pool.ts';
import { checkPhotos } from '../doctor/photos.ts';
import { jpegOf } from '../images/pixels.ts';
import { deletedPhotos } from '../jobs/deleted-photos.ts';
import type { JobContext } from '../jobs/job.ts';
import { retention } from '../jobs/retention.ts';
import { emptyPlate } from '../seed/plate-photo.ts';

const COUNTED = '2026-11-18';
const DAY_MS = 86_400_000;
let tests: BackupTests;
let ask: TestApp['ask'];
beforeAll(async () => {
  tests = await backupTests();
  ask = await tests.service.as('grower');
});
afterAll(() => tests?.close());

async function enter(number_found: number | null, date_count: string) {
  const body = { client_id: 1, field_counts: [{ station_id: 1001, pest_id: 1, date_count, number_found }] };
  expect((await ask('/v2/field_counts', { body })).status).toBe(200);
}
/** Adds a count with a photo, which has two thumbnails. @returns the photo's id */
async function countWithPhoto(day: string): Promise<number> {
  await enter(3, day);
  const body = new FormData();
  const jpeg = await jpegOf(emptyPlate({ width: 320, height: 240, name: day }));
  body.set('file', new File([jpeg], `${day}.jpg`, { type: 'image/jpeg' }));
  const answer = await ask(`/v2/stations/1001/field_counts/1/${day}/images`, { body });
  const { image_id } = (await answer.json()) as { image_id: number };
  return image_id;
}
const rowOf = (owner: Db, id: number) =>
  owner
    .selectFrom('image')
    .select(['blob_key', 'sha256', 'source_entity_id'])
    .where('image_id', '=', id)
    .executeTakeFirst();
const checked = (owner: Db, folder: string) =>
  checkPhotos({ owner, blobs: blobsOf(folder), bytesPerSecond: 1e9 });

describe('a photo of a field count', () => {
  test('is copied, restored with the hash of its row, and looked at by the doctor', async () => {
    const id = await countWithPhoto(COUNTED);
    const file = tests.fresh('con-conteo.tar.zst');
    const report = await tests.backUp(tests.service.databases, file);
    const { databases, folder, restore } = await tests.emptyInstallation();
    await restore(file);
    const { owner } = databases;
    const row = await rowOf(owner, id);
    expect(row).toEqual(await rowOf(tests.service.databases.owner, id));
    expect(row).toMatchObject({ source_entity_id: `count/1/${COUNTED}` });
    const path = join(folder, 'blobs', row!.blob_key!);
    expect(createHash('sha256').update(readFileSync(path)).digest('hex')).toBe(row!.sha256);
    expect(await checked(owner, folder)).toMatchObject({ state: 'well', faults: [] });
    expect(report).toMatchObject({ missingFiles: [], damagedFiles: [] });
    writeFileSync(path, 'podrida');
    expect(await checked(owner, folder)).toMatchObject({
      state: 'failure',
      faults: [expect.stringMatching(new RegExp(`^Foto ${id}, .+, 18 nov 2026: archivo dañado\\.$`))],
    });
  });

  test('stays while its count is there, and leaves neither row nor file a month after it was taken out', async () => {
    const { databases, dataFolder, clock, log } = tests.service;
    const { owner } = databases;
    const night = async (days: number) => {
      const context = {
        ...{ databases, log, signal: new AbortController().signal, now: () => clock.now + days * DAY_MS },
      } as unknown as JobContext;
      await deletedPhotos.run(context);
      await sweepOrphans(owner, blobsOf(dataFolder), Date.now() + ORPHAN_AFTER_MS + DAY_MS);
    };
    const [kept, gone] = [await countWithPhoto('2026-11-16'), await countWithPhoto('2026-11-17')];
    const { blob_key } = (await rowOf(owner, gone))!;
    const ofPhoto = (files: object) =>
      Object.keys(files).filter((key) => key.startsWith(blob_key!.replace(/\.jpg$/, '')));
    const before = await filesIn(dataFolder);
    expect(ofPhoto(before)).toHaveLength(3);
    await night(60);
    expect(await filesIn(dataFolder)).toEqual(before);
    await enter(null, '2026-11-17');
    await night(60);
    expect(await filesIn(dataFolder)).toEqual(before);
    await night(91);
    const after = await filesIn(dataFolder);
    expect(await rowOf(owner, gone)).toBeUndefined();
    expect(ofPhoto(after)).toEqual([]);
    expect(Object.keys(after)).toHaveLength(Object.keys(before).length - 3);
    expect(await rowOf(owner, kept)).toBeDefined();
    expect((await ask(`/v2/images/${kept}/file`)).status).toBe(200);
  });

  test('outlasts the time that its client keeps photos of devices, as its count does', async () => {
    const { databases, clock, log } = tests.service;
    const id = await countWithPhoto('2026-11-15');
    const settings = [{ kind: 'images', keep_days: 90 }];
    const admin = await tests.service.as('admin');
    expect((await admin('/v2/clients/1/retention', { method: 'PUT', body: { settings } })).status).toBe(200);
    const now = () => clock.now + 200 * DAY_MS;
    const context = { databases, log, now, signal: new AbortController().signal } as unknown as JobContext;
    expect(await retention.run(context)).toMatchObject({ images: expect.any(Number) });
    expect(await rowOf(databases.owner, id)).toBeDefined();
    expect((await ask(`/v2/images/${id}/file`)).status).toBe(200);
    const others = await databases.owner
      .selectFrom('image')
      .select('image_type')
      .distinct()
      .where('client_id', '=', 1)
      .execute();
    expect(others).toEqual([{ image_type: 'device_install' }]);
  });
});
