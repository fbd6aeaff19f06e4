import { createHmac, generateKeyPairSync } from 'node:crypto';
import { decodeJwt, exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSession, PEOPLE } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { AUDIENCE, ISSUER, TOKEN_TYPE } from './issuer.ts';
import { ALGORITHM } from './signing-keys.ts';

let service: TestApp;
let good: string;
let sessionId: string;
let forged: Record<string, string>;

beforeAll(async () => {
  service = await startTestApp();
  sessionId = await openSession(service.databases, 'grower', service.clock.now);
  good = await service.issuer.issue({ userId: PEOPLE.grower.user_id, sessionId });
  forged = await forgeries();
});
afterAll(() => service.close());

const ask = (authorization: string | undefined) =>
  service.ask('/v2/clients', {
    headers: { 'x-api-key': service.apiKey, ...(authorization !== undefined && { authorization }) },
  });

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens of the issuer with one fault each, as many kinds as we know. */
async function forgeries(): Promise<Record<string, string>> {
  const stored = await service.databases.auth.selectFrom('signing_key').selectAll().executeTakeFirstOrThrow();
  const key = await importJWK(stored.private_jwk as JWK, ALGORITHM);
  const [head, body, signature] = good.split('.') as [string, string, string];
  const claims = decodeJwt(good);
  const header = { alg: ALGORITHM, typ: TOKEN_TYPE, kid: stored.kid };
  const other = await generateKeyPair(ALGORITHM, { crv: 'Ed25519', extractable: true });
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const otherJwk = await exportJWK(other.publicKey);
  const at = Math.floor(service.clock.now / 1000);
  /** Signs with our own key, so that only the change can be the reason of a refusal. */
  const sign = (payload: object, protectedHeader: object = header, by = key) =>
    new SignJWT({ ...payload }).setProtectedHeader(protectedHeader as { alg: string }).sign(by);
  const without = (name: string) => {
    const { [name]: _, ...rest } = claims;
    return rest;
  };
  const raw = (headerText: object, payload: object, secret: string | Buffer) => {
    const text = `${encode(headerText)}.${encode(payload)}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  const publicPem = await exportSPKI(
    (await importJWK(stored.public_jwk as JWK, ALGORITHM, { extractable: true })) as CryptoKey,
  );
  return {
    'no signature': `${head}.${body}.`,
    'two parts': `${head}.${body}`,
    'four parts': `${good}.x`,
    'a changed signature': `${head}.${body}.${signature.slice(0, -4)}AAAA`,
    'a changed subject': `${head}.${encode({ ...claims, sub: '53' })}.${signature}`,
    'algorithm none': `${encode({ ...header, alg: 'none' })}.${body}.`,
    'algorithm nOnE': `${encode({ ...header, alg: 'nOnE' })}.${body}.${signature}`,
    'HMAC with the public key': raw({ ...header, alg: 'HS256' }, claims, publicPem),
    'HMAC with the raw public key': raw(
      { ...header, alg: 'HS256' },
      claims,
      String((stored.public_jwk as JWK).x),
    ),
    'an RSA signature': await sign(claims, { ...header, alg: 'RS256' }, rsa.privateKey as never),
    'another key under our key id': await sign(claims, header, other.privateKey),
    'an embedded key': await sign(claims, { ...header, jwk: otherJwk }, other.privateKey),
    'an embedded key and no key id': await sign(
      claims,
      { alg: ALGORITHM, typ: TOKEN_TYPE, jwk: otherJwk },
      other.privateKey,
    ),
    'a key address (jku)': await sign(
      claims,
      { ...header, jku: 'https://evil.example/jwks' },
      other.privateKey,
    ),
    'a certificate address (x5u)': await sign(
      claims,
      { ...header, x5u: 'https://evil.example/c' },
      other.privateKey,
    ),
    'an unknown key id': await sign(claims, { ...header, kid: 'unknown' }),
    'no key id': await sign(claims, { alg: ALGORITHM, typ: TOKEN_TYPE }),
    'a key id that climbs': await sign(claims, { ...header, kid: '../../../../dev/null' }),
    'a key id of SQL': await sign(claims, { ...header, kid: "' or 1=1 --" }),
    'a key id that is a prototype': await sign(claims, { ...header, kid: '__proto__' }),
    'another type': await sign(claims, { ...header, typ: 'JWT' }),
    'no type': await sign(claims, { alg: ALGORITHM, kid: stored.kid }),
    'a refresh type': await sign(claims, { ...header, typ: 'rt+jwt' }),
    'an unknown critical header': `${encode({ ...header, crit: ['x'], x: 1 })}.${body}.${signature}`,
    'another issuer': await sign({ ...claims, iss: 'https://evil.example' }),
    'no issuer': await sign(without('iss')),
    'another audience': await sign({ ...claims, aud: 'embed' }),
    'no audience': await sign(without('aud')),
    'no expiry': await sign(without('exp')),
    'no issue time': await sign(without('iat')),
    'no subject': await sign(without('sub')),
    'no session': await sign(without('sid')),
    'long expired': await sign({ ...claims, iat: at - 1200, exp: at - 600 }),
    'not valid yet': await sign({ ...claims, nbf: at + 60 }),
    'issued in the future': await sign({ ...claims, iat: at + 600, exp: at + 1200 }),
    'made to last': await sign({ ...claims, iat: at - 86_400, exp: at + 86_400 }),
    'an expiry of text': `${head}.${encode({ ...claims, exp: '9999999999' })}.${signature}`,
    'an expiry of 1e99': await sign({ ...claims, exp: 1e99, iat: at - 86_400 }),
    'a subject of words': await sign({ ...claims, sub: '51 or 1=1' }),
    'a session of SQL': await sign({ ...claims, sid: "x' or '1'='1" }),
    'a session that never was': await sign({ ...claims, sid: crypto.randomUUID() }),
    'a megabyte': `${head}.${'A'.repeat(1_000_000)}.${signature}`,
    'a body that is no JSON': `${head}.${Buffer.from('{').toString('base64url')}.${signature}`,
    'a space within': `${head}.${body} .${signature}`,
  };
}

test('a token of ours is accepted', async () => {
  expect((await ask(`Bearer ${good}`)).status).toBe(200);
  expect(decodeJwt(good)).toMatchObject({ iss: ISSUER, aud: AUDIENCE, sub: '51' });
});

test('none of more than forty forged ones is, and none learns why', async () => {
  expect(Object.keys(forged).length).toBeGreaterThan(40);
  const bodies = new Set<string>();
  for (const [name, token] of Object.entries(forged)) {
    const answer = await ask(`Bearer ${token}`);
    expect(answer.status, name).toBe(401);
    expect(answer.headers.get('www-authenticate'), name).toBe('Bearer');
    bodies.add(await answer.text());
  }
  expect([...bodies]).toHaveLength(1);
});

test('nor is a token sent in another way', async () => {
  const ways = [
    undefined,
    '',
    good,
    `bearer ${good}`,
    `Basic ${good}`,
    `Bearer  ${good}`,
    `Bearer ${good}, Bearer ${good}`,
  ];
  for (const authorization of ways) expect((await ask(authorization)).status, authorization).toBe(401);
  const inQuery = await service.ask(`/v2/clients?token=${good}&access_token=${good}`, {
    headers: { 'x-api-key': service.apiKey, cookie: `vigia_refresh=${good}` },
  });
  expect(inQuery.status).toBe(401);
});

test('an access token does not work as a refresh token, nor the other way round', async () => {
  const refresh = await service.ask('/auth/refresh', {
    method: 'POST',
    headers: { cookie: `vigia_refresh=${good}` },
  });
  expect(refresh.status).toBe(401);
  expect((await ask(`Bearer ${sessionId}.${'A'.repeat(43)}`)).status).toBe(401);
});
