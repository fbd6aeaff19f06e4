import { afterAll, describe, expect, test } from 'vitest';
import type { StoredBox } from '../db/schema/images.ts';
import { type PlateInsect, platePhoto } from '../seed/plate-photo.ts';
import { randomFor } from '../seed/random.ts';
import { blobDetector } from './blob-detector.ts';

const detector = blobDetector();
afterAll(() => detector.close());

const SIZE = { width: 2592, height: 1944 };

/** Insects that do not touch. */
function scattered(count: number, name: string): PlateInsect[] {
  const random = randomFor(`scattered/${name}`);
  const insects: PlateInsect[] = [];
  while (insects.length < count) {
    const insect = {
      x: random.between(80, SIZE.width - 80),
      y: random.between(80, SIZE.height - 80),
      radius: random.between(24, 60),
    };
    const near = insects.some((other) => Math.hypot(other.x - insect.x, other.y - insect.y) < 160);
    if (!near) insects.push(insect);
  }
  return insects;
}

async function look(insects: readonly PlateInsect[], size = SIZE) {
  const jpeg = await platePhoto({ ...size, insects, name: `${insects.length} on ${size.width}` });
  return (await detector.detect({ jpeg, ...size, model: 'insect' })) ?? [];
}

const isFound = ({ x, y, radius }: PlateInsect, boxes: readonly StoredBox[]) =>
  boxes.some(({ centroid }) => Math.hypot(centroid.x - x, centroid.y - y) < radius + 20);

describe('on drawn plates', () => {
  test.each([0, 1, 12, 60])('with %i insects it finds these and nothing else', async (count) => {
    const insects = scattered(count, String(count));
    const boxes = await look(insects);
    expect(insects.filter((insect) => isFound(insect, boxes))).toHaveLength(count);
    expect(boxes).toHaveLength(count);
  });

  test('boxes contain their centroid, lie on the photo and come the surest first', async () => {
    const boxes = await look(scattered(20, 'boxes'));
    for (const { centroid, detection_box: box, score, class: name } of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(SIZE.width);
      expect(box.bottom).toBeLessThanOrEqual(SIZE.height);
      expect(centroid.x).toBeGreaterThan(box.left);
      expect(centroid.x).toBeLessThan(box.right);
      expect(centroid.y).toBeGreaterThan(box.top);
      expect(centroid.y).toBeLessThan(box.bottom);
      expect(score).toBeGreaterThanOrEqual(0.5);
      expect(score).toBeLessThanOrEqual(1);
      expect(name).toBe('insect');
    }
    expect(boxes.map(({ score }) => score)).toEqual(boxes.map(({ score }) => score).sort((a, b) => b - a));
  });

  test('the same plate has the same insects on a smaller photo', async () => {
    const insects = scattered(10, 'small');
    const half = insects.map(({ x, y, radius }) => ({ x: x / 2, y: y / 2, radius: radius / 2 }));
    const boxes = await look(half, { width: 1296, height: 972 });
    expect(half.filter((insect) => isFound(insect, boxes))).toHaveLength(10);
    expect(boxes).toHaveLength(10);
  });
});

describe('the thread', () => {
  test('leaves the caller free while it looks', async () => {
    const jpeg = await platePhoto({ ...SIZE, insects: scattered(30, 'free'), name: 'free' });
    await detector.detect({ jpeg, ...SIZE, model: 'insect' }); // starts the thread
    let [longest, last] = [0, performance.now()];
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const began = performance.now();
    await detector.detect({ jpeg, ...SIZE, model: 'insect' });
    const took = performance.now() - began;
    clearInterval(watch);
    expect(took).toBeLessThan(10_000);
    expect(longest).toBeLessThan(Math.max(100, took / 2));
  });

  test('is ended when it takes too long, and the next photo gets a new one', async () => {
    const hurried = blobDetector(1);
    const jpeg = await platePhoto({ ...SIZE, insects: [], name: 'late' });
    await expect(hurried.detect({ jpeg, ...SIZE, model: 'insect' })).rejects.toThrow();
    await expect(hurried.detect({ jpeg, ...SIZE, model: 'insect' })).rejects.toThrow(/timeout/);
    await hurried.close();
  });

  test('gives up at once when it is aborted', async () => {
    const jpeg = await platePhoto({ ...SIZE, insects: [], name: 'aborted' });
    const signal = AbortSignal.abort(new Error('the server stops'));
    const detection = detector.detect({ jpeg, ...SIZE, model: 'insect', signal });
    await expect(detection).rejects.toThrow('the server stops');
  });

  test('a file that is no photo is refused, and the next photo is looked at', async () => {
    const jpeg = Buffer.from('no photo');
    await expect(detector.detect({ jpeg, ...SIZE, model: 'insect' })).rejects.toThrow();
    expect(await look(scattered(1, '1'))).toHaveLength(1);
  });
});
