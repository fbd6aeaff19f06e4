import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../../tests/support/test-app.ts';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import { blobDetector } from '../detect/blob-detector.ts';
import { type Detector, DetectorUnavailable } from '../detect/detector.ts';
import { platePhoto } from '../seed/plate-photo.ts';
import type { JobContext } from './job.ts';
import { newPhotos } from './new-photos.ts';

const PLATE = { width: 1296, height: 972 };
const insects = [
  { x: 300, y: 300, radius: 20 },
  { x: 900, y: 500, radius: 26 },
];

let service: TestApp;
let admin: TestApp['ask'];
let sent = 0;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());
beforeEach(() => service.databases.owner.deleteFrom('detection_due').execute());

/** Uploads a photo as a person does. */
async function takeIn(type = 'bug'): Promise<number> {
  sent += 1;
  const content = await platePhoto({ ...PLATE, insects, name: `photo ${sent}` });
  const form = new FormData();
  form.set('image_type', type);
  form.set('date_created', new Date(TEST_NOW - sent * 60_000).toISOString());
  form.set('file', new File([content], 'plate.jpg', { type: 'image/jpeg' }));
  const answer = await admin('/v2/images?station_id=1001', { body: form });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { items: { image_id: number }[] }).items[0]!.image_id;
}

function contextAt(now: number, detector: Detector): JobContext {
  return {
    databases: service.databases,
    blobs: configuredBlobs({ dataFolder: service.dataFolder }),
    detector,
    now: () => now,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  };
}

const later = (minutes: number) => Date.now() + minutes * 60_000;
const due = () => service.databases.owner.selectFrom('detection_due').selectAll().execute();

function fake(detect: Detector['detect']): Detector & { models: string[] } {
  const models: string[] = [];
  return {
    name: 'fake/1',
    choose: (models) => models,
    detect: async (request) => {
      models.push(request.model);
      return await detect(request);
    },
    close: async () => undefined,
    models,
  };
}

test('a new photo of a trap is examined once, and its insects are then answered', async () => {
  const imageId = await takeIn();
  await takeIn('plant');
  expect(await due()).toHaveLength(1);
  const detector = blobDetector();
  expect(await newPhotos.run(contextAt(later(1), detector))).toEqual({ photos: 1, insects: 2, failed: 0 });
  expect(await newPhotos.run(contextAt(later(2), detector))).toMatchObject({ photos: 0 });
  await detector.close();
  const answer = await admin(`/v2/images/${imageId}/detection_boxes?inference_model=insect`);
  const detected = (await answer.json()) as {
    detector: string;
    boxes: { centroid: { x: number; y: number } }[];
  };
  expect(detected.detector).toBe('vigia-blobs/1');
  for (const { x, y } of insects) {
    const near = detected.boxes.some(({ centroid }) => Math.hypot(centroid.x - x, centroid.y - y) < 10);
    expect(near).toBe(true);
  }
});

test('the particular model is tried first, the general one when that is unknown', async () => {
  await takeIn();
  const detector = fake(async ({ model }) => (model === 'insect' ? [] : null));
  expect(await newPhotos.run(contextAt(later(1), detector))).toMatchObject({ photos: 1, insects: 0 });
  expect(detector.models).toEqual(['lobesia', 'insect']);
  expect(await due()).toEqual([]);
});

test('a photo that fails is tried again later each time, and not for ever; others are not delayed', async () => {
  await takeIn();
  const bad = await takeIn();
  let fails = true;
  const detector = fake(async () => {
    fails = !fails;
    if (!fails) throw new Error('no idea');
    return [];
  });
  // The newest photo comes first. It was sent first, as each later one has an earlier date.
  expect(await newPhotos.run(contextAt(later(1), detector))).toMatchObject({ photos: 1, failed: 1 });
  const [waiting] = await due();
  expect(waiting).toMatchObject({ tries: 1, failure: 'Error: no idea' });
  expect(waiting!.image_id).toBeLessThan(bad);
  const always = fake(async () => {
    throw new Error('never');
  });
  expect(await newPhotos.run(contextAt(later(1.5), always))).toMatchObject({ failed: 0 });
  for (let i = 0; i < 12; i += 1) await newPhotos.run(contextAt(later(10_000 * (i + 1)), always));
  expect(always.models).toHaveLength(7);
});

test('a detector that is away ends the run, and the photos wait', async () => {
  await takeIn();
  await takeIn();
  const away = fake(async () => {
    throw new DetectorUnavailable('gone fishing');
  });
  expect(await newPhotos.run(contextAt(later(1), away))).toMatchObject({ unavailable: 1, photos: 0 });
  expect(away.models).toHaveLength(1);
  expect((await due()).map(({ tries }) => tries)).toEqual([0, 0]);
});

test('taking photos in does not wait for a detector that hangs', async () => {
  await takeIn();
  const stop = new AbortController();
  const hanging = fake(async ({ signal }) => {
    await sleep(600_000, undefined, signal && { signal });
    return [];
  });
  const running = newPhotos.run({ ...contextAt(later(1), hanging), signal: stop.signal });
  running.catch(() => undefined);
  const began = performance.now();
  await takeIn();
  expect(performance.now() - began).toBeLessThan(10_000);
  stop.abort(new Error('the server stops'));
  await expect(running).rejects.toThrow('the server stops');
  expect((await due()).map(({ tries }) => tries)).toEqual([0, 0]);
});
