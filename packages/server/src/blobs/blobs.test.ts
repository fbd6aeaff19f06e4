import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import { startTestS3, type TestS3 } from '../../tests/support/s3-server.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { thumbnailKey } from '../images/blob-keys.ts';
import { orphanFiles } from '../jobs/orphan-files.ts';
import { type BlobEntry, type BlobStore, BlobsUnavailable } from './blob-store.ts';
import { folderBlobs } from './folder-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';
import { ORPHAN_AFTER_MS } from './sweep.ts';

const CREDENTIALS = { accessKeyId: 'AKIATEST', secretAccessKey: 'secreto/+=&', region: 'sa-east-1' };
let s3: TestS3;
let scratch: ReturnType<typeof testFolder>;
beforeEach(async () => {
  s3 = await startTestS3('fotos', CREDENTIALS);
  scratch = testFolder();
});
afterEach(async () => {
  await s3.close();
  scratch.remove();
});
const inBucket = (more = {}) => s3Blobs({ ...CREDENTIALS, endpoint: s3.endpoint, bucket: 'fotos', ...more });
const inFolder = () => folderBlobs(join(scratch.folder, 'blobs'));
const all = async (blobs: BlobStore, below?: `${string}/`) => {
  const entries: BlobEntry[] = [];
  for await (const entry of blobs.list(below)) entries.push(entry);
  return entries.toSorted((a, b) => a.key.localeCompare(b.key));
};
const bytes = (text: string) => Buffer.from(text) as Buffer<ArrayBuffer>;

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
] as const)('%s', (_, open) => {
  test('gives back what it was given, lists it and forgets it', async () => {
    const blobs = open();
    expect(await all(blobs)).toEqual([]);
    expect(await blobs.get('images/1/a.jpg')).toBeNull();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await blobs.put(`images/1/${name}.jpg`, bytes(name));
    expect((await blobs.get('images/1/c.jpg'))?.toString()).toBe('c');
    const entries = await all(blobs);
    expect(entries.map(({ key, bytes: size }) => [key, size])).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [`images/1/${name}.jpg`, 1]),
    );
    expect(entries.every(({ modifiedAt }) => modifiedAt > Date.parse('2020-01-01'))).toBe(true);
    await blobs.put('embed/v1.0.0-0a1b2c3d/loader.js', bytes('x'));
    expect((await all(blobs, 'embed/')).map(({ key }) => key)).toEqual(['embed/v1.0.0-0a1b2c3d/loader.js']);
    expect(await all(blobs, 'other/')).toEqual([]);
    await blobs.delete('images/1/c.jpg');
    await blobs.delete('images/1/c.jpg');
    expect(await blobs.get('images/1/c.jpg')).toBeNull();
  });

  test.each([
    '',
    '../a.jpg',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    'a\0b',
    'A.jpg',
    'a b',

    'a'.repeat(201),
  ])('takes no key of somebody else’s making: %j', async (key) => {
    const blobs = open();
    await expect(blobs.put(key, bytes('x'))).rejects.toThrow(RangeError);
    await expect(blobs.get(key)).rejects.toThrow(RangeError);
    await expect(blobs.delete(key)).rejects.toThrow(RangeError);
  });
});

describe('a folder', () => {
  test('shows whole files only, to the service alone', async () => {
    const blobs = inFolder();
    const big = Buffer.alloc(2_000_000, 7);
    const writes = Array.from({ length: 10 }, () => blobs.put('images/1/same.jpg', big));
    for (let i = 0; i < 20; i += 1)
      expect([undefined, big.length]).toContain((await blobs.get('images/1/same.jpg'))?.length);
    await Promise.all(writes);
    const folder = join(scratch.folder, 'blobs/images/1');
    expect(readdirSync(folder)).toEqual(['same.jpg']);
    expect(statSync(join(folder, 'same.jpg')).mode & 0o077).toBe(0);
  });

  test('that cannot be written leaves nothing half done', async () => {
    const folder = join(scratch.folder, 'blobs');
    mkdirSync(join(folder, 'images/1/a.jpg'), { recursive: true }); // a folder in place of the file
    await expect(inFolder().put('images/1/a.jpg', bytes('x'))).rejects.toThrow();
    expect(readdirSync(join(folder, 'images/1'))).toEqual(['a.jpg']);
  });
});

describe('a bucket', () => {
  test('checks who asks: every request is signed, a wrong secret is refused', async () => {
    await inBucket().put('images/1/a.jpg', bytes('a'));
    expect(s3.seen).toEqual(['PUT /fotos/images/1/a.jpg 200']);
    const wrong = inBucket({ secretAccessKey: 'otro' });
    await expect(wrong.get('images/1/a.jpg')).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(inBucket({ region: 'us-east-1' }).get('images/1/a.jpg')).rejects.toThrow(BlobsUnavailable);
    await expect(inBucket({ bucket: 'otro' }).get('images/1/a.jpg')).rejects.toThrow('404 NoSuchBucket');
    expect((await fetch(`${s3.endpoint}/fotos/images/1/a.jpg`)).status).toBe(403);
  });

  test('that is busy for a moment is requested again; one that stays away is reported as unavailable', async () => {
    const blobs = inBucket();
    s3.failing = 2;
    await blobs.put('images/1/a.jpg', bytes('a'));
    expect(s3.objects.get('images/1/a.jpg')?.toString()).toBe('a');
    s3.failing = 99;
    await expect(blobs.get('images/1/a.jpg')).rejects.toThrow(BlobsUnavailable);
    await s3.close();
    await expect(blobs.get('images/1/a.jpg')).rejects.toThrow(BlobsUnavailable);
    s3 = await startTestS3('fotos', CREDENTIALS);
  });
});

describe('the sweep of orphans', () => {
  let service: TestApp;
  afterAll(() => service?.close());

  test('deletes old files without a row and nothing else', async () => {
    service = await startTestApp();
    const folder = join(service.dataFolder, 'blobs');
    const blobs = folderBlobs(folder);
    const now = Date.now();
    const kept = (await all(blobs)).map(({ key }) => key);
    expect(kept).toHaveLength(9);
    for (const key of [
      'images/1/test/young.jpg',
      'images/1/test/old.jpg',
      thumbnailKey('images/1/test/old.jpg', 250),
    ]) {
      await blobs.put(key, bytes('x'));
    }
    writeFileSync(join(folder, 'images/1/test/.tmp-1'), 'half'); // what a power cut leaves
    const build = 'embed/v1.0.0-0a1b2c3d/loader.js'; // it has no row, but partners have pinned it
    await blobs.put(build, bytes('x'));
    const old = new Date(now - 2 * ORPHAN_AFTER_MS);
    for (const key of [
      ...kept,
      build,
      'images/1/test/old.jpg',
      'images/1/test/old-250.jpg',
      'images/1/test/.tmp-1',
    ]) {
      utimesSync(join(folder, key), old, old);
    }
    const { databases } = service;
    const log = pino({ level: 'silent' });
    const signal = new AbortController().signal;
    const swept = await orphanFiles.run({ databases, blobs, log, signal, now: () => now });
    expect(swept).toEqual({ files: 13, deleted: 3, bytes: 6 });
    expect((await all(blobs)).map(({ key }) => key)).toEqual(
      [...kept, build, 'images/1/test/young.jpg'].toSorted((a, b) => a.localeCompare(b)),
    );
  });
});
