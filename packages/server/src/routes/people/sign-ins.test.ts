import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { codeAt, wrongCode } from '../../../tests/support/app-codes.ts';
import { signingIn } from '../../../tests/support/sign-in.ts';
import { PASSWORD, PEOPLE, type Person } from '../../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const { email, user_id } = PEOPLE.grower;
const from = '198.51.100.9';
const post = (path: string, body: object, headers = {}) =>
  service.ask(path, { body, from, headers: { 'user-agent': FIREFOX, ...headers } });
const signIn = (password: string, headers = {}) => post('/auth/sign-in', { email, password }, headers);
const setEnabled = (enabled: boolean) =>
  service.databases.owner.updateTable('user_account').set({ enabled }).where('email', '=', email).execute();

interface Page {
  readonly count: number;
  readonly items: readonly { outcome: string; refusal: string | null; sign_in_id: number }[];
}
async function trail(query = '', by: Person = 'admin'): Promise<Page> {
  const answer = await (await service.as(by))(`/v2/users/${user_id}/sign_ins${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
}
/** A refusal is written after its answer is sent. */
const written = (count: number) => vi.waitFor(async () => expect((await trail()).count).toBe(count));

test('lists who came in, who was refused and why, and who requested a letter, newest first', async () => {
  await signIn('un manzano');
  await written(1);
  const opened = await signIn(PASSWORD);
  await post('/auth/sign-out', {}, { cookie: opened.headers.getSetCookie()[0]!.split(';')[0] });
  await setEnabled(false);
  await signIn(PASSWORD);
  await setEnabled(true);
  await written(4);
  await post('/auth/forgot', { email });
  await written(5);
  const { items } = await trail();
  expect(items.map(({ outcome, refusal }) => [outcome, refusal])).toEqual([
    ['reset-asked', null],
    ['refused', 'disabled'],
    ['signed-out', null],
    ['signed-in', null],
    ['refused', 'password'],
  ]);
  expect(items[4]).toEqual({
    sign_in_id: expect.any(Number),
    happened_at: new Date(service.clock.now).toISOString(),
    outcome: 'refused',
    refusal: 'password',
    network_address: from,
    device_label: 'Firefox en Windows',
  });
});

test('comes page by page', async () => {
  const [first, second] = [await trail('?limit=2'), await trail('?limit=2&page_number=2')];
  expect([first.count, first.items.length, second.items.length]).toEqual([5, 2, 2]);
  expect(second.items[0]!.sign_in_id).toBeLessThan(first.items[1]!.sign_in_id);
});

test('too many tries are one line, however many they are', async () => {
  for (let i = 0; i < 15; i += 1) await signIn('un manzano');
  await vi.waitFor(async () => {
    const { items } = await trail('?limit=100');
    expect(items.filter(({ refusal }) => refusal === 'limit')).toHaveLength(1);
  });
  const lines = service.log.filter((line) => line.includes('a sign-in was refused'));
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({ userId: user_id, address: from, reason: 'limit' });
});

test('a wrong second step is distinguished from a wrong password', async () => {
  const { enter, challenge, second } = signingIn(() => service);
  const session = await enter('grower');
  const begun = await session.ask('/auth/second_step/app', { method: 'POST' });
  const { secret } = (await begun.json()) as { secret: string };
  const { now } = service.clock;
  await session.ask('/auth/second_step/app/confirm', { body: { app_code: codeAt(secret, now) } });
  const { challenge_token } = await challenge('grower');
  expect((await second(challenge_token, { code: wrongCode(secret, now) })).status).toBe(400);
  await vi.waitFor(async () => {
    const [line] = (await trail()).items;
    expect(line).toMatchObject({ outcome: 'refused', refusal: 'second-step' });
  });
});

test('is for who may change the person', async () => {
  const status = async (by: Person, id: number) =>
    (await (await service.as(by))(`/v2/users/${id}/sign_ins`)).status;
  expect(await status('grower', user_id)).toBe(403);
  expect(await status('neighbour', user_id)).toBe(404);
  expect(await status('manager', PEOPLE.admin.user_id), 'who holds root').toBe(403);
  expect(await status('superAdmin', user_id)).toBe(200);
});
