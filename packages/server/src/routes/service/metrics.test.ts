import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEVICE_KEY, PASSWORD, PEOPLE } from '../../../tests/support/small-farm.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../tests/support/test-app.ts';
import { readConfig } from '../../run/config.ts';

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

test('counts requests by the pattern of their route, and shows pools and the process', async () => {
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

test('count what is taken in, a repeated call once', async () => {
  const headers = { 'x-device-key': DEVICE_KEY };
  const t = (minute: number) => new Date(TEST_NOW - minute * 60_000).toISOString();
  const readings = [1, 2, 3].map((n) => ({ category: 'battery', t: t(n), battery_percentage: 50 }));
  await service.ask('/v2/nodes/VG-1/data', { headers, body: { readings } });
  await service.ask('/v2/nodes/VG-1/data', { headers, body: { readings: [{ category: 'battery' }] } });
  const logs = [{ log_datetime: t(1), log_level: 'I', log_string: 'Despierta' }];
  await service.ask('/v2/nodes/VG-1/logs', { headers, body: { logs } });
  const grower = await service.as('grower');
  const body = {
    type: 'agrochemical_application',
    client_id: 1,
    datetime_event: '2026-11-20T15:00:00Z',
    user_email: PEOPLE.grower.email,
    sector_id: 11,
    pest_id: 1,
    product: 'Azufre',
    dose: 1,
    measure: 'L/ha',
  };
  const once = { 'idempotency-key': 'una vez' };
  for (let i = 0; i < 2; i += 1)
    expect((await grower('/v2/events', { body, headers: once })).status).toBe(201);
  const text = await (await service.ask('/metrics')).text();
  const taken = [...text.matchAll(/^vigia_ingested_total\{kind="(\w+)"\} (\d+)/gm)].map(
    ([, ...pair]) => pair,
  );
  expect(taken).toEqual([
    ['reading', '3'],
    ['device_log', '1'],
    ['event', '1'],
  ]);
});

test('count who signs in by a password, demonstrations of the product apart', async () => {
  const superuser = await service.superuser();
  const demo = 'demo@vigia.example';
  const rename = 'update user_account set email = $1 where user_id = $2';
  await superuser.query(rename, [demo, PEOPLE.adviser.user_id]);
  await superuser.end();
  const signIn = async (email: string, password: string) =>
    (await service.ask('/auth/sign-in', { body: { email, password } })).status;
  expect(await signIn(demo, PASSWORD)).toBe(200);
  expect(await signIn(PEOPLE.grower.email, PASSWORD)).toBe(200);
  expect(await signIn(PEOPLE.admin.email, PASSWORD)).toBe(200);
  expect(await signIn(demo, 'otra')).toBe(401);
  const text = await (await service.ask('/metrics')).text();
  const visits = text.matchAll(/^vigia_sign_ins_total\{user_type="(\w+)"\} (\d+)/gm);
  expect(Object.fromEntries([...visits].map(([, type, count]) => [type, count]))).toEqual({
    demo: '1',
    regular: '2',
  });
  for (const email of [demo, PEOPLE.grower.email]) expect(text).not.toContain(email);
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
