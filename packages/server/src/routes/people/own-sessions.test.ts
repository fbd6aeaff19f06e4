import { afterAll, beforeAll, expect, test } from 'vitest';
import { signingIn } from '../../../tests/support/sign-in.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
const { enter } = signingIn(() => service);

const PHONE = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};
type Listed = Record<'session_id' | 'device' | 'started_at' | 'last_used_at', string> & {
  is_current: boolean;
};
const listOf = async (ask: Awaited<ReturnType<typeof enter>>['ask']) =>
  (await (await ask('/auth/sessions')).json()) as Listed[];

test('one sees one’s own sessions, what each was opened with, and which of them sends the request', async () => {
  const phone = await enter('grower', PHONE);
  const began = new Date(service.clock.now).toISOString();
  service.clock.now += 60_000;
  await enter('manager');
  const here = await enter('grower');
  service.clock.now += 60_000;
  expect((await phone.refresh()).status).toBe(200);
  const [first, second, ...more] = await listOf(here.ask);
  expect(first).toMatchObject({ device: 'Chrome en Android', is_current: false, started_at: began });
  expect(first!.last_used_at).toBe(new Date(service.clock.now).toISOString());
  expect(second).toMatchObject({ device: 'Equipo desconocido', is_current: true });
  expect(more).toEqual([]);
});

test('what a session is called opens nothing, and is not what its token says', async () => {
  const { ask, cookie } = await enter('adviser');
  const [{ session_id: id }] = (await listOf(ask)) as [Listed];
  expect(cookie).not.toContain(id);
  const guess = `vigia_refresh=${id}.${'a'.repeat(43)}`;
  await service.ask('/auth/refresh', { method: 'POST', headers: { cookie: guess } });
  expect((await ask('/auth/sessions')).status, 'nobody ends it by its name').toBe(200);
});

test('one that is ended is dead at once, its access token and its cookie', async () => {
  const [here, lost] = [await enter('narrowed'), await enter('narrowed', PHONE)];
  expect((await lost.ask('/v2/clients')).status).toBe(200);
  const found = (await listOf(here.ask)).find(({ device }) => device === 'Chrome en Android')!;
  const end = () => here.ask(`/auth/sessions/${found.session_id}`, { method: 'DELETE' });
  expect((await end()).status).toBe(204);
  expect((await lost.ask('/v2/clients')).status).toBe(401);
  expect((await lost.refresh()).status).toBe(401);
  expect((await here.ask('/v2/clients')).status).toBe(200);
  expect(await listOf(here.ask)).toHaveLength(1);
  expect((await end()).status, 'it is gone').toBe(404);
});

test('nobody ends somebody else’s', async () => {
  const [theirs, mine] = [await enter('steward'), await enter('superAdmin')];
  const [{ session_id: id }] = (await listOf(theirs.ask)) as [Listed];
  expect((await mine.ask(`/auth/sessions/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect((await theirs.ask('/v2/clients')).status).toBe(200);
});

test('all others end at once, and those of nobody else', async () => {
  const [here, one, two] = [await enter('manager'), await enter('manager'), await enter('manager')];
  const colleague = await enter('admin');
  const answer = await here.ask('/auth/sessions/end_others', { method: 'POST' });
  expect(((await answer.json()) as { ended: number }).ended).toBeGreaterThanOrEqual(2);
  for (const { ask, refresh } of [one, two]) {
    expect((await ask('/v2/clients')).status).toBe(401);
    expect((await refresh()).status).toBe(401);
  }
  expect((await here.ask('/v2/clients')).status).toBe(200);
  expect((await here.refresh()).status).toBe(200);
  expect((await colleague.ask('/v2/clients')).status).toBe(200);
});
