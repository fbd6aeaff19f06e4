import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lettersIn } from '../../tests/support/letters.ts';
import { PASSWORD, PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { readConfig } from '../run/config.ts';

const folder = mkdtempSync(join(tmpdir(), 'vigia-reset-'));
let service: TestApp;
beforeAll(async () => {
  const config = { ...readConfig({ VIGIA_PUBLIC_URL: 'http://vigia.example' }), dataFolder: folder };
  service = await startTestApp({ config });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

let from = 0;
const post = (path: string, body: object) => {
  from += 1;
  return service.ask(path, { body, from: `10.2.0.${from}` });
};
/** Letters for forgotten passwords, without those about other changes of the account. */
const letters = (to: string) => lettersIn(folder, to).filter((text) => /\b\d{8}\b/.test(text));
const ask = async (email: string) => expect((await post('/auth/forgot', { email })).status).toBe(202);

interface Sent {
  readonly code: string;
  readonly token: string;
}
async function letterFor(email: string): Promise<Sent> {
  const before = letters(email).length;
  await ask(email);
  await vi.waitFor(() => expect(letters(email)).toHaveLength(before + 1), 5_000);
  const text = letters(email)
    .at(-1)!
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  const [, token] = /http:\/\/vigia\.example\/#restablecer=([\w-]{22})&correo=/.exec(text)!;
  return { token: token!, code: /\b\d{8}\b/.exec(text)![0] };
}
const CHOSEN = 'tractor azul tras la lluvia';
const reset = (email: string, code: string, chosen = CHOSEN) =>
  post('/auth/reset', { email, code, new_password: chosen });
const MINUTE_MS = 60_000;

test('a code changes the password once and ends every session', async () => {
  const { email } = PEOPLE.grower;
  const open = await service.as('grower');
  expect((await open('/v2/clients')).status).toBe(200);
  const { code, token } = await letterFor(email);
  const answers = await Promise.all([reset(email, code), reset(email, code), reset(email, token)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  expect((await open('/v2/clients')).status).toBe(401);
  expect((await post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(401);
  expect((await post('/auth/sign-in', { email, password: CHOSEN })).status).toBe(200);
  const kept = await service.databases.owner.selectFrom('reset_letter').selectAll().execute();
  expect(kept).toEqual([]);
  expect(service.log.join('')).not.toContain(code);
  expect(service.log.join('')).not.toContain(token);
});

test('a link is good once, for an hour, and makes the browser a known one', async () => {
  const { email } = PEOPLE.narrowed;
  const { token } = await letterFor(email);
  service.clock.now += 60 * MINUTE_MS;
  expect(await (await reset(email, token)).json()).toMatchObject({ status: 400, code: 'bad-code' });
  const { token: next } = await letterFor(email);
  service.clock.now += 60 * MINUTE_MS - 1;
  const answer = await reset(email, next);
  expect(answer.status).toBe(200);
  expect((await reset(email, next)).status).toBe(400);
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  for (let i = 0; i < 20; i += 1) await post('/auth/sign-in', { email, password: 'un manzano' });
  expect((await post('/auth/sign-in', { email, password: CHOSEN })).status).toBe(429);
  const body = { email, password: CHOSEN };
  const known = await service.ask('/auth/sign-in', { body, headers: { cookie }, from: '10.9.0.1' });
  expect(known.status).toBe(200);
});

test('a code is over after ten minutes', async () => {
  const { email } = PEOPLE.foreigner;
  const { code } = await letterFor(email);
  service.clock.now += 10 * MINUTE_MS;
  expect((await reset(email, code)).status).toBe(400);
  expect((await reset(email, (await letterFor(email)).code)).status).toBe(200);
});

test('strangers who ask and guess keep nobody from it', async () => {
  const { email } = PEOPLE.manager;
  const first = await letterFor(email);
  for (let i = 0; i < 12; i += 1) await ask(email);
  for (let i = 0; i < 12; i += 1) {
    const wrong = String((Number(first.code) + 1 + i) % 10 ** 8).padStart(8, '0');
    expect((await reset(email, wrong)).status).toBe(400);
  }
  await new Promise((wake) => setTimeout(wake, 300));
  expect(letters(email), 'no other letter while one is fresh').toHaveLength(1);
  expect((await reset(email, first.code)).status, 'the code, after 12 wrong ones').toBe(200);
});

test('a code that was guessed at a hundred times is over; the link is not', async () => {
  const { email } = PEOPLE.admin;
  const { code, token } = await letterFor(email);
  for (let i = 1; i <= 100; i += 1) await reset(email, String((Number(code) + i) % 10 ** 8).padStart(8, '0'));
  expect((await reset(email, code)).status).toBe(400);
  expect((await reset(email, token)).status).toBe(200);
});

test('a letter that is requested later makes none before it void, and there are three at most', async () => {
  const { email } = PEOPLE.steward;
  const [first] = [await letterFor(email)];
  for (let i = 0; i < 2; i += 1) {
    service.clock.now += 10 * MINUTE_MS;
    await letterFor(email);
  }
  service.clock.now += 10 * MINUTE_MS;
  await ask(email);
  await new Promise((wake) => setTimeout(wake, 300));
  expect(letters(email)).toHaveLength(3);
  expect((await reset(email, first!.token)).status).toBe(200);
});

test('an unknown address is answered alike and gets no letter', async () => {
  const nobody = await post('/auth/forgot', { email: 'nadie@vigia.example' });
  expect([nobody.status, await nobody.json()]).toEqual([202, {}]);
  expect(letters('nadie@vigia.example')).toEqual([]);
  const email = PEOPLE.adviser.email;
  const refused = [await reset('nadie@vigia.example', '12345678'), await reset(email, 'no es el código')];
  const [ofNobody, ofSomebody] = await Promise.all(refused.map((answer) => answer.json()));
  expect(ofNobody).toEqual(ofSomebody);
});

test.each(['nadie@vigia.example', PEOPLE.adviser.email])(
  'one caller asks five times for %s',
  async (email) => {
    const answers: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      const answer = await service.ask('/auth/forgot', { body: { email }, from: '10.4.0.1' });
      answers.push(answer.status);
      if (answer.status === 429) expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    }
    expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
  },
);

test('wrong codes are limited as wrong passwords are', async () => {
  const body = { email: 'x@vigia.example', code: '1', new_password: CHOSEN };
  const answers: number[] = [];
  for (let i = 0; i < 11; i += 1)
    answers.push((await service.ask('/auth/reset', { body, from: '10.3.0.1' })).status);
  expect(answers).toEqual([...Array(10).fill(400), 429]);
});

test('a password that is soon guessed is refused at its field, and the letter stays good', async () => {
  const { email } = PEOPLE.superReader;
  const { token } = await letterFor(email);
  const weak = await reset(email, token, 'vigia12345');
  expect(await weak.json()).toMatchObject({
    status: 400,
    errors: [{ field: 'new_password', message: expect.stringContaining('Vigía') }],
  });
  expect((await reset(email, token)).status).toBe(200);
});
