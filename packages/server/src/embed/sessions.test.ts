import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  EMBED_KEY,
  EMBED_KEY_ID,
  FOREIGN_KEY_ID,
  openSession,
  PARTNER_ORIGIN,
  PEOPLE,
} from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { EMBED_KEY_TTL_MS } from './embed-keys.ts';

const DATA = '/embed/sectors/11/risk';
const ORIGIN = { origin: PARTNER_ORIGIN };

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

let nextAddress = 0;
const ask = (path: string, headers: Record<string, string>, body?: unknown) => {
  nextAddress += 1;
  return service.ask(path, { headers, from: `10.4.0.${nextAddress}`, ...(body !== undefined && { body }) });
};
const open = async (key = EMBED_KEY) => {
  const answer = await ask('/embed/session', ORIGIN, { key });
  return {
    status: answer.status,
    session: (await answer.json()) as { token: string; expires_at: string; scopes: object },
  };
};
const bearer = (token: string) => ({ ...ORIGIN, authorization: `Bearer ${token}` });
const change = async (set: { revoked_at?: string | null; expires_at?: string | null }) => {
  await service.databases.owner
    .updateTable('embed_key')
    .set(set)
    .where('key_id', '=', EMBED_KEY_ID)
    .execute();
};

test('a session says what its key opens, for ten minutes and one site, and no more', async () => {
  const { session } = await open();
  expect(session.scopes).toEqual({
    sectors: [11],
    stations: [],
    metrics: ['degree-days', 'captures', 'climate', 'mildew', 'chill', 'card', 'map', 'risk'],
  });
  expect(Date.parse(session.expires_at) - service.clock.now).toBe(600_000);
  expect(decodeProtectedHeader(session.token)).toMatchObject({ alg: 'EdDSA', typ: 'embed+jwt' });
  const { aud, sub, org, cid, exp, iat } = decodeJwt(session.token);
  expect({ aud, sub, org, cid }).toEqual({
    aud: 'embed',
    sub: String(EMBED_KEY_ID),
    org: PARTNER_ORIGIN,
    cid: 1,
  });
  expect(Number(exp) - Number(iat)).toBe(600);
  expect((await ask(DATA, bearer(session.token))).status).toBe(200);
});

test.each([
  ['', 400],
  ['{', 400],
  ['{"key":1}', 400],
  [`{"key":"${EMBED_KEY}","more":1}`, 400],
  ['{"key":""}', 403],
  ['{"key":"pk_live_other"}', 403],
  [`{"key":"${'x'.repeat(300)}"}`, 400],
  [' '.repeat(2000), 413],
])('a body of %s is answered %i', async (body, status) => {
  expect((await ask('/embed/session', { ...ORIGIN, 'content-type': 'text/plain' }, body)).status).toBe(
    status,
  );
});

test('a token opens nothing once its ten minutes are over', async () => {
  const { session } = await open();
  service.clock.now += 599_000;
  expect((await ask(DATA, bearer(session.token))).status).toBe(200);
  service.clock.now += 7_000;
  expect((await ask(DATA, bearer(session.token))).status).toBe(403);
});

test('revoking a key ends its sessions, its pictures and new ones within seconds', async () => {
  const { session } = await open();
  await change({ revoked_at: new Date(service.clock.now).toISOString() });
  service.clock.now += EMBED_KEY_TTL_MS;
  expect(EMBED_KEY_TTL_MS).toBeLessThan(60_000);
  expect((await ask(DATA, bearer(session.token))).status).toBe(403);
  expect((await ask(`${DATA}.svg?key=${EMBED_KEY}`, ORIGIN)).status).toBe(403);
  expect((await open()).status).toBe(403);
  await change({ revoked_at: null });
  service.clock.now += EMBED_KEY_TTL_MS;
  expect((await ask(DATA, bearer(session.token))).status).toBe(200);
});

test('a key opens until its last moment, and its sessions no longer', async () => {
  await change({ expires_at: new Date(service.clock.now + 60_000).toISOString() });
  service.clock.now += EMBED_KEY_TTL_MS;
  const { session } = await open();
  service.clock.now += 54_000;
  expect((await ask(DATA, bearer(session.token))).status).toBe(200);
  service.clock.now += 1_000;
  expect((await ask(DATA, bearer(session.token))).status).toBe(403);
  expect((await open()).status).toBe(403);
  await change({ expires_at: null });
  service.clock.now += EMBED_KEY_TTL_MS;
});

test('neither kind of token opens what the other is for', async () => {
  const { session } = await open();
  const onConsole = await ask('/v2/clients', {
    'x-api-key': service.apiKey,
    authorization: `Bearer ${session.token}`,
  });
  expect(onConsole.status).toBe(401);
  const sessionId = await openSession(service.databases, 'admin', service.clock.now);
  const person = await service.issuer.issue({ userId: PEOPLE.admin.user_id, sessionId });
  expect((await ask(DATA, bearer(person))).status).toBe(403);
  const people = await service.as('admin');
  expect((await people('/v2/clients')).status).toBe(200);
});

test('a token is for its own key: of another client it reaches the other, changed it reaches nothing', async () => {
  const claims = { clientId: 1, keyId: FOREIGN_KEY_ID, origin: PARTNER_ORIGIN };
  expect((await ask(DATA, bearer(await service.embedTokens.issue(claims)))).status).toBe(403);
  const foreign = { clientId: 3, keyId: FOREIGN_KEY_ID, origin: 'https://otro.example' };
  const theirs = `Bearer ${await service.embedTokens.issue(foreign)}`;
  expect((await ask(DATA, { origin: 'https://otro.example', authorization: theirs })).status).toBe(404);
  const { session } = await open();
  const [head, , signature] = session.token.split('.');
  const more = { ...decodeJwt(session.token), sub: String(FOREIGN_KEY_ID), cid: 3 };
  const changed = `${head}.${Buffer.from(JSON.stringify(more)).toString('base64url')}.${signature}`;
  expect((await ask(DATA, bearer(changed))).status).toBe(403);
  for (const authorization of [
    '',
    'Bearer',
    session.token,
    `bearer ${session.token}`,
    `Bearer ${session.token} x`,
  ]) {
    expect((await ask(DATA, { ...ORIGIN, authorization })).status, authorization).toBe(403);
  }
});

test('when and where a key was used last is noted, to the minute', async () => {
  service.clock.now += 120_000;
  const at = service.clock.now;
  await open();
  service.clock.now += 10_000;
  await open();
  const use = await service.databases.owner
    .selectFrom('embed_key_use')
    .selectAll()
    .where('key_id', '=', EMBED_KEY_ID)
    .executeTakeFirstOrThrow();
  expect([Date.parse(use.last_used_at), use.origin]).toEqual([at, PARTNER_ORIGIN]);
});

test('the build that each site of a key has is kept, one a site, and shown to its administrators', async () => {
  const as = await service.as('admin');
  const builds = async () => {
    const keys = (await (await as('/v2/embed-keys?client_id=1')).json()) as {
      key_id: number;
      builds: object[];
    }[];
    return keys.find(({ key_id }) => key_id === EMBED_KEY_ID)!.builds;
  };
  const show = async (build: unknown, origin = PARTNER_ORIGIN) =>
    (await ask('/embed/session', { origin }, { key: EMBED_KEY, build })).status;
  expect(await builds()).toEqual([]);
  const first = new Date(service.clock.now).toISOString();
  expect(await show('v1.0.0-0a1b2c3d')).toBe(200);
  service.clock.now += 60_000;
  expect(await show('v1.0.0-0a1b2c3d')).toBe(200);
  expect(await builds()).toEqual([{ origin: PARTNER_ORIGIN, build: 'v1.0.0-0a1b2c3d', seen_at: first }]);
  for (const wrong of ['', 'v1', 1, 'v1.0.0-0A1B2C3D', `v1.0.0-${'0'.repeat(99)}`]) {
    expect(await show(wrong), String(wrong)).toBe(400);
  }
  expect(await show('v1.0.0-0a1b2c3d', 'https://otro.example')).toBe(403);
  expect(await show('v1.1.0-0a1b2c3d')).toBe(200);
  const second = new Date(service.clock.now).toISOString();
  expect(await builds()).toEqual([{ origin: PARTNER_ORIGIN, build: 'v1.1.0-0a1b2c3d', seen_at: second }]);

  // Another site replaces the former one: the record of the former one is deleted.
  const edit = (origins: string[]) =>
    as(`/v2/embed-keys/${EMBED_KEY_ID}`, {
      method: 'PUT',
      body: { name: 'Otra', sector_ids: [11], station_ids: [], metrics: ['risk'], origins },
    });
  await edit(['https://nuevo.example']);
  expect(await builds()).toEqual([]);
  expect(await show('v1.1.0-0a1b2c3d', 'https://nuevo.example')).toBe(200);
  const superuser = await service.superuser();
  const { rows } = await superuser.query('select origin from embed_build_seen');
  await superuser.end();
  expect(rows).toEqual([{ origin: 'https://nuevo.example' }]);
});
