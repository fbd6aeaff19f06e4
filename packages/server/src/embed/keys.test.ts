import { EmbedKeyAnswer, EmbedKeyWire } from '@vigia/api/contract';
import { DAY_MS } from '@vigia/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EMBED_KEY, EMBED_KEY_ID, FOREIGN_KEY_ID } from '../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../tests/support/test-app.ts';

const SITE = 'https://www.coop.example';
const DRAFT = {
  client_id: 1,
  name: ' Cooperativa ',
  sector_ids: [11],
  station_ids: [1002],
  metrics: ['risk', 'card'],
  origins: ['https://www.Coop.example/', 'http://localhost:5173'],
  expires_at: null,
};

let service: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

const create = async (over: object = {}, headers: Record<string, string> = {}) =>
  admin('/v2/embed-keys', { body: { ...DRAFT, ...over }, headers });
const made = async (over: object = {}) => EmbedKeyAnswer.parse(await (await create(over)).json());
const list = async () =>
  z.array(EmbedKeyWire).parse(await (await admin('/v2/embed-keys?client_id=1')).json());
const opens = async (key: string | null, path = '/embed/sectors/11/risk.svg') =>
  (await service.ask(`${path}?key=${key}`, { headers: { origin: SITE } })).status;
const later = (ms: number) => {
  service.clock.now += ms;
};

test('a new key opens what it was made for at once, and is kept whole', async () => {
  const { key, embedKey } = await made();
  expect(key).toMatch(/^pk_live_[\w-]{43}$/);
  expect(embedKey).toMatchObject({
    name: 'Cooperativa',
    prefix: key!.slice(0, 16),
    sectorIds: [11],
    stationIds: [1002],
    metrics: ['risk', 'card'],
    origins: [SITE, 'http://localhost:5173'],
    createdBy: 'admin@vigia.example',
    lastUsedAt: null,
    replacedBy: null,
  });
  expect(await opens(key)).toBe(200);
  expect(await opens(key, '/embed/stations/1002/card.svg')).toBe(200);
  expect(await opens(key, '/embed/sectors/11/climate.svg')).toBe(403);
  const [row] = await list();
  expect(row).toMatchObject({ id: embedKey.id, key, lastUsedOrigin: SITE });
  const all = await (await admin('/v2/embed-keys?client_id=1')).text();
  const hashes = await service.databases.owner.selectFrom('embed_key').select('key_hash').execute();
  for (const { key_hash } of hashes) expect(all).not.toContain(key_hash);
});

test('sent twice it is made once, and answered alike', async () => {
  const before = (await list()).length;
  const headers = { 'idempotency-key': 'una llave' };
  const first = EmbedKeyAnswer.parse(await (await create({}, headers)).json());
  const again = EmbedKeyAnswer.parse(await (await create({}, headers)).json());
  expect(again).toEqual(first);
  expect(await list()).toHaveLength(before + 1);
});

test.each([
  [{ name: '   ' }, 'name'],
  [{ sector_ids: [], station_ids: [] }, 'sector_ids'],
  [{ metrics: [] }, 'metrics'],
  [{ metrics: ['everything'] }, 'metrics.0'],
  [{ origins: [] }, 'origins'],
  [{ origins: [SITE, 'http://coop.example'] }, 'origins.1'],
  [{ origins: ['https://*.coop.example'] }, 'origins.0'],
  [{ expires_at: '2020-01-01T00:00:00.000Z' }, 'expires_at'],
])('%j is refused by field', async (over, field) => {
  const answer = await create(over);
  expect(answer.status).toBe(400);
  const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
  expect(errors.map((error) => error.field)).toContain(field);
});

test.each([{ sector_ids: [31] }, { sector_ids: [999] }, { station_ids: [3001] }])(
  'what is not the client’s is not there: %j',
  async (over) => expect((await create(over)).status).toBe(404),
);

test('rotated, both keys open until the overlap is over, then the new one alone', async () => {
  const old = await made();
  const rotate = (body: object) => admin(`/v2/embed-keys/${old.embedKey.id}/rotate`, { body });
  const next = EmbedKeyAnswer.parse(await (await rotate({})).json());
  expect(next.embedKey).toMatchObject({ name: 'Cooperativa', sectorIds: [11], expiresAt: null });
  const before = (await list()).find(({ id }) => id === old.embedKey.id);
  expect(before).toMatchObject({ replacedBy: next.embedKey.id });
  expect(before!.expiresAt! - service.clock.now).toBe(7 * DAY_MS);
  later(7 * DAY_MS - 60_000);
  expect([await opens(old.key), await opens(next.key)]).toEqual([200, 200]);
  later(60_000);
  expect([await opens(old.key), await opens(next.key)]).toEqual([403, 200]);
  expect((await rotate({})).status).toBe(409);
  expect((await rotate({ overlap_days: 31 })).status).toBe(400);
});

test('the overlap outlasts neither the old key’s own end nor thirty days', async () => {
  const end = new Date(service.clock.now + DAY_MS).toISOString();
  const old = await made({ expires_at: end });
  await admin(`/v2/embed-keys/${old.embedKey.id}/rotate`, { body: { overlap_days: 30 } });
  const row = (await list()).find(({ id }) => id === old.embedKey.id);
  expect(row!.expiresAt).toBe(Date.parse(end));
});

test('one made before keys were kept has its first letters alone, until somebody brings it', async () => {
  const one = async () => (await list()).find(({ id }) => id === EMBED_KEY_ID);
  const bring = (key: string) =>
    admin(`/v2/embed-keys/${EMBED_KEY_ID}/key`, { method: 'PUT', body: { key } });
  expect(await one()).toMatchObject({ key: null, prefix: 'pk_live_test0001' });
  const { key: other } = await made();
  for (const wrong of ['', 'pk_live_test0001', `${EMBED_KEY}x`, other]) {
    const answer = await bring(wrong);
    expect(answer.status, wrong).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect(errors).toEqual([
      { field: 'key', message: expect.stringMatching(/^No es esta llave.*pk_live_test0001$/) },
    ]);
  }
  expect((await one())!.key).toBeNull();
  expect(EmbedKeyWire.parse(await (await bring(` ${EMBED_KEY} `)).json()).key).toBe(EMBED_KEY);
  expect((await one())!.key).toBe(EMBED_KEY);
});

test('revoked, it opens nothing within a minute; revoking again changes nothing', async () => {
  const { key, embedKey } = await made();
  expect(await opens(key)).toBe(200);
  const revoke = () => admin(`/v2/embed-keys/${embedKey.id}/revoke`, { method: 'POST' });
  const first = EmbedKeyWire.parse(await (await revoke()).json());
  later(60_000);
  expect(await opens(key)).toBe(403);
  expect(EmbedKeyWire.parse(await (await revoke()).json())).toEqual({
    ...first,
    lastUsedAt: expect.any(Number),
    lastUsedOrigin: SITE,
  });
  expect((await admin(`/v2/embed-keys/${embedKey.id}/rotate`, { body: {} })).status).toBe(409);
});

describe('a key that is edited', () => {
  const EDIT = {
    name: 'Otra',
    sector_ids: [12],
    station_ids: [],
    metrics: ['captures', 'risk'],
    origins: ['https://otra.example'],
  };
  const path = (id: number) => `/v2/embed-keys/${id}`;
  const edit = (id: number, over: object = {}, person = admin) =>
    person(path(id), { method: 'PUT', body: { ...EDIT, ...over } });
  const sessionAt = async (key: string | null, origin: string) => {
    const answer = await service.ask('/embed/session', { headers: { origin }, body: { key } });
    return { status: answer.status, session: (await answer.json()) as { token: string } };
  };
  const read = async (token: string, origin = SITE, sector = 11) =>
    (
      await service.ask(`/embed/sectors/${sector}/risk`, {
        headers: { origin, authorization: `Bearer ${token}` },
      })
    ).status;

  test('stays the same key; what it opens changes at once, for its open sessions too', async () => {
    const { key, embedKey } = await made({ origins: [SITE, 'https://otra.example'] });
    const [here, there] = [await sessionAt(key, SITE), await sessionAt(key, 'https://otra.example')];
    expect(await read(here.session.token)).toBe(200);
    const saved = EmbedKeyWire.parse(await (await edit(embedKey.id)).json());
    const { name, sectorIds, stationIds, metrics, origins } = saved;
    expect({ name, sector_ids: sectorIds, station_ids: stationIds, metrics, origins }).toEqual(EDIT);
    expect([saved.prefix, saved.createdBy]).toEqual([embedKey.prefix, embedKey.createdBy]);
    expect(await read(here.session.token)).toBe(403);
    expect((await sessionAt(key, SITE)).status).toBe(403);
    expect(await opens(key)).toBe(403);
    expect(await read(there.session.token, 'https://otra.example')).toBe(404);
    expect(await read(there.session.token, 'https://otra.example', 12)).toBe(200);
    const { session } = await sessionAt(key, 'https://otra.example');
    await edit(embedKey.id, { origins: [SITE] });
    expect(await read(session.token, 'https://otra.example', 12)).toBe(403);
    expect((await sessionAt(key, SITE)).status).toBe(200);
  });

  test('is refused by field as a new one is, all or nothing', async () => {
    const { embedKey } = await made();
    const before = (await list()).find(({ id }) => id === embedKey.id);
    const answer = await edit(embedKey.id, {
      name: ' ',
      origins: [SITE, 'coop.example', 'http://coop.example'],
    });
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] };
    expect(errors).toEqual([
      { field: 'name', message: 'Escriba un nombre' },
      {
        field: 'origins.1',
        message: 'Empiece con https://, por ejemplo https://www.cooperativa.cl',
      },
      { field: 'origins.2', message: 'Debe empezar con https:// (http:// solo para localhost)' },
    ]);
    expect((await edit(embedKey.id, { sector_ids: [] })).status).toBe(400);
    expect((await edit(embedKey.id, { metrics: [] })).status).toBe(400);
    expect((await list()).find(({ id }) => id === embedKey.id)).toEqual(before);
  });

  test('takes no place of another client, nor is another client’s key there', async () => {
    const { embedKey } = await made();
    for (const over of [{ sector_ids: [31] }, { sector_ids: [999] }, { station_ids: [3001] }]) {
      expect((await edit(embedKey.id, over)).status).toBe(404);
    }
    expect((await edit(FOREIGN_KEY_ID)).status).toBe(404);
  });

  test.each([
    ['grower', 403],
    ['narrowed', 404],
    ['superReader', 403],
  ] as const)('stays as it is for %s', async (person, status) => {
    const { embedKey } = await made();
    expect((await edit(embedKey.id, {}, await service.as(person))).status).toBe(status);
    expect((await list()).find(({ id }) => id === embedKey.id)).toEqual(embedKey);
  });

  test('no more once it is over', async () => {
    const { embedKey } = await made();
    await admin(`${path(embedKey.id)}/revoke`, { method: 'POST' });
    const answer = await edit(embedKey.id);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ detail: 'La llave ya no está activa' });
  });

  test('by two at once keeps what each changed, and shows the second one what both did', async () => {
    const { embedKey } = await made();
    const { name, sectorIds, stationIds, metrics, origins } = embedKey;
    const seen = { name, sector_ids: sectorIds, station_ids: stationIds, metrics, origins };
    expect((await edit(embedKey.id, { ...seen, name: 'Primera', seen })).status).toBe(200);
    const second = { ...seen, sector_ids: [12, 11], origins: ['https://b.example', 'https://a.example'] };
    const joined = EmbedKeyWire.parse(
      await (await edit(embedKey.id, { ...second, seen: { ...seen, metrics: ['card', 'risk'] } })).json(),
    );
    expect(joined).toMatchObject({ name: 'Primera', sectorIds: [12, 11], metrics, origins: second.origins });
    const clash = await edit(embedKey.id, { ...seen, sector_ids: [12], name: 'Segunda', seen });
    expect(clash.status).toBe(409);
    const { errors } = (await clash.json()) as { errors: { field: string; message: string }[] };
    expect(errors.map(({ field }) => field).sort()).toEqual(['name', 'sector_ids']);
    expect(errors.find(({ field }) => field === 'name')!.message).toContain('lo cambió a «Primera»');
    expect(errors.find(({ field }) => field === 'sector_ids')!.message).toMatch(/«Sur, Norte»/);
  });
});
