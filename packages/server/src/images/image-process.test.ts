import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { platePhoto } from '../seed/plate-photo.ts';
import { workApart } from './image-process.ts';
import { workHere } from './image-work.ts';

const apart = workApart();
let jpeg: Buffer<ArrayBuffer>;
beforeAll(async () => {
  jpeg = await platePhoto({ width: 800, height: 600, insects: [], name: 'aparte' });
});
afterAll(() => apart.close());

/** Processes that this one has started for photos. */
const workers = (): number[] =>
  execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('image-worker'))
    .map((line) => Number.parseInt(line, 10));

test('a process of its own makes the same photo, byte for byte', async () => {
  expect(await apart.photo(jpeg)).toEqual(await workHere.photo(jpeg));
  expect(await apart.thumbnail(jpeg, 250)).toEqual(await workHere.thumbnail(jpeg, 250));
  const box = { left: 10, top: 10, right: 60, bottom: 50 };
  const boxes = [{ detection_box: box, detection_score: 1, detection_class: 'bug' }] as never;
  expect(await apart.withBoxes(jpeg, boxes)).toEqual(await workHere.withBoxes(jpeg, boxes));
});

test('it says why it refuses a file', async () => {
  const half = jpeg.subarray(0, jpeg.length / 2);
  const refused = { name: 'ImageRefused', refusal: 'corrupt', sentence: 'La foto está dañada o incompleta' };
  await expect(apart.photo(half)).rejects.toMatchObject(refused);
});

test('killed, another process makes the photo it had', async () => {
  const pids = workers();
  expect(pids).not.toEqual([]);
  const lost = apart.photo(jpeg);
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  expect((await lost).width).toBe(800);
});

test('closing waits for the photo that is being made', async () => {
  const other = workApart();
  const photo = other.photo(jpeg);
  await other.close();
  expect((await photo).width).toBe(800);
});
