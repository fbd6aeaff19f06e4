import { decodeProtectedHeader, importJWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeAt } from '../../tests/support/app-codes.ts';
import { PEOPLE } from '../../tests/support/people.ts';
import { signingIn } from '../../tests/support/sign-in.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { readSigningKeys } from '../stores/people/signing-keys.ts';
import { rotateKeys } from './rotate-keys.ts';
import { signingKeys } from './signing-keys.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
const { enter, challenge, second, opened } = signingIn(() => service);
const MINUTE_MS = 60_000;

/** A second later, as keys are ordered by when they were made. */
const rotate = (options = {}) => {
  service.clock.now += 1000;
  return service.databases.owner.transaction().execute((tx) => rotateKeys(tx, service.clock.now, options));
};
const kidsOf = async (purpose: 'session' | 'embed' | 'seal') =>
  (await readSigningKeys(service.databases.auth, purpose)).map(({ kid }) => kid);
/** A refreshed session: its token, the id of the token's key, and the next cookie. */
const renew = async (cookie: string) => {
  const answer = await service.ask('/auth/refresh', { method: 'POST', headers: { cookie } });
  expect(answer.status).toBe(200);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return {
    token,
    kid: decodeProtectedHeader(token).kid,
    cookie: answer.headers.get('set-cookie')!.split(';')[0]!,
  };
};
const statusOf = async (token: string) =>
  (
    await service.ask('/v2/clients', {
      headers: { 'x-api-key': service.apiKey, authorization: `Bearer ${token}` },
    })
  ).status;

test('a new key signs when every server knows it; the one before verifies until its tokens are over', async () => {
  const first = await renew((await enter('grower')).cookie);
  const [stolen] = await readSigningKeys(service.databases.auth, 'session');
  await rotate();
  const [, newer] = await kidsOf('session');
  service.clock.now += MINUTE_MS;
  const soon = await renew(first.cookie);
  expect(soon.kid).toBe(first.kid);
  service.clock.now += MINUTE_MS;
  const later = await renew(soon.cookie);
  expect(later.kid).toBe(newer);
  expect([await statusOf(first.token), await statusOf(soon.token), await statusOf(later.token)]).toEqual([
    200, 200, 200,
  ]);
  const forge = async () => {
    const at = Math.floor(service.clock.now / 1000);
    return await new SignJWT({ sid: later.cookie.split('=')[1]!.split('.')[0]! })
      .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: stolen!.kid })
      .setIssuer('vigia')
      .setAudience('vigia-console')
      .setSubject(String(PEOPLE.grower.user_id))
      .setIssuedAt(at)
      .setExpirationTime(at + 600)
      .sign(await importJWK(stolen!.private_jwk, 'EdDSA'));
  };
  service.clock.now += 10 * MINUTE_MS;
  expect(await statusOf(await forge()), 'its last token may still be good').toBe(200);
  service.clock.now += MINUTE_MS;
  expect(await statusOf(await forge()), 'over').toBe(401);
});

test('tokens of partners’ pages change their key in the same way', async () => {
  const { auth } = service.databases;
  const keys = signingKeys(auth, () => service.clock.now, 'embed');
  const { kid: before } = await keys.current();
  await rotate();
  const after = (await kidsOf('embed')).at(-1)!;
  expect(await keys.verifying(after), 'not read yet, and asked for just now').toBeNull();
  service.clock.now += 2 * MINUTE_MS;
  expect((await keys.current()).kid).toBe(after);
  expect(await keys.verifying(before)).not.toBeNull();
  service.clock.now += 11 * MINUTE_MS;
  expect(await keys.verifying(before)).toBeNull();
});

test('what was signed before is refused within a minute where that is asked for, and no session ends', async () => {
  const first = await renew((await enter('manager')).cookie);
  await rotate({ atOnce: true });
  expect(await kidsOf('session')).toHaveLength(1);
  service.clock.now += MINUTE_MS;
  expect(await statusOf(first.token)).toBe(401);
  const next = await renew(first.cookie);
  expect(await statusOf(next.token)).toBe(200);
});

test('secrets of second steps are sealed anew and still open; the key before goes with the next change', async () => {
  const session = await enter('adviser');
  const begin = async () => {
    const begun = await session.ask('/auth/second_step/app', { method: 'POST' });
    return ((await begun.json()) as { secret: string }).secret;
  };
  const confirm = (secret: string) =>
    session.ask('/auth/second_step/app/confirm', {
      body: { app_code: codeAt(secret, service.clock.now) },
    });
  const secret = await begin();
  expect((await confirm(secret)).status).toBe(200);
  const pending = await begin();
  const before = (await kidsOf('seal')).at(-1);
  expect(await rotate()).toEqual({ sealed: 2 });
  const stored = await service.databases.auth
    .selectFrom('second_step_app')
    .selectAll()
    .executeTakeFirstOrThrow();
  const after = (await kidsOf('seal')).at(-1);
  expect(decodeProtectedHeader(stored.sealed_secret!).kid).toBe(after);
  expect(decodeProtectedHeader(stored.pending_secret!).kid).toBe(after);
  service.clock.now += MINUTE_MS;
  const code = codeAt(secret, service.clock.now);
  await opened(await second((await challenge('adviser')).challenge_token, { code }));
  service.clock.now += MINUTE_MS;
  expect((await confirm(pending)).status, 'begun before, confirmed after').toBe(200);

  service.clock.now += 60 * MINUTE_MS;
  expect(await rotate()).toEqual({ sealed: 1 });
  const left = await kidsOf('seal');
  expect(left).not.toContain(before);
  expect(left).toHaveLength(2);
  const again = codeAt(pending, service.clock.now);
  await opened(await second((await challenge('adviser')).challenge_token, { code: again }));
});
