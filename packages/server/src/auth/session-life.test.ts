import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../tests/support/app-codes.ts';
import { PASSWORD, PEOPLE } from '../../tests/support/people.ts';
import { signingIn } from '../../tests/support/sign-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
const { enter, opened, password, post, challenge } = signingIn(() => service);
const DAY_MS = 86_400_000;
const cookieOf = (answer: Response) => (answer.headers.getSetCookie()[0] ?? '').split(';')[0]!;
const refresh = (cookie: string) => service.ask('/auth/refresh', { method: 'POST', headers: { cookie } });
const expiresOf = (answer: Response) =>
  Date.parse(/Expires=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? '');

test('a session that nobody uses ends after fourteen days', async () => {
  const [left, used] = [await enter('grower'), await enter('grower')];
  service.clock.now += 14 * DAY_MS - 1000;
  const answer = await used.refresh();
  expect(answer.status).toBe(200);
  expect(expiresOf(answer)).toBe(Math.floor(service.clock.now / 1000) * 1000 + 14 * DAY_MS);
  service.clock.now += 1000;
  expect((await left.refresh()).status).toBe(401);
  expect((await refresh(cookieOf(answer))).status).toBe(200);
});

test('a session that is used ends thirty days after signing in, and one sees when', async () => {
  const session = await enter('adviser');
  const ends = service.clock.now + 30 * DAY_MS;
  let { cookie } = session;
  const endOf = async (ask: typeof session.ask) => {
    const [own] = (await (await ask('/auth/sessions')).json()) as [{ expires_at: string }];
    return Date.parse(own.expires_at);
  };
  expect(await endOf(session.ask)).toBe(service.clock.now + 14 * DAY_MS);
  for (let day = 0; day < 29; day += 1) {
    service.clock.now += DAY_MS;
    const answer = await refresh(cookie);
    expect(answer.status, `day ${day}`).toBe(200);
    cookie = cookieOf(answer);
  }
  const last = await opened(await refresh(cookie));
  expect(await endOf(last.ask)).toBe(ends);
  service.clock.now = ends;
  expect((await last.refresh()).status).toBe(401);
});

test('signing in ends the session that the same browser still had, whoever it was of', async () => {
  const [before, elsewhere] = [await enter('manager'), await enter('manager')];
  const wrong = await post(
    '/auth/sign-in',
    { email: PEOPLE.manager.email, password: 'otra' },
    { cookie: before.cookie },
  );
  expect(wrong.status).toBe(401);
  expect((await before.ask('/v2/clients')).status, 'nothing was opened').toBe(200);
  const now = await enter('grower', { cookie: before.cookie });
  expect((await before.ask('/v2/clients')).status).toBe(401);
  expect((await before.refresh()).status).toBe(401);
  expect((await now.ask('/v2/clients')).status).toBe(200);
  expect((await elsewhere.ask('/v2/clients')).status).toBe(200);
});

test('a cookie that is no longer the session’s ends nothing', async () => {
  const session = await enter('manager');
  const id = session.cookie.split('.')[0];
  await enter('grower', { cookie: `${id}.${'a'.repeat(43)}` });
  expect((await session.ask('/v2/clients')).status).toBe(200);
});

test('finishing a second step ends it too, and the password alone does not', async () => {
  const setup = await enter('steward');
  const begun = await setup.ask('/auth/second_step/app', { method: 'POST' });
  const { secret } = (await begun.json()) as { secret: string };
  const app_code = codeAt(secret, service.clock.now);
  expect((await setup.ask('/auth/second_step/app/confirm', { body: { app_code } })).status).toBe(200);
  service.clock.now += 30_000;
  const { cookie } = setup;
  const { challenge_token } = await challenge('steward');
  expect((await password('steward', { cookie })).status).toBe(200);
  expect((await setup.ask('/v2/clients')).status).toBe(200);
  const code = codeAt(secret, service.clock.now);
  const now = await opened(await post('/auth/second_step/answer', { challenge_token, code }, { cookie }));
  expect((await setup.ask('/v2/clients')).status).toBe(401);
  expect((await now.ask('/v2/clients')).status).toBe(200);
});

test('so does choosing a password for a temporary one', async () => {
  const before = await enter('narrowed');
  await service.databases.owner
    .updateTable('user_account')
    .set({ status: 'FORCE_CHANGE_PASSWORD' })
    .where('user_id', '=', PEOPLE.neighbour.user_id)
    .execute();
  const body = {
    email: PEOPLE.neighbour.email,
    password: PASSWORD,
    new_password: 'tractor azul tras la lluvia',
  };
  await opened(await post('/auth/new-password', body, { cookie: before.cookie }));
  expect((await before.ask('/v2/clients')).status).toBe(401);
});
