import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, PEOPLE, type Person } from '../../../tests/support/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
const senders = new Map<Person, (path: string, ask?: Ask) => Promise<Response>>();
beforeAll(async () => {
  service = await startTestApp();
  for (const person of ['admin', 'manager', 'neighbour', 'superAdmin'] as const)
    senders.set(person, await service.as(person));
});
afterAll(() => service.close());

let from = 0;
const post = (path: string, body: object) => {
  from += 1;
  return service.ask(path, { body, from: `10.2.0.${from}` });
};
const signIn = (email: string, password: string) => post('/auth/sign-in', { email, password });

interface Opened {
  readonly cookie: string;
  readonly ask: (path: string, ask?: Ask) => Promise<Response>;
}
async function enter(email: string, password: string): Promise<Opened> {
  const answer = await signIn(email, password);
  expect(answer.status).toBe(200);
  const { access_token } = (await answer.json()) as { access_token: string };
  const headers = { 'x-api-key': service.apiKey, authorization: `Bearer ${access_token}` };
  return {
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    ask: (path, ask = {}) => service.ask(path, { ...ask, headers: { ...headers, ...ask.headers } }),
  };
}
const refresh = ({ cookie }: Opened) => service.ask('/auth/refresh', { method: 'POST', headers: { cookie } });

describe('a temporary password', () => {
  const { user_id, email } = PEOPLE.grower;
  const give = (by: Person = 'admin', id: number = user_id, headers = {}) =>
    senders.get(by)!(`/v2/users/${id}/temporary_password`, { method: 'POST', headers });

  test('is shown once, ends the person’s sessions, and is valid for 72 hours', async () => {
    const before = await enter(email, PASSWORD);
    const answer = await give();
    expect(answer.status).toBe(201);
    const { temporary_password, expires_at } = (await answer.json()) as Record<string, string>;
    expect(temporary_password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(Date.parse(expires_at ?? '') - service.clock.now).toBe(72 * 3_600_000);
    expect((await before.ask('/v2/clients')).status).toBe(401);
    expect((await refresh(before)).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status, 'the old one is over').toBe(401);
    expect(await (await signIn(email, temporary_password ?? '')).json()).toEqual({
      challenge: 'NEW_PASSWORD_REQUIRED',
    });
    expect(service.log.join('')).not.toContain(temporary_password);
    const began = service.clock.now;
    service.clock.now += 72 * 3_600_000;
    expect((await signIn(email, temporary_password ?? '')).status).toBe(401);
    service.clock.now = began;
  });

  test('is another one each time, whatever the key says', async () => {
    const recorded = async () => {
      const answer = await give('admin', user_id, { 'idempotency-key': 'k1' });
      return ((await answer.json()) as { temporary_password: string }).temporary_password;
    };
    expect(await recorded()).not.toBe(await recorded());
  });

  test('is written to the history, without the password', async () => {
    service.clock.now += 1000; // so that its end differs from the earlier one
    await give('manager');
    const [row] = await service.databases.owner
      .selectFrom('change_log')
      .selectAll()
      .where('kind', '=', 'user')
      .orderBy('change_id', 'desc')
      .execute();
    expect(row).toMatchObject({ user_id: PEOPLE.manager.user_id, thing_name: email });
    expect(row?.fields).toMatchObject([{ field: 'password_expires_at' }]);
  });

  test('is given by those alone who may change all of the person’s', async () => {
    expect((await give('neighbour')).status).toBe(404);
    expect((await give('manager', PEOPLE.admin.user_id)).status, 'who holds root').toBe(403);
    expect((await give('admin', PEOPLE.adviser.user_id)).status, 'who reaches another client').toBe(403);
    expect((await give('superAdmin', PEOPLE.adviser.user_id)).status).toBe(201);
    const own = await give('admin', PEOPLE.admin.user_id);
    expect(own.status).toBe(403);
    expect(await own.json()).toMatchObject({ detail: expect.stringContaining('menú de su cuenta') });
  });
});

describe('one’s own password', () => {
  const { email } = PEOPLE.narrowed;
  const CHOSEN = 'cosecha de cerezas';

  test('is changed by the present one; the other sessions end and this one goes on', async () => {
    const [here, elsewhere] = [await enter(email, PASSWORD), await enter(email, PASSWORD)];
    const change = (body: object) => here.ask('/auth/password', { body });
    const wrong = await change({ password: 'un manzano', new_password: CHOSEN });
    expect(await wrong.json()).toMatchObject({ status: 400, errors: [{ field: 'password' }] });
    const short = await change({ password: PASSWORD, new_password: 'corta' });
    expect(await short.json()).toMatchObject({
      errors: [{ field: 'new_password', message: 'La contraseña debe tener al menos 10 caracteres' }],
    });
    const same = await change({ password: PASSWORD, new_password: PASSWORD });
    expect(await same.json()).toMatchObject({ errors: [{ field: 'new_password' }] });
    expect((await elsewhere.ask('/v2/clients')).status, 'nothing has changed so far').toBe(200);

    expect((await change({ password: PASSWORD, new_password: CHOSEN })).status).toBe(200);
    expect((await here.ask('/v2/clients')).status).toBe(200);
    expect((await refresh(here)).status).toBe(200);
    expect((await elsewhere.ask('/v2/clients')).status).toBe(401);
    expect((await refresh(elsewhere)).status).toBe(401);
    expect((await signIn(email, PASSWORD)).status).toBe(401);
    expect((await signIn(email, CHOSEN)).status).toBe(200);
  });

  test('is changed once, of two at the same time', async () => {
    const { ask } = await enter(email, CHOSEN);
    const change = (n: number) =>
      ask('/auth/password', { body: { password: CHOSEN, new_password: `${CHOSEN} ${n}` } });
    const answers = await Promise.all([change(1), change(2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('cannot be guessed: wrong ones count with those of signing in', async () => {
    const { ask } = await enter(PEOPLE.steward.email, PASSWORD);
    const guess = () =>
      ask('/auth/password', { body: { password: 'un manzano', new_password: CHOSEN }, from: '10.9.0.1' });
    for (let i = 0; i < 10; i += 1) expect((await guess()).status).toBe(400);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const right = await service.ask('/auth/sign-in', {
      body: { email: PEOPLE.steward.email, password: PASSWORD },
      from: '10.9.0.1',
    });
    expect(right.status).toBe(429);
  });
});
