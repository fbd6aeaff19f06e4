import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { wordsOfLetters } from '../../tests/support/letters.ts';
import { PASSWORD, PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';
const CHOSEN = 'tractor azul tras la lluvia';

const letters = (to: string) => wordsOfLetters(service.dataFolder, to);
const nextLetter = async (to: string, count: number) => {
  await vi.waitFor(() => expect(letters(to)).toHaveLength(count), 5_000);
  return letters(to);
};
const signIn = (email: string, headers = {}, password = PASSWORD) =>
  service.ask('/auth/sign-in', { body: { email, password }, headers });

test('a sign-in from a device not seen before is notified, the first of all and a known one are not', async () => {
  const { email } = PEOPLE.grower;
  const first = await signIn(email);
  const cookie = first.headers.getSetCookie().at(-1)!.split(';')[0]!;
  await signIn(email, { cookie });
  await signIn(email, { 'user-agent': IPHONE });
  const [letter, ...more] = await nextLetter(email, 1);
  expect(more).toEqual([]);
  expect(letter).toContain('Safari en iPhone');
  expect(letter).toMatch(/El \d\d \w{3} 2026, \d\d:\d\d:\d\d \(hora de Chile\)/);
  expect(letter).toContain('Si no fue usted');
});

test('a password that is changed is notified, and by whom', async () => {
  const { email, user_id } = PEOPLE.narrowed;
  const own = await service.as('narrowed');
  const body = { password: PASSWORD, new_password: CHOSEN };
  expect((await own('/auth/password', { body })).status).toBe(200);
  expect(await nextLetter(email, 1)).toEqual([expect.stringContaining('sabía la contraseña anterior')]);
  const admin = await service.as('admin');
  expect((await admin(`/v2/users/${user_id}/temporary_password`, { method: 'POST' })).status).toBe(201);
  const notice = await nextLetter(email, 2);
  expect(notice.some((text) => text.includes('Un administrador le dio una contraseña temporal'))).toBe(true);
});

test('a changed address is notified to the old one and to the new one', async () => {
  const { email, user_id } = PEOPLE.foreigner;
  const changed = 'otra.persona@vigia.example';
  const body = { first_name: 'Ana', last_name: 'Rojas', email: changed };
  const root = await service.as('superAdmin');
  expect((await root(`/v2/users/${user_id}`, { method: 'PUT', body })).status).toBe(200);
  const [toOld, toNew] = [await nextLetter(email, 1), await nextLetter(changed, 1)];
  expect(toOld[0]).toContain(`de ${email} a ${changed}`);
  expect(toNew[0]).toContain('Desde ahora ingrese con este correo');
  expect((await root(`/v2/users/${user_id}`, { method: 'PUT', body })).status).toBe(200);
  expect(letters(changed), 'nothing has changed').toHaveLength(1);
});
