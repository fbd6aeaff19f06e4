import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { AppEnv } from './app-env.ts';
import { answerError } from './errors.ts';
import { mountConsole } from './pages.ts';
import { mount, route } from './route.ts';

const folder = mkdtempSync(join(tmpdir(), 'vigia-navigation-'));
const page = '<!doctype html><title>Vigía</title>';
const app = new Hono<AppEnv>();
app.onError(answerError);

const shared = (path: string, method: 'get' | 'post' = 'get') =>
  route({
    method,
    path,
    summary: 'A call whose address is a screen too',
    access: { kind: 'session', action: 'client.read', target: 'none' },
    answer: z.string(),
    run: async () => 'called',
  });

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), page);
  const services = { apiKey: async () => 'app_1', issuer: { verify: async () => ({}) } } as never;
  for (const one of [shared('/events'), shared('/nodes/{id}'), shared('/v2/events')]) {
    mount(app, one, services);
  }
  mount(app, shared('/seasons', 'post'), services);
  mountConsole(app, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' };
const ask = async (path: string, headers: Record<string, string>, method = 'GET') => {
  const answer = await app.request(path, { method, headers });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};

test('a browser that opens the address of a call gets the console’s page', async () => {
  for (const path of ['/events', '/events?season=1', '/nodes/VG-1', '/events/']) {
    for (const headers of [browser, { accept: 'text/html' }]) {
      expect(await ask(path, headers), path).toMatchObject({ status: 200, text: page });
    }
  }
});

test('a call is answered as one, also without its key', async () => {
  for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }] as Record<string, string>[]) {
    const answer = await ask('/events', headers);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
  }
  expect((await ask('/events', { ...browser, 'x-api-key': 'app_1' })).status).toBe(401);
});

test('only a GET and only a shared address can be a page', async () => {
  expect((await ask('/v2/events', browser)).status).toBe(403);
  expect((await ask('/seasons', browser, 'POST')).status).toBe(403);
});

test('the headers say to caches what the two differ by', async () => {
  for (const headers of [browser, { 'x-api-key': 'app_1' }]) {
    const { headers: answered } = await ask('/events', headers as Record<string, string>);
    expect(answered.get('vary')).toContain('x-api-key');
    expect(answered.get('vary')).toContain('sec-fetch-dest');
  }
});
