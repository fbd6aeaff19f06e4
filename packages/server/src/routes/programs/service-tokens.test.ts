import { ServiceTokenAnswer, ServiceTokenWire } from '@vigia/api/contract';
import { DAY_MS, HOUR_MS } from '@vigia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { UNKNOWN_SECRET } from '../../../tests/support/small-farm-programs.ts';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { USE_NOTED_EVERY_MS } from '../../auth/programs.ts';

let service: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

const PATH = '/v2/service-tokens';
const iso = (at: number) => new Date(at).toISOString();
const draft = (over: object = {}) => ({
  ...{ client_id: 1, token_name: ' Riego ', scopes: ['farm.read', 'events.write'], sector_ids: null },
  expires_at: iso(service.clock.now + 90 * DAY_MS),
  ...over,
});
const create = (over: object = {}, headers: Record<string, string> = {}) =>
  admin(PATH, { body: draft(over), headers });
const made = async (over: object = {}) => ServiceTokenAnswer.parse(await (await create(over)).json());
const list = async () => z.array(ServiceTokenWire).parse(await (await admin(`${PATH}?client_id=1`)).json());
const use = (secret: string, path = '/v2/clients', ask: Ask = {}) =>
  service.ask(path, { ...ask, headers: { authorization: `Bearer ${secret}`, ...ask.headers } });
const refused = async (answer: Response) => {
  const { code, detail } = (await answer.json()) as { code: string; detail?: string };
  return [answer.status, code, ...(detail === undefined ? [] : [detail])];
};
const codeOf = async (secret: string) => {
  const answer = await use(secret);
  return answer.ok ? 'open' : ((await answer.json()) as { code: string }).code;
};
/** Whoever asks has shown who they are just then. */
const later = async (ms: number) => {
  service.clock.now += ms;
  await service.databases.owner
    .updateTable('session')
    .set({ proved_at: iso(service.clock.now) })
    .execute();
};

test('a new token opens at once what its scopes name, and is told once', async () => {
  const { secret, token } = await made();
  expect(token).toMatchObject({
    ...{ name: 'Riego', scopes: ['farm.read', 'events.write'], sectorIds: null, start: secret.slice(0, 10) },
    ...{ createdBy: 'admin@vigia.example', lastUsedAt: null, endedAt: null, replacedUntil: null },
  });
  const clients = await use(secret);
  expect(await clients.json()).toMatchObject([{ client_id: 1 }]);
  expect(await refused(await use(secret, '/v2/stations/1001/images'))).toEqual([
    ...[403, 'scope-missing', 'El token no tiene el permiso «Ver fotos y detecciones» (photos.read)'],
  ]);
  expect(await refused(await use(secret, '/v2/users?client_id=1'))).toEqual([403, 'not-for-programs']);
  const all = await (await admin(`${PATH}?client_id=1`)).text();
  const { owner } = service.databases;
  const { token_hash } = await owner
    .selectFrom('service_token')
    .select('token_hash')
    .where('token_id', '=', token.id)
    .executeTakeFirstOrThrow();
  for (const text of [secret, token_hash]) expect(all).not.toContain(text);
  const kept = await owner.selectFrom('service_token').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(secret);
});

test('a file of several tables asks for the scopes of all of them', async () => {
  const exported = async (scopes: readonly string[], what: string) => {
    const { secret } = await made({ scopes });
    const answer = await use(secret, `/v2/clients/1/exports/${what}`);
    return answer.ok ? answer.status : refused(answer);
  };
  const lacks = (words: string, scope: string) => [
    ...[403, 'scope-missing', `El token no tiene el permiso «${words}» (${scope})`],
  ];
  const days = 'date_start=2026-11-01&date_end=2026-11-10';
  const tables = (names: string) => `tables?${days}&format=xlsx&tables=${names}`;
  expect(await exported(['series.read'], tables('climate,captures'))).toBe(200);
  expect(await exported(['series.read'], tables('climate,events'))).toEqual(
    lacks('Ver reportes de campo', 'events.read'),
  );
  expect(await exported(['series.read', 'events.read'], tables('climate,events'))).toBe(200);
  expect(await exported(['series.read'], `map?${days}`)).toEqual(
    lacks('Ver campos, estaciones y temporadas', 'farm.read'),
  );
  expect(await exported(['series.read', 'farm.read'], `map?${days}`)).toBe(200);
  expect(await exported(['series.read', 'farm.read'], `calendar?${days}`)).toEqual(
    lacks('Ver reportes de campo', 'events.read'),
  );
  expect(await exported(['series.read', 'farm.read', 'events.read'], `calendar?${days}`)).toBe(200);
});

test('an idempotency key keeps no secret: each request makes a token of its own', async () => {
  const headers = { 'idempotency-key': 'un programa' };
  const [one, other] = [await create({}, headers), await create({}, headers)];
  const secrets = [(await one.json()) as { secret: string }, (await other.json()) as { secret: string }];
  expect(secrets[0]!.secret).not.toBe(secrets[1]!.secret);
  const kept = await service.databases.owner.selectFrom('idempotency').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('svc_');
});

test.each([
  [{ token_name: '   ' }, 'token_name'],
  [{ token_name: 'x'.repeat(81) }, 'token_name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['farm.read', 'farm.read'] }, 'scopes'],
  [{ scopes: ['everything'] }, 'scopes.0'],
  [{ sector_ids: [] }, 'sector_ids'],
  [{ sector_ids: [11, 11] }, 'sector_ids'],
  [{ expires_at: '2020-01-01T00:00:00.000Z' }, 'expires_at'],
  [{ expires_at: '2099-01-01T00:00:00.000Z' }, 'expires_at'],
  [{ expires_at: null }, 'expires_at'],
])('%j is refused by field, and nothing is made', async (over, field) => {
  const before = (await list()).length;
  const answer = await create(over);
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as { errors: { field: string }[] };
  expect(errors.map((error) => error.field)).toContain(field);
  expect(await list()).toHaveLength(before);
});

test.each([[[31]], [[11, 999]]])(
  'sectors that are not the client’s are not there: %j',
  async (sector_ids) => {
    expect((await create({ sector_ids })).status).toBe(404);
  },
);

test('limited to sectors, it sees and writes in these alone', async () => {
  const scopes = ['farm.read', 'events.read', 'measurements.write'];
  const { secret } = await made({ scopes, sector_ids: [11] });
  const ids = async (path: string, id: string) =>
    ((await (await use(secret, path)).json()) as Record<string, unknown>[]).map((row) => row[id]);
  expect(await ids('/v2/sectors?client_id=1', 'sector_id')).toEqual([11]);
  expect(await ids('/v2/stations?client_id=1', 'station_id')).toEqual([1001]);
  expect(await ids('/v2/nodes?client_id=1', 'serial_number')).not.toContain('VG-2');
  const load = (station: number) =>
    use(secret, `/v2/imports?station_id=${station}`, {
      body: 'date,tmin,tmax\n2026-10-01,4.5,21\n',
      headers: { 'content-type': 'text/csv' },
    });
  expect((await load(1002)).status).toBe(404);
  expect((await load(3001)).status).toBe(404);
  expect((await load(1001)).status).toBe(200);
});

test('the tree of a client has its fields and none of its people', async () => {
  const { secret } = await made();
  const tree = (await (await use(secret, '/v2/clients/1/infrastructure')).json()) as {
    clients: { users: object[]; stations: object[] }[];
  };
  expect(tree.clients[0]!.stations).toHaveLength(2);
  expect(tree.clients[0]!.users).toEqual([]);
});

describe('what a secret that opens nothing is told', () => {
  test('mistyped, unknown, ended and expired each have their code', async () => {
    const { secret } = await made();
    expect(await refused(await use(`${secret}x`))).toEqual([401, 'service-token-mistyped']);
    expect(await codeOf(secret.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBe(
      'service-token-mistyped',
    );
    expect(await refused(await use(UNKNOWN_SECRET))).toEqual([401, 'bad-service-token']);

    const ended = await made();
    expect((await admin(`${PATH}/${ended.token.id}/end`, { method: 'POST' })).status).toBe(200);
    expect(await refused(await use(ended.secret))).toEqual([401, 'service-token-ended']);
    const expiring = await made({ expires_at: iso(service.clock.now + 2 * HOUR_MS) });
    await later(2 * HOUR_MS - 1);
    expect(await codeOf(expiring.secret)).toBe('open');
    await later(1);
    expect(await codeOf(expiring.secret)).toBe('service-token-expired');
    const answer = await use(expiring.secret);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  test('a token of an archived client says so, and works again once it is restored', async () => {
    const { secret } = await made();
    const set = (is: boolean) =>
      service.databases.owner
        .updateTable('client')
        .set({ client_is_archived: is })
        .where('client_id', '=', 1)
        .execute();
    await set(true);
    expect(await codeOf(secret)).toBe('client-archived');
    await set(false);
    expect(await codeOf(secret)).toBe('open');
  });
});

test('rotated, both secrets open until the overlap is over; one from before that opens nothing', async () => {
  const first = await made();
  const rotate = (body: object = {}) =>
    admin(`${PATH}/${first.token.id}/rotate`, {
      body: { expires_at: iso(service.clock.now + 100 * DAY_MS), ...body },
    });
  const second = ServiceTokenAnswer.parse(await (await rotate()).json());
  expect(second.token.replacedUntil! - service.clock.now).toBe(24 * HOUR_MS);
  expect(second.token.id).toBe(first.token.id);
  await later(24 * HOUR_MS - 1);
  expect([await codeOf(first.secret), await codeOf(second.secret)]).toEqual(['open', 'open']);
  await later(1);
  expect(await refused(await use(first.secret))).toEqual([
    ...[401, 'service-token-expired', 'Este token fue cambiado por otro, y su plazo terminó'],
  ]);
  const third = ServiceTokenAnswer.parse(await (await rotate({ overlap_hours: 1 })).json());
  expect(await Promise.all([first, second, third].map(({ secret }) => codeOf(secret)))).toEqual([
    ...['bad-service-token', 'open', 'open'],
  ]);
  const none = ServiceTokenAnswer.parse(await (await rotate({ overlap_hours: 0 })).json());
  expect(await codeOf(third.secret)).toBe('service-token-expired');
  expect(await codeOf(none.secret)).toBe('open');
  expect((await rotate({ overlap_hours: 169 })).status).toBe(400);
  await admin(`${PATH}/${first.token.id}/end`, { method: 'POST' });
  expect(await codeOf(none.secret)).toBe('service-token-ended');
  expect((await rotate()).status).toBe(409);
});

test('making and rotating ask who has not shown lately who they are; ending does not', async () => {
  const { token } = await made();
  await service.databases.owner.updateTable('session').set({ proved_at: null }).execute();
  expect(await refused(await create())).toEqual([403, 'proof-needed']);
  const body = { expires_at: iso(service.clock.now + DAY_MS) };
  expect(await refused(await admin(`${PATH}/${token.id}/rotate`, { body }))).toEqual([403, 'proof-needed']);
  expect((await admin(`${PATH}/${token.id}/end`, { method: 'POST' })).status).toBe(200);
  await later(0);
});

test('the last use is noted to some minutes, not with each call', async () => {
  const { secret, token } = await made();
  const noted = async () => (await list()).find(({ id }) => id === token.id)!.lastUsedAt;
  const begun = service.clock.now;
  await use(secret);
  expect(await noted()).toBe(begun);
  service.clock.now += USE_NOTED_EVERY_MS - 1;
  await use(secret);
  expect(await noted()).toBe(begun);
  service.clock.now += 1;
  await use(secret);
  expect(await noted()).toBe(service.clock.now);
});
