import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { ENTITLEMENTS_TTL_MS } from './entitlements.ts';
import { REFRESH_GRACE_MS } from './sessions.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

let nextAddress = 0;
const freshAddress = () => {
  nextAddress += 1;
  return `10.0.0.${nextAddress}`;
};

const signIn = (email: string, password = PASSWORD, from = freshAddress()) =>
  service.ask('/auth/sign-in', { body: { email, password }, from });
const cookieOf = (answer: Response) => (answer.headers.getSetCookie()[0] ?? '').split(';')[0]!;
const refresh = (cookie: string) => service.ask('/auth/refresh', { method: 'POST', headers: { cookie } });
const withToken = (token: string) =>
  service.ask('/v2/clients', { headers: { 'x-api-key': service.apiKey, authorization: `Bearer ${token}` } });
const tokenOf = async (answer: Response) => ((await answer.json()) as { access_token: string }).access_token;

describe('signing in', () => {
  test('gives a token that opens the caller’s clients, and a cookie no script can read', async () => {
    const answer = await signIn('Grower@Vigia.example');
    expect(answer.status).toBe(200);
    const body = (await answer.clone().json()) as { expires_in: number; user: { email: string } };
    expect(body).toMatchObject({ expires_in: 600, user: { email: PEOPLE.grower.email, client_id: 1 } });
    expect(JSON.stringify(body)).not.toContain('argon2');
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^vigia_refresh=[^;]+; Path=\/auth; Expires=[^;]+; HttpOnly; SameSite=Strict$/);
    const clients = await withToken(await tokenOf(answer));
    expect(await clients.json()).toMatchObject([{ client_id: 1, client_name: 'Viña Los Aromos' }]);
  });

  test('answers an unknown address, a wrong password and a disabled account alike', async () => {
    const answers = [await signIn('nobody@vigia.example'), await signIn(PEOPLE.grower.email, 'otra')];
    await setEnabled('disabled', false);
    answers.push(await signIn(PEOPLE.disabled.email));
    await setEnabled('disabled', true);
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    for (const [i, answer] of answers.entries()) {
      expect(answer.status).toBe(401);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(bodies[i]).toEqual(bodies[0]);
    }
    expect(bodies[0]).toMatchObject({ code: 'bad-credentials', title: 'Correo o contraseña incorrectos' });
  });

  test('takes as long for an unknown address as for a known one', async () => {
    const time = async (email: string) => {
      const began = performance.now();
      expect((await signIn(email, 'otra')).status).toBe(401);
      return performance.now() - began;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    // Many people, as the limit refuses too many wrong passwords of one account without checking them.
    for (const [i, { email }] of [...Object.values(PEOPLE), ...Object.values(PEOPLE)].entries()) {
      known.push(await time(email));
      unknown.push(await time(`nobody${i}@vigia.example`));
    }
    const median = (list: number[]) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  test('refuses what is not a sign-in', async () => {
    for (const body of [
      {},
      { email: 'a@b.cl' },
      { email: 7, password: 'x' },
      { email: 'a', password: 'b', role: 'admin' },
    ]) {
      const answer = await service.ask('/auth/sign-in', { body, from: freshAddress() });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'invalid-input',
        errors: expect.arrayContaining([{ field: expect.any(String), message: expect.any(String) }]),
      });
    }
    const broken = await service.ask('/auth/sign-in', { body: '{"email":', from: freshAddress() });
    expect(await broken.json()).toMatchObject({ status: 400, code: 'malformed-json' });
    const cross = await service.ask('/auth/sign-in', {
      body: { email: PEOPLE.grower.email, password: PASSWORD },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(cross.status).toBe(403);
  });
});

describe('wrong passwords', () => {
  test('are limited to ten per account and address, which locks out nobody elsewhere', async () => {
    const from = freshAddress();
    for (let i = 0; i < 10; i += 1) expect((await signIn(PEOPLE.admin.email, 'otra', from)).status).toBe(401);
    const refused = await signIn(PEOPLE.admin.email, PASSWORD, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await signIn(PEOPLE.grower.email, PASSWORD, from)).status).toBe(200);
    expect((await signIn(PEOPLE.admin.email)).status).toBe(200);
  });

  test('sent all at once are limited as well', async () => {
    const from = freshAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn(PEOPLE.manager.email, 'otra', from)),
    );
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(10);
  });

  test('are counted by the connection’s address, whatever the headers say', async () => {
    const from = freshAddress();
    const attempt = (i: number) =>
      service.ask('/auth/sign-in', {
        body: { email: PEOPLE.adviser.email, password: 'otra' },
        headers: { 'x-forwarded-for': `1.2.3.${i}`, forwarded: `for=1.2.3.${i}`, 'x-real-ip': `1.2.3.${i}` },
        from,
      });
    for (let i = 0; i < 10; i += 1) expect((await attempt(i)).status).toBe(401);
    expect((await attempt(10)).status).toBe(429);
  });

  test('are forgiven by a right one', async () => {
    const from = freshAddress();
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 9; i += 1) await signIn(PEOPLE.steward.email, 'otra', from);
      expect((await signIn(PEOPLE.steward.email, PASSWORD, from)).status).toBe(200);
    }
  });
});

describe('a refresh token', () => {
  test('is replaced at each use', async () => {
    const first = cookieOf(await signIn(PEOPLE.grower.email));
    const answer = await refresh(first);
    expect(answer.status).toBe(200);
    const second = cookieOf(answer);
    expect(second).not.toBe(first);
    expect((await withToken(await tokenOf(answer))).status).toBe(200);
    expect((await refresh(second)).status).toBe(200);
  });

  test('serves two tabs that use it at once', async () => {
    const cookie = cookieOf(await signIn(PEOPLE.grower.email));
    const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    const renewed = answers.map(cookieOf).filter((text) => text.startsWith('vigia_refresh='));
    expect(renewed).toHaveLength(1);
    expect((await refresh(renewed[0]!)).status).toBe(200);
  });

  test('used again later ends the whole session', async () => {
    const stolen = cookieOf(await signIn(PEOPLE.grower.email));
    const current = await refresh(stolen);
    const token = await tokenOf(current.clone() as Response);
    service.clock.now += REFRESH_GRACE_MS + 1;
    const reuse = await refresh(stolen);
    expect(reuse.status).toBe(401);
    expect(reuse.headers.get('set-cookie')).toMatch(/^vigia_refresh=; Max-Age=0/);
    expect((await refresh(cookieOf(current))).status).toBe(401);
    expect((await withToken(token)).status).toBe(401);
  });

  test('of an earlier turn is recognised, not only the last one', async () => {
    const first = cookieOf(await signIn(PEOPLE.grower.email));
    const second = cookieOf(await refresh(first));
    const third = cookieOf(await refresh(second));
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  test('is nothing when made up, changed, expired or missing', async () => {
    const cookie = cookieOf(await signIn(PEOPLE.grower.email));
    for (const bad of [
      '',
      'vigia_refresh=',
      'vigia_refresh=x',
      'vigia_refresh=%00',
      `${cookie}x`,
      'other=1',
    ]) {
      expect((await refresh(bad)).status).toBe(401);
    }
    service.clock.now += 31 * 86_400_000;
    expect((await refresh(cookie)).status).toBe(401);
  });

  test('ends with signing out, and the access token with it', async () => {
    const answer = await signIn(PEOPLE.grower.email);
    const token = await tokenOf(answer.clone() as Response);
    expect((await withToken(token)).status).toBe(200);
    const out = await service.ask('/auth/sign-out', {
      method: 'POST',
      headers: { cookie: cookieOf(answer) },
    });
    expect(out.status).toBe(200);
    expect((await withToken(token)).status).toBe(401);
    expect((await refresh(cookieOf(answer))).status).toBe(401);
  });
});

describe('somebody who is disabled', () => {
  test('is out within five seconds and cannot come back', async () => {
    const answer = await signIn(PEOPLE.disabled.email);
    const token = await tokenOf(answer.clone() as Response);
    expect((await withToken(token)).status).toBe(200);
    await setEnabled('disabled', false);
    service.clock.now += ENTITLEMENTS_TTL_MS;
    expect((await withToken(token)).status).toBe(401);
    expect((await refresh(cookieOf(answer))).status).toBe(401);
    await setEnabled('disabled', true);
  });

  test('loses a role as fast', async () => {
    const token = await tokenOf(await signIn(PEOPLE.superReader.email));
    expect(await (await withToken(token)).json()).toHaveLength(3);
    await setEntities('{}');
    service.clock.now += ENTITLEMENTS_TTL_MS;
    expect(await (await withToken(token)).json()).toHaveLength(1);
    await setEntities('{"*":"user"}');
  });
});

test('nothing secret was logged', () => {
  const text = service.log.join('');
  expect(text).toContain('/auth/sign-in');
  for (const secret of [PASSWORD, 'vigia_refresh=', 'eyJ', '@vigia.example'])
    expect(text).not.toContain(secret);
});

const setEnabled = (person: 'disabled', enabled: boolean) =>
  service.databases.owner
    .updateTable('user_account')
    .set({ enabled })
    .where('email', '=', PEOPLE[person].email)
    .execute();
const setEntities = (entities: string) =>
  service.databases.owner
    .updateTable('user_account')
    .set({ entities_under_client: entities })
    .where('email', '=', PEOPLE.superReader.email)
    .execute();
