import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { createApp } from '../run/app.ts';
import { readConfig } from '../run/config.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const get = (path: string) => service.ask(path);

test('the service says whether it lives and can work', async () => {
  expect(await (await get('/livez')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/readyz')).json()).toMatchObject({ status: 'ok' }); // and how much room the disk has
  const { databases, clock } = service;
  const log = (await import('pino')).pino({ level: 'silent' });
  const app = createApp({
    databases,
    config: readConfig({}),
    now: () => clock.now,
    log,
    isReady: () => false,
  });
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/livez')).status).toBe(200);
});
