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
  service = await startTestApp({ config: { ...readConfig({}), dataFolder: folder } });
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
const letters = (to: string) => lettersIn(folder, to);
async function codeFor(email: string): Promise<string> {
  const before = letters(email).length;
  expect((await post('/auth/forgot', { email })).status).toBe(202);
  await vi.waitFor(() => expect(letters(email)).toHaveLength(before + 1), 5_000);
  return /\b\d{8}\b/.exec(letters(email).at(-1)!)![0];
}
const reset = (email: string, code: string, chosen = 'nueva cosecha') =>
  post('/auth/reset', { email, code, new_password: chosen });

test('a code changes the password once and ends every session', async () => {
  const { email } = PEOPLE.grower;
  const open = await service.as('grower');
  expect((await open('/v2/clients')).status).toBe(200);
  const code = await codeFor(email);
  const answers = await Promise.all([reset(email, code), reset(email, code)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await open('/v2/clients')).status).toBe(401);
  expect((await post('/auth/sign-in', { email, password: PASSWORD })).status).toBe(401);
  expect((await post('/auth/sign-in', { email, password: 'nueva cosecha' })).status).toBe(200);
  const kept = await service.databases.owner.selectFrom('password_reset').selectAll().execute();
  expect(kept).toEqual([]);
  expect(service.log.join('')).not.toContain(code);
});

test('a code is over after five tries, after 15 minutes and when a newer one is sent', async () => {
  const { email } = PEOPLE.foreigner;
  const first = await codeFor(email);
  const wrong = String((Number(first) + 1) % 10 ** 8).padStart(8, '0');
  for (let i = 0; i < 5; i += 1)
    expect(await (await reset(email, wrong)).json()).toMatchObject({ status: 400, code: 'bad-code' });
  expect((await reset(email, first)).status).toBe(400);
  const second = await codeFor(email);
  const third = await codeFor(email);
  expect((await reset(email, second)).status).toBe(400);
  service.clock.now += 15 * 60_000;
  expect((await reset(email, third)).status).toBe(400);
  expect((await reset(email, await codeFor(email))).status).toBe(200);
});

test('an unknown address is answered alike and gets no letter; nor does a sixth an hour', async () => {
  const nobody = await post('/auth/forgot', { email: 'nadie@vigia.example' });
  expect([nobody.status, await nobody.json()]).toEqual([202, {}]);
  const { email } = PEOPLE.manager;
  for (let i = 0; i < 5; i += 1) await codeFor(email);
  const sixth = await post('/auth/forgot', { email });
  expect([sixth.status, Number(sixth.headers.get('retry-after')) > 3_000]).toEqual([429, true]);
  await new Promise((wake) => setTimeout(wake, 500));
  expect(letters(email)).toHaveLength(5);
  expect(letters('nadie@vigia.example')).toEqual([]);
  const refused = [await reset('nadie@vigia.example', '12345678'), await reset(email, 'no es el código')];
  const [ofNobody, ofSomebody] = await Promise.all(refused.map((answer) => answer.json()));
  expect(ofNobody).toEqual(ofSomebody);
});

test('wrong codes are limited as wrong passwords are', async () => {
  const body = { email: 'x@vigia.example', code: '1', new_password: 'nueva cosecha' };
  const answers: number[] = [];
  for (let i = 0; i < 11; i += 1)
    answers.push((await service.ask('/auth/reset', { body, from: '10.3.0.1' })).status);
  expect(answers).toEqual([...Array(10).fill(400), 429]);
});
