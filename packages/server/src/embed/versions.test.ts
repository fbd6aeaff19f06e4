import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbedVersions } from '@vigia/api/contract';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import type { AppEnv } from '../http/app-env.ts';
import { answerError } from '../http/errors.ts';
import { mountVersions } from './versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'vigia-widgets-'));
afterAll(() => rmSync(folder, { recursive: true }));
const CODE = 'export const version = 10;';
for (const version of ['v0.9.0', 'v0.10.0', 'vnext', 'v1']) {
  mkdirSync(join(folder, 'embed', version), { recursive: true });
  writeFileSync(join(folder, 'embed', version, 'loader.js'), CODE);
}
writeFileSync(join(folder, 'secret.txt'), 'no');

function appOver(widgets: string) {
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  mountVersions(app, widgets);
  return app;
}
const app = appOver(folder);

test('versions are listed newest first, each file with the hash of what is served', async () => {
  const answer = await app.request('/embed/versions.json');
  const told = EmbedVersions.parse(await answer.json());
  expect(told.latest).toBe('0.10.0');
  expect(told.versions.map(({ version }) => version)).toEqual(['0.10.0', '0.9.0']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const [{ path, bytes, integrity }] = told.versions[0]!.files as [
    { path: string; bytes: number; integrity: string },
  ];
  const file = await app.request(path);
  const body = Buffer.from(await file.arrayBuffer());
  expect([body.length, `sha384-${createHash('sha384').update(body).digest('base64')}`]).toEqual([
    bytes,
    integrity,
  ]);
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(file.headers.get('access-control-allow-origin')).toBe('*');
  expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test.each([
  '/embed/v0.10.0/other.js',
  '/embed/v0.11.0/loader.js',
  '/embed/vnext/loader.js',
  '/embed/v1/loader.js',
  '/embed/v0.10.0/..%2f..%2fsecret.txt',
  '/embed/v../secret.txt',
])('%s is not there', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});

test('before the widgets are built there is none', async () => {
  expect(await (await appOver(join(folder, 'nowhere')).request('/embed/versions.json')).json()).toEqual({
    latest: null,
    versions: [],
  });
});
