import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { exportSPKI, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import {
  type FakeIssuer,
  type FakeKey,
  newFakeKey,
  signedBy,
  startFakeIssuer,
} from '../../tests/support/fake-issuer.ts';
import { PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { readConfig } from '../run/config.ts';
import { ASK_AGAIN_MS, KEYS_FRESH_MS, KEYS_KEPT_MS } from './pool-keys.ts';

const CLIENT_ID = '4f0example';
const JWKS = '/jwks';
const { folder, remove } = testFolder();
let issuer: FakeIssuer;
let service: TestApp;
let key: FakeKey;
beforeAll(async () => {
  issuer = await startFakeIssuer();
  key = await newFakeKey();
  const env = { VIGIA_DATA: folder, VIGIA_OIDC_ISSUER: issuer.url, VIGIA_OIDC_CLIENT_ID: CLIENT_ID };
  const config = readConfig(env);
  // A pool like one of Cognito, whose tokens state their use.
  service = await startTestApp({ config: { ...config, pool: { ...config.pool!, needsTokenUse: true } } });
});
afterAll(async () => {
  await service.close();
  await issuer.close();
  remove();
});
beforeEach(() => {
  issuer.keys = [key.publicJwk];
  issuer.odd = () => false;
  service.clock.now += KEYS_KEPT_MS;
  issuer.requests.clear();
});

const ask = (token: string) =>
  service.ask('/v2/clients', { headers: { 'x-api-key': service.apiKey, authorization: `Bearer ${token}` } });
const statusOf = async (token: string) => (await ask(token)).status;
const at = () => Math.floor(service.clock.now / 1000);
const claims = (more: object = {}) => ({
  iss: issuer.url,
  aud: CLIENT_ID,
  sub: '7f8c-uuid',
  email: PEOPLE.grower.email,
  email_verified: true,
  token_use: 'id',
  iat: at(),
  exp: at() + 3600,
  ...more,
});
const good = (more?: object) => signedBy(key, claims(more));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens of the pool with one fault each, as many kinds as we know. */
async function forgeries(): Promise<Record<string, string>> {
  const [head, body, signature] = (await good()).split('.') as [string, string, string];
  const header = { alg: key.alg, kid: key.kid };
  const other = await newFakeKey('RS256', key.kid);
  const elliptic = await newFakeKey('ES256', key.kid);
  const edwards = await newFakeKey('EdDSA', key.kid);
  const pem = await exportSPKI((await importJWK(key.publicJwk, key.alg, { extractable: true })) as CryptoKey);
  const hmac = (secret: string) => {
    const text = `${encode({ ...header, alg: 'HS256' })}.${encode(claims())}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const ours = await service.issuer.issue({ userId: 51, sessionId: crypto.randomUUID() });
  const [ourHead, , ourSignature] = ours.split('.');
  const without = (name: string) => good({ [name]: undefined });
  return {
    'no signature': `${head}.${body}.`,
    'a changed signature': `${head}.${body}.${signature.slice(0, -6)}AAAAAA`,
    'another subject': `${head}.${encode(claims({ sub: 'x' }))}.${signature}`,
    'algorithm none': `${encode({ ...header, alg: 'none' })}.${body}.`,
    'HMAC with the public key': hmac(pem),
    'HMAC with the modulus': hmac(String(key.publicJwk.n)),
    'another key under the key id': await signedBy(other, claims()),
    'another algorithm, ES256': await signedBy(elliptic, claims()),
    'another algorithm, EdDSA': await signedBy(edwards, claims()),
    'another algorithm, RS512': `${encode({ ...header, alg: 'RS512' })}.${body}.${signature}`,
    'an embedded key': await signedBy(other, claims(), { jwk: other.publicJwk }),
    'a key address (jku)': await signedBy(other, claims(), { jku: `${issuer.url}/theirs` }),
    'a certificate address (x5u)': await signedBy(other, claims(), { x5u: `${issuer.url}/theirs` }),
    'an unknown key id': await signedBy(key, claims(), { kid: 'unknown' }),
    'no key id': await signedBy(key, claims(), { kid: undefined }),
    'a key id that is no text': `${encode({ ...header, kid: [key.kid] })}.${body}.${signature}`,
    'an unknown critical header': `${encode({ ...header, crit: ['x'], x: 1 })}.${body}.${signature}`,
    'the type of access tokens': await signedBy(key, claims(), { typ: 'at+jwt' }),
    'the type of logout tokens': await signedBy(key, claims(), { typ: 'logout+jwt' }),
    'a logout event': await good({ events: { 'http://schemas.openid.net/event/backchannel-logout': {} } }),
    'an access token': await good({ token_use: 'access' }),
    'a token for nothing': await without('token_use'),
    'another audience': await good({ aud: 'another-app' }),
    'an access token of Cognito': await good({ aud: undefined, client_id: CLIENT_ID, token_use: 'access' }),
    'no audience': await without('aud'),
    'an audience of others besides': await good({ aud: [CLIENT_ID, 'another-app'] }),
    'another authorized party': await good({ azp: 'another-app' }),
    'another issuer': await good({ iss: 'https://evil.example' }),
    'an issuer with a slash': await good({ iss: `${issuer.url}/` }),
    'an issuer with a path': await good({ iss: `${issuer.url}/pool-2` }),
    'two issuers': await good({ iss: [issuer.url] }),
    'our own issuer, their key': await good({ iss: 'vigia', aud: 'vigia-console', sid: crypto.randomUUID() }),
    'their issuer, our signature': `${ourHead}.${body}.${ourSignature}`,
    'no expiry': await without('exp'),
    'no issue time': await without('iat'),
    'no subject': await without('sub'),
    'an empty subject': await good({ sub: '' }),
    'a subject of a number': await good({ sub: 51 }),
    'a subject of control characters': await good({ sub: 'a\u0000b' }),
    'a long subject': await good({ sub: 'a'.repeat(256) }),
    'expired for longer than clocks differ': await good({ iat: at() - 3600, exp: at() - 61 }),
    'not valid yet': await good({ nbf: at() + 61 }),
    'issued in the future': await good({ iat: at() + 61 }),
    'older than a day': await good({ iat: at() - 24 * 3600 - 61, exp: at() + 3600 }),
    'an expiry of text': await good({ exp: '9999999999' }),
    'nobody’s address': await good({ sub: 'new', email: 'nadie@vigia.example' }),
    'an address nobody made sure of': await good({ sub: 'new', email_verified: false }),
    'a wildcard for an address': await good({ sub: 'new', email: '%@vigia.example' }),
    'an address that is a list': await good({ sub: 'new', email: [PEOPLE.grower.email] }),
    'nine thousand characters': await good({ groups: 'a'.repeat(9_000) }),
  };
}

test('none of fifty forged or mistyped tokens is accepted, and none learns why', async () => {
  expect(await statusOf(await good())).toBe(200);
  const forged = Object.entries(await forgeries());
  expect(forged.length).toBeGreaterThanOrEqual(50);
  const bodies = new Set<string>();
  for (const [name, token] of forged) {
    const answer = await ask(token);
    expect(answer.status, name).toBe(401);
    bodies.add(await answer.text());
  }
  expect([...bodies]).toHaveLength(1);
  expect(issuer.requests.has('/theirs')).toBe(false);
  expect(issuer.requests.get(JWKS)).toBe(1);
});

test('clocks may differ by a minute', async () => {
  expect(await statusOf(await good({ iat: at() - 3600, exp: at() - 55 }))).toBe(200);
  expect(await statusOf(await good({ iat: at() + 55, nbf: at() + 55 }))).toBe(200);
  expect(await statusOf(await good({ aud: [CLIENT_ID], azp: CLIENT_ID }))).toBe(200);
});

test('an unknown key id asks the pool again, at most once in ten seconds; a new key is found that way', async () => {
  expect(await statusOf(await good())).toBe(200);
  const next = await newFakeKey();
  const flood = Array.from({ length: 50 }, async () => statusOf(await signedBy(await newKeyId(), claims())));
  expect(new Set(await Promise.all(flood))).toEqual(new Set([401]));
  expect(issuer.requests.get(JWKS)).toBe(1);
  issuer.keys = [key.publicJwk, next.publicJwk];
  service.clock.now += ASK_AGAIN_MS;
  const tokens = await Promise.all(Array.from({ length: 20 }, () => signedBy(next, claims())));
  expect(new Set(await Promise.all(tokens.map(statusOf)))).toEqual(new Set([200]));
  expect(issuer.requests.get(JWKS)).toBe(2);
});
const newKeyId = async (): Promise<FakeKey> => ({ ...key, kid: crypto.randomUUID() });

test('a withdrawn key is believed for ten minutes at most', async () => {
  expect(await statusOf(await good())).toBe(200);
  issuer.keys = [(await newFakeKey()).publicJwk];
  service.clock.now += KEYS_FRESH_MS;
  expect(await statusOf(await good())).toBe(401);
});

test('a pool that is down is not the token’s fault; its last keys are believed for an hour', async () => {
  issuer.odd = (_path, response) => answered(response, 500, '{}');
  const answer = await ask(await good());
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await statusOf(await good())).toBe(503);
  expect(issuer.requests.size).toBe(1);
  issuer.odd = () => false;
  service.clock.now += ASK_AGAIN_MS;
  expect(await statusOf(await good())).toBe(200);
  issuer.odd = (_path, response) => answered(response, 500, '{}');
  service.clock.now += KEYS_KEPT_MS - 1;
  expect(await statusOf(await good())).toBe(200);
  service.clock.now += ASK_AGAIN_MS;
  expect(await statusOf(await good())).toBe(503);
});

const answered = (response: ServerResponse, status: number, body: string, headers = {}): true => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  return true;
};

test('keys that come in any other way are none', async () => {
  const set = JSON.stringify({ keys: [key.publicJwk] });
  const weak = { ...key.publicJwk, n: Buffer.alloc(128, 0x81).toString('base64url') };
  const ways: Record<string, FakeIssuer['odd']> = {
    'a document of another issuer': (path, response) =>
      path !== JWKS &&
      answered(response, 200, JSON.stringify({ issuer: 'https://a.cl', jwks_uri: `${issuer.url}${JWKS}` })),
    'an unsafe address': (path, response) =>
      path !== JWKS &&
      answered(response, 200, JSON.stringify({ issuer: issuer.url, jwks_uri: 'http://192.0.2.1/jwks' })),
    'a redirect': (path, response) =>
      path === JWKS && answered(response, 302, set, { location: `${issuer.url}/theirs` }),
    'a page': (path, response) => path === JWKS && answered(response, 200, '<html>'),
    'no list': (path, response) => path === JWKS && answered(response, 200, '{"keys":{}}'),
    'a megabyte': (path, response) => path === JWKS && answered(response, 200, set + ' '.repeat(1_000_000)),
    'a thousand keys': (path, response) =>
      path === JWKS && answered(response, 200, JSON.stringify({ keys: Array(1_000).fill(key.publicJwk) })),
    'a broken line': (path, response) => path === JWKS && Boolean(response.destroy()),
  };
  for (const [name, odd] of Object.entries(ways)) {
    service.clock.now += ASK_AGAIN_MS;
    issuer.odd = odd;
    expect(await statusOf(await good()), name).toBe(503);
  }
  issuer.odd = () => false;
  for (const [name, keys] of Object.entries({
    'for encrypting': [{ ...key.publicJwk, use: 'enc' }],
    'for another algorithm': [{ ...key.publicJwk, alg: 'RS512' }],
    twice: [key.publicJwk, key.publicJwk],
    weak: [weak],
    'a shared secret': [{ kty: 'oct', kid: key.kid, k: encode('s') }],
  })) {
    service.clock.now += KEYS_KEPT_MS;
    issuer.keys = keys;
    expect(await statusOf(await good()), name).toBe(401);
  }
  expect(issuer.requests.has('/theirs')).toBe(false);
});
