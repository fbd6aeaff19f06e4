import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const TOKEN = 'una-clave-de-metricas';
let service: TestApp;
let guarded: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  guarded = await startTestApp({ config: readConfig({ VIGIA_METRICS_TOKEN: TOKEN }) });
});
afterAll(async () => {
  await service.close();
  await guarded.close();
});

test('tells requests by the pattern of their route, pools and the process', async () => {
  const grower = await service.as('grower');
  await grower('/v2/clients/1/infrastructure');
  await grower('/v2/clients/3/infrastructure');
  await service.ask('/nowhere/51/secret-path');
  const answer = await service.ask('/metrics');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  const count = (route: string, status: number) =>
    `vigia_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} 1`;
  expect(text).toContain(count('/v2/clients/:client_id/infrastructure', 200));
  expect(text).toContain(count('/v2/clients/:client_id/infrastructure', 404));
  expect(text).not.toContain('secret-path');
  for (const pool of ['owner', 'app', 'auth', 'background'])
    expect(text).toMatch(new RegExp(`vigia_database_connections\\{pool="${pool}",state="waiting"\\} \\d`));
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
});

test('an invented method is no series of its own', async () => {
  await service.app.request('/livez', { method: 'BREW' });
  const text = await (await service.ask('/metrics')).text();
  expect(text).not.toContain('BREW');
});

test('are for this machine alone, not for who comes through a proxy on it', async () => {
  for (const from of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect((await service.ask('/metrics', { from })).status, from).toBe(200);
  for (const from of ['10.0.0.7', '203.0.113.9', '::ffff:10.0.0.7'])
    expect((await service.ask('/metrics', { from })).status, from).toBe(403);
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await service.ask('/metrics', { headers: { [header]: '1' } })).status, header).toBe(403);
});

test('with a token are for whoever sends it, from anywhere, and nobody else', async () => {
  const ask = (authorization?: string) =>
    guarded.ask('/metrics', { from: '10.0.0.7', headers: authorization ? { authorization } : {} });
  expect((await ask(`Bearer ${TOKEN}`)).status).toBe(200);
  expect((await ask(`Bearer ${TOKEN}x`)).status).toBe(403);
  expect((await ask()).status).toBe(403);
  expect((await guarded.ask('/metrics')).status).toBe(403);
});
