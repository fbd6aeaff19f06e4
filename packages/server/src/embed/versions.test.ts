import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbedVersions } from '@vigia/api/contract';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { BlobsUnavailable } from '../blobs/blob-store.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerError } from '../http/errors.ts';
import { mountVersions } from './versions.ts';
import { ChangedBuild, widgetBuilds } from './widget-builds.ts';

const folder = mkdtempSync(join(tmpdir(), 'vigia-widgets-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'secret.txt'), 'no');
let installations = 0;

/** An installation whose service stores its builds in the folder `kept`. */
function installation(kept = join(folder, `kept-${++installations}`)) {
  const blobs = folderBlobs(kept);
  return {
    /** Starts the service with only this build, as after an update. */
    async start(build: string, loader = `loader of ${build}`, store = blobs) {
      const dist = join(folder, `dist-${++installations}`);
      mkdirSync(join(dist, build), { recursive: true });
      writeFileSync(join(dist, build, 'loader.js'), loader);
      writeFileSync(join(dist, build, 'follow.js'), `follow of ${build}`);
      const app = new Hono<AppEnv>();
      app.onError(answerError);
      const builds = widgetBuilds(dist, store);
      mountVersions(app, builds);
      const failure = await builds.keep().catch((error: unknown) => error);
      const get = async (path: string) => {
        const answer = await app.request(path);
        return answer.status === 200 ? await answer.text() : answer.status;
      };
      return { app, get, failure };
    },
  };
}
const [OLD, NEW, NEXT] = ['v1.0.0-0a1b2c3d', 'v1.1.0-4e5f6a7b', 'v2.0.0-8c9d0e1f'] as const;

test('a build is served for ever, with the hash it was pinned by, however often the service is updated', async () => {
  const { start } = installation();
  const first = EmbedVersions.parse(
    await (await (await start(OLD)).app.request('/embed/versions.json')).json(),
  );
  const pinned = first.versions[0]?.files.find(({ path }) => path.endsWith('/loader.js'));
  expect(pinned?.path).toBe(`/embed/${OLD}/loader.js`);
  for (const build of [NEW, NEXT]) {
    const { app } = await start(build);
    const answer = await app.request(pinned?.path ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    expect(`sha384-${createHash('sha384').update(body).digest('base64')}`).toBe(pinned?.integrity);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'content-type': 'text/javascript; charset=utf-8',
    });
  }
});

test('all builds are listed, the one at hand first, each file with the hash of what is served', async () => {
  const { start } = installation();
  await start(OLD);
  await start(NEXT);
  const { app } = await start(NEW);
  const answer = await app.request('/embed/versions.json');
  const answered = EmbedVersions.parse(await answer.json());
  expect(answered.latest).toBe(NEW.slice(1));
  expect(answered.versions.map(({ version }) => version).toSorted()).toEqual(
    [OLD, NEW, NEXT].map((build) => build.slice(1)),
  );
  expect(answered.versions.every(({ files }) => files.length === 2)).toBe(true);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('a major version leads to its newest build, for a while only', async () => {
  const { start } = installation();
  await start(OLD);
  await start(NEW);
  const { app, get } = await start(NEXT);
  expect([await get('/embed/v2/loader.js'), await get('/embed/v3/loader.js')]).toEqual([
    `follow of ${NEXT}`,
    404,
  ]);
  const first = await app.request('/embed/v1/loader.js');
  expect(await first.text()).toMatch(/^follow of v1\./);
  expect(first.headers.get('cache-control')).toBe('public, max-age=300');
});

test('a version that does not exist is answered in a sentence, with where to look', async () => {
  const { app } = await installation().start(NEW);
  for (const [path, what] of [
    ['/embed/v7/loader.js', 'la versión v7'],
    ['/embed/v0.0.1-00000000/loader.js', 'v0.0.1-00000000/loader.js'],
  ] as const) {
    const answer = await app.request(path);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      expect.objectContaining({ detail: expect.stringContaining(what) }),
    ]);
  }
});

test('the store is read for its list once, however often the public requests it', async () => {
  const blobs = folderBlobs(join(folder, 'counted'));
  let lists = 0;
  const counted = {
    ...blobs,
    list: (below?: `${string}/`) => {
      lists += 1;
      return blobs.list(below);
    },
  };
  const { get } = await installation().start(OLD, 'at hand', counted);
  for (let i = 0; i < 5; i += 1) {
    await get('/embed/versions.json');
    await get('/embed/v9/loader.js');
  }
  expect(lists).toBe(1);
});

test('other bytes under the name of a build are refused, and what was pinned is served', async () => {
  const { start } = installation();
  await start(OLD);
  const { get, failure } = await start(OLD, 'something else');
  expect(failure).toBeInstanceOf(ChangedBuild);
  expect(await get(`/embed/${OLD}/loader.js`)).toBe(`loader of ${OLD}`);
});

test('where the store of files does not answer, the build at hand is served and listed', async () => {
  const fail = () => Promise.reject(new BlobsUnavailable('no answer'));
  const away = {
    put: fail,
    get: fail,
    delete: fail,
    list: () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) }),
  };
  const { get, failure } = await installation().start(OLD, 'at hand', away);
  expect(failure).toBeInstanceOf(BlobsUnavailable);
  expect(await get(`/embed/${OLD}/loader.js`)).toBe('at hand');
  expect(await get('/embed/v1/loader.js')).toBe(`follow of ${OLD}`);
  expect(await get('/embed/versions.json')).toContain(OLD.slice(1));
});

test.each([
  `/embed/${OLD}/other.js`,
  '/embed/v0.11.0/loader.js',
  '/embed/vnext/loader.js',
  '/embed/v9/loader.js',
  '/embed/v1/panels.js',
  `/embed/${OLD}/..%2f..%2fsecret.txt`,
  '/embed/v../secret.txt',
])('%s is not there', async (path) => {
  expect(await (await installation().start(OLD)).get(path)).toBe(404);
});

test('before the widgets are built there is none', async () => {
  const builds = widgetBuilds(join(folder, 'nowhere'), folderBlobs(join(folder, 'nothing')));
  await builds.keep();
  expect(await builds.list()).toEqual({ latest: null, versions: [] });
});
