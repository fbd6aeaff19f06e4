import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD, PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { HttpProblem } from '../http/problem.ts';
import { createLog } from '../logging/log.ts';
import { createApp } from '../run/app.ts';
import { readConfig } from '../run/config.ts';
import { countersOn } from './counters.ts';
import { signInLimits } from './sign-in-limits.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => service.close());

let made = 0;
/** A network address without counted attempts. */
const freshAddress = () => {
  made += 1;
  return `10.${Math.floor(made / 62_500)}.${Math.floor(made / 250) % 250}.${made % 250}`;
};
const signIn = (email: string, password: string, from = freshAddress(), cookie = '') =>
  service.ask('/auth/sign-in', { body: { email, password }, from, headers: cookie ? { cookie } : {} });
const guess = (email: string, from?: string, cookie?: string) => signIn(email, 'un manzano', from, cookie);
/** The device cookie of a person after a sign-in. */
async function deviceOf(email: string): Promise<string> {
  const answer = await signIn(email, PASSWORD);
  expect(answer.status).toBe(200);
  const cookie = answer.headers.getSetCookie().find((text) => text.startsWith('vigia_device='));
  expect(cookie).toMatch(
    /^vigia_device=[\w-]{43}; Max-Age=34560000; Path=\/auth; HttpOnly; SameSite=Strict$/,
  );
  return cookie!.split(';')[0]!;
}
const waitOf = (answer: Response) => Number(answer.headers.get('retry-after'));

describe('strangers', () => {
  test('are stopped after 20 wrong passwords of an account, from however many addresses; its owner comes in', async () => {
    const { email } = PEOPLE.admin;
    const device = await deviceOf(email);
    const statuses: number[] = [];
    for (let i = 0; i < 400; i += 1) {
      const answer = await guess(email);
      statuses.push(answer.status);
      if (answer.status === 429) expect(waitOf(answer)).toBeLessThanOrEqual(900);
      if (i % 50 === 49) expect((await signIn(email, PASSWORD, freshAddress(), device)).status).toBe(200);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
    expect((await signIn(email, PASSWORD)).status, 'a stranger, even with the password').toBe(429);
  });

  test('are counted alike for an address that nobody has', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 22; i += 1) statuses.push((await guess('nadie@vigia.example')).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
  });

  test('who share an address with 100 wrong passwords wait a quarter of an hour at most; a known device does not', async () => {
    const { email } = PEOPLE.grower;
    const device = await deviceOf(email);
    const shared = '198.51.100.9';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }); // the time stands still, so that no window ends
    const statuses: number[] = [];
    for (let i = 0; i < 100; i += 1) statuses.push((await guess(`x${i}@vigia.example`, shared)).status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThan(60);
    expect((await signIn(email, PASSWORD, shared, device)).status).toBe(200);
    const other = await signIn(PEOPLE.manager.email, PASSWORD, shared);
    expect(other.status).toBe(429);
    expect(waitOf(other)).toBeGreaterThan(0);
    expect(waitOf(other)).toBeLessThanOrEqual(900);
    expect((await signIn(PEOPLE.manager.email, PASSWORD)).status, 'elsewhere').toBe(200);
  });

  test('wait longer the longer their address goes on, and never longer than a quarter of an hour', async () => {
    const limits = signInLimits(countersOn(service.databases.authPool));
    const waits: number[] = [];
    for (let i = 0; i < 105; i += 1) {
      const by = { email: `y${i}@vigia.example`, address: '203.0.113.7', device: null };
      const wrong = async () => 'wrong' as const;
      await limits.check(by, wrong);
      const refused = await limits.check(by, wrong).catch((problem: HttpProblem) => problem);
      if (refused !== null && refused !== 'wrong')
        waits.push(Number(refused.details.headers?.['retry-after']));
      // Acts as if they had waited: they may try again, and the count continues.
      await service.databases.owner
        .updateTable('rate_limit')
        .set({ expire: '1' })
        .where('key', 'like', 'turn:%')
        .execute();
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect([waits[0], waits.at(-1)]).toEqual([1, 900]);
  });

  test('of IPv6 are counted by their /64', async () => {
    const { email } = PEOPLE.foreigner;
    for (let i = 0; i < 10; i += 1)
      expect((await guess(email, `2001:db8:1:2:${i.toString(16)}::${i}`)).status).toBe(401);
    expect((await guess(email, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await guess(email, '2001:db8:1:3::1')).status).toBe(401);
  });
});

describe('many at once', () => {
  test('with the right password come in, from one address and from fifty, and use up no try', async () => {
    const { email } = PEOPLE.southAdviser;
    for (const from of [() => '192.0.2.80', freshAddress]) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(email, PASSWORD, from())));
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    }
    const statuses: number[] = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await guess(email)).status);
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  });

  test('who guess are stopped after 20 as well', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => guess('alguien@vigia.example')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(180);
  });
});

describe('a known device', () => {
  test('has ten wrong passwords of its own, which nobody else feels', async () => {
    const { email } = PEOPLE.steward;
    const [device, other] = [await deviceOf(email), await deviceOf(email)];
    for (let i = 0; i < 10; i += 1) expect((await guess(email, freshAddress(), device)).status).toBe(401);
    const refused = await signIn(email, PASSWORD, freshAddress(), device);
    expect(refused.status).toBe(429);
    expect(waitOf(refused)).toBeLessThanOrEqual(900);
    expect((await signIn(email, PASSWORD, freshAddress(), other)).status).toBe(200);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test('is one for each account that uses it, and for no other', async () => {
    const device = await deviceOf(PEOPLE.narrowed.email);
    const both = await signIn(PEOPLE.adviser.email, PASSWORD, freshAddress(), device);
    expect(both.headers.getSetCookie().some((text) => text.startsWith(device))).toBe(true);
    const rows = await service.databases.owner
      .selectFrom('known_device')
      .select(['user_id', 'device_hash'])
      .where('user_id', 'in', [PEOPLE.narrowed.user_id, PEOPLE.adviser.user_id])
      .execute();
    expect(new Set(rows.map((row) => row.device_hash)).size).toBe(2);
    expect(JSON.stringify(rows)).not.toContain(device.split('=')[1]);
    const { email } = PEOPLE.neighbour;
    for (let i = 0; i < 10; i += 1) await guess(email, '10.9.9.9', device);
    expect((await guess(email, '10.9.9.9', device)).status, 'a stranger to this account').toBe(429);
  });

  test('has a label made of what the browser says of itself', async () => {
    const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
    await service.ask('/auth/sign-in', {
      body: { email: PEOPLE.superReader.email, password: PASSWORD },
      headers: { 'user-agent': agent },
    });
    const row = await service.databases.owner
      .selectFrom('known_device')
      .select('label')
      .where('user_id', '=', PEOPLE.superReader.user_id)
      .executeTakeFirstOrThrow();
    expect(row.label).toBe('Chrome en Android');
  });
});

describe('what was counted', () => {
  test('is valid on another server of the database, and after a restart', async () => {
    const { email } = PEOPLE.superAdmin;
    for (let i = 0; i < 20; i += 1) expect((await guess(email)).status).toBe(401);
    const { databases, clock, dataFolder } = service;
    const config = readConfig({ VIGIA_DATA: dataFolder });
    const another = createApp({
      databases,
      now: () => clock.now,
      config,
      log: createLog('silent', process.stderr),
    });
    const answer = await another.request('/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    expect(answer.status).toBe(429);
  });

  test('names nobody', async () => {
    const rows = await service.databases.owner.selectFrom('rate_limit').select('key').execute();
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.every(({ key }) => /^[a-z-]+:[\w-]{43}$/.test(key))).toBe(true);
  });

  test('a try that cannot be counted is refused', async () => {
    const superuser = await service.superuser();
    await superuser.query('alter table rate_limit rename to rate_limit_away');
    const answer = await guess(PEOPLE.disabled.email);
    const right = await signIn(PEOPLE.disabled.email, PASSWORD);
    await superuser.query('alter table rate_limit_away rename to rate_limit');
    await superuser.end();
    expect([answer.status, right.status]).toEqual([500, 500]);
  });
});
