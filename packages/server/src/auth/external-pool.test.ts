import { Events, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import { PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { readConfig } from '../run/config.ts';
import { ENTITLEMENTS_TTL_MS } from './entitlements.ts';
import { ASK_AGAIN_MS } from './pool-keys.ts';

const CLIENT_ID = 'vigia-campo';
const pool = new OAuth2Server();
const { folder, remove } = testFolder();
let service: TestApp;
beforeAll(async () => {
  await pool.issuer.keys.generate('RS256');
  await pool.start(0, '127.0.0.1');
  pool.issuer.url = `http://127.0.0.1:${pool.address().port}`;
  const VIGIA_OIDC_ISSUER = pool.issuer.url;
  const env = { VIGIA_DATA: folder, VIGIA_OIDC_ISSUER, VIGIA_OIDC_CLIENT_ID: CLIENT_ID };
  service = await startTestApp({ config: readConfig(env) });
  service.clock.now = Date.now();
});
afterAll(async () => {
  await service.close();
  await pool.stop();
  remove();
});

const VERIFIED = { email_verified: true, token_use: 'id' };

/** Signs in at the pool like an application: authorization code, then tokens. */
async function signInAtPool(claims: object): Promise<{ id_token: string; access_token: string }> {
  const url = pool.issuer.url!;
  const query = {
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: 'http://127.0.0.1/',
    scope: 'openid',
  };
  const redirect = await fetch(`${url}/authorize?${new URLSearchParams({ ...query, state: 's' })}`, {
    redirect: 'manual',
  });
  const code = new URL(redirect.headers.get('location')!).searchParams.get('code')!;
  const add = ({ payload }: MutableToken) => {
    if (payload.aud === CLIENT_ID) Object.assign(payload, claims);
  };
  pool.service.on(Events.BeforeTokenSigning, add);
  const answer = await fetch(`${url}/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...query, grant_type: 'authorization_code', code }),
  });
  pool.service.off(Events.BeforeTokenSigning, add);
  return (await answer.json()) as { id_token: string; access_token: string };
}
const idToken = async (claims: object) => (await signInAtPool({ ...VERIFIED, ...claims })).id_token;
const ask = (token: string, path = '/v2/clients') =>
  service.ask(path, { headers: { 'x-api-key': service.apiKey, authorization: `Bearer ${token}` } });
const later = (ms: number) => {
  service.clock.now += ms;
};

test('somebody of the pool is let in by an ID token, and sees what their account here may', async () => {
  const { email } = PEOPLE.grower;
  const { id_token, access_token } = await signInAtPool({
    ...VERIFIED,
    sub: 'a-1',
    email: email.toUpperCase(),
  });
  const clients = await ask(id_token);
  expect(await clients.json()).toMatchObject([{ client_id: 1 }]);
  expect((await ask(id_token, '/v2/stations?client_id=3')).status).toBe(404);
  expect((await ask(access_token)).status, 'an access token is not for us').toBe(401);
});

test('failed sign-ins of strangers do not reach the pool, whose people leave no line in the trail', async () => {
  const { email, user_id } = PEOPLE.steward;
  const token = await idToken({ sub: 'steward', email });
  const guess = (i: number) =>
    service.ask('/auth/sign-in', { body: { email, password: 'un manzano' }, from: `10.6.0.${i}` });
  for (let i = 0; i < 20; i += 1) expect((await guess(i)).status).toBe(401);
  expect((await guess(20)).status).toBe(429);
  expect((await ask(token)).status).toBe(200);
  const lines = await service.databases.owner
    .selectFrom('sign_in')
    .select('outcome')
    .where('user_id', '=', user_id)
    .execute();
  expect(lines.every(({ outcome }) => outcome === 'refused')).toBe(true);
});

test('they are known by their id there from then on, and nobody else by their address', async () => {
  expect((await ask(await idToken({ sub: 'a-1', email: 'otra@vigia.example' }))).status).toBe(200);
  expect((await ask(await idToken({ sub: 'a-1', email: undefined }))).status).toBe(200);
  expect((await ask(await idToken({ sub: 'a-2', email: PEOPLE.grower.email }))).status).toBe(401);
});

test('an address opens an account only if the pool has made sure of it and there is one', async () => {
  const { email } = PEOPLE.manager;
  for (const email_verified of [undefined, false, 'true', 1])
    expect((await ask(await idToken({ sub: 'b-1', email, email_verified }))).status).toBe(401);
  expect((await ask(await idToken({ sub: 'b-2', email: 'nadie@vigia.example' }))).status).toBe(401);
  expect((await ask(await idToken({ sub: 'b-3', email: ` ${email}` }))).status).toBe(401);
  later(ENTITLEMENTS_TTL_MS);
  expect((await ask(await idToken({ sub: 'b-1', email }))).status).toBe(200);
});

test('somebody disabled here is out within five seconds, and enabling them revives no token', async () => {
  const { user_id, email } = PEOPLE.disabled;
  const put = await service.as('admin');
  const enable = async (enabled: boolean) => {
    const body = { first_name: 'Luz', last_name: 'Soto', email, enabled };
    expect((await put(`/v2/users/${user_id}`, { method: 'PUT', body })).status).toBe(200);
    later(ENTITLEMENTS_TTL_MS);
  };
  await enable(true);
  const token = await idToken({ sub: 'c-1', email });
  expect((await ask(token)).status).toBe(200);
  await enable(false);
  expect((await ask(token)).status).toBe(401);
  await new Promise((wake) => setTimeout(wake, 1_000)); // issue times are whole seconds
  expect((await ask(await idToken({ sub: 'c-1', email }))).status).toBe(401);
  await enable(true);
  expect((await ask(token)).status).toBe(401);
  expect((await ask(await idToken({ sub: 'c-2', email }))).status, 'even anew in the pool').toBe(200);
});

test('a key the pool has just begun to sign with is requested', async () => {
  const { kid } = await pool.issuer.keys.generate('ES256');
  const issuedBy = () =>
    pool.issuer.buildToken({
      kid,
      scopesOrTransform: (_header, payload) =>
        Object.assign(payload, { ...VERIFIED, aud: CLIENT_ID, sub: 'a-1' }),
    });
  later(ASK_AGAIN_MS);
  expect((await ask(await issuedBy())).status).toBe(200);
});

test('people sign in by a password of ours as before', async () => {
  const open = await service.as('admin');
  expect((await open('/v2/clients')).status).toBe(200);
});
