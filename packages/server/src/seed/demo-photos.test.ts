import { HOUR_MS, isoDate } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import { SMALL_DEMO } from '../../tests/support/small-demo.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { blobDetector } from '../detect/blob-detector.ts';
import { seedDemo } from './demo.ts';
import { drawDemoPhotos } from './demo-photos.ts';
import { drawDemoScenes } from './demo-scenes.ts';

const LOADED = Date.parse('2026-11-21T20:34:56Z');
const signal = new AbortController().signal;
let db: TestDatabase;
let scratch: ReturnType<typeof testFolder>;
beforeAll(async () => {
  db = await testDatabase();
  scratch = testFolder();
});
afterAll(async () => {
  await db.cleanup();
  scratch.remove();
});

const blobs = () => folderBlobs(`${scratch.folder}/blobs`);
const draw = (now: number) => drawDemoPhotos({ databases: db.databases, blobs: blobs(), now, signal });

test('a service without the farm is left alone', async () => {
  expect(await draw(LOADED)).toBe(0);
});

test('the newest counts of the farm get the photos they were made on, once', async () => {
  const { databases } = db;
  const dataFolder = `${scratch.folder}/datos`;
  await seedDemo({
    databases,
    dataFolder,
    today: isoDate('2026-11-21'),
    now: () => LOADED,
    plan: SMALL_DEMO,
  });
  const drawn = await draw(LOADED);
  expect(drawn).toBeGreaterThan(5);
  expect(await draw(LOADED + HOUR_MS)).toBe(0);
  const images = await databases.owner.selectFrom('image').selectAll().orderBy('date_created').execute();
  expect(images).toHaveLength(drawn);
  const captures = await databases.owner.selectFrom('capture').selectAll().execute();
  for (const image of images) {
    const counted = image.image_analytics?.bug?.[image.pest_id!];
    const capture = captures.find(
      ({ station_id, t }) => station_id === image.station_id && t === image.date_created,
    );
    expect(counted?.overall).toBe(capture?.in_photo);
    expect(counted?.samples).toHaveLength(capture!.in_photo);
  }
  const due = await databases.owner.selectFrom('detection_due').select('image_id').execute();
  expect(due).toHaveLength(drawn);
});

test('second cameras and field reports have their photos too, once, and they are no trap photos', async () => {
  const scenes = () => drawDemoScenes({ databases: db.databases, blobs: blobs(), now: LOADED, signal });
  const drawn = await scenes();
  expect(drawn).toBeGreaterThan(0);
  expect(await scenes()).toBe(0);
  const images = await db.databases.owner
    .selectFrom('image')
    .select(['image_type', 'camera', 'station_id', 'blob_key'])
    .where('image_type', '!=', 'bug')
    .execute();
  expect(images).toHaveLength(drawn);
  for (const { image_type, camera, blob_key } of images) {
    expect(camera).toBe(image_type === 'plant' ? 2 : 1);
    expect(blob_key).not.toBeNull();
  }
});

test('the detector finds what was counted on them', async () => {
  const images = await db.databases.owner
    .selectFrom('image')
    .selectAll()
    .where('image_type', '=', 'bug')
    .execute();
  const most = images.toSorted((a, b) => total(b.image_analytics) - total(a.image_analytics))[0]!;
  const jpeg = (await blobs().get(most.blob_key!))!;
  const detector = blobDetector();
  const boxes = await detector.detect({ jpeg, width: most.width!, height: most.height!, model: 'insect' });
  await detector.close();
  const counted = total(most.image_analytics);
  expect(Math.abs(boxes!.length - counted)).toBeLessThanOrEqual(Math.max(1, 0.1 * counted));
});

const total = (analytics: { readonly bug?: Record<string, { overall: number }> } | null): number =>
  Object.values(analytics?.bug ?? {}).reduce((sum, { overall }) => sum + overall, 0);
