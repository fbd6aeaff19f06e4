import { EmbedCard, EmbedMap, EmbedRisk, InfrastructureAnswer } from '@vigia/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NEW_PEST } from '../../../tests/support/new-pest.ts';
import { EMBED_KEY_ID, FARM, PARTNER_ORIGIN } from '../../../tests/support/small-farm.ts';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const PATH = '/v2/capture-thresholds';
const BODY = {
  ...{ client_id: 1, pest_id: FARM.pest, month_from: 11, month_to: 2, days_summed: 3 },
  ...{ ok_up_to: 3, warning_up_to: 20 },
};
let service: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
let partner: Record<string, string>;

/** Twelve insects of the pest: nine of them within three days of today, the 21 November. */
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
  const claims = { clientId: 1, keyId: EMBED_KEY_ID, origin: PARTNER_ORIGIN };
  partner = { authorization: `Bearer ${await service.embedTokens.issue(claims)}`, origin: PARTNER_ORIGIN };
  const { owner } = service.databases;
  await owner.deleteFrom('capture').execute();
  const caught = [
    ['2026-11-15', 3],
    ['2026-11-19', 12],
  ] as const;
  await owner
    .insertInto('capture')
    .values(
      caught.map(([day, in_photo], at) => ({
        ...{ client_id: 1, station_id: FARM.stations.north, pest_id: FARM.pest, in_photo },
        ...{ plate_changed: at === 0, t: `${day}T15:00:00.000Z`, day },
      })),
    )
    .execute();
});
beforeEach(async () => {
  await service.databases.owner.deleteFrom('capture_threshold').execute();
});
afterAll(() => service.close());

async function set(changes: object = {}) {
  const answer = await admin(PATH, { method: 'POST', body: { ...BODY, ...changes } });
  return {
    status: answer.status,
    json: (await answer.json()) as Record<string, unknown> & { threshold_id: number },
  };
}
const published = async (path: string) =>
  await (await service.ask(`/embed${path}`, { headers: partner })).json();
const chip = async () => EmbedCard.parse(await published(`/stations/${FARM.stations.north}/card`)).chip;
const treeOf = async (person: 'admin' | 'narrowed' | 'grower') => {
  const answer = await (await service.as(person))('/v2/clients/1/infrastructure');
  return { etag: answer.headers.get('etag'), tree: InfrastructureAnswer.parse(await answer.json()) };
};

test('is kept with the day on which it was set, and comes with the tree of everybody who sees the client', async () => {
  const before = await treeOf('grower');
  const { status, json } = await set();
  const { client_id: _, ...shown } = BODY;
  expect([status, json]).toEqual([201, { threshold_id: json.threshold_id, ...shown, set_on: '2026-11-21' }]);
  const after = await treeOf('grower');
  expect(after.etag).not.toBe(before.etag);
  for (const person of ['grower', 'narrowed'] as const) {
    const [client] = (await treeOf(person)).tree.clients;
    expect(client?.thresholds, person).toMatchObject([
      { pestId: FARM.pest, monthFrom: 11, setOn: '2026-11-21' },
    ]);
  }
});

test('decides what is published in its months, and what the document says counts again without it', async () => {
  const ofDocument = await chip();
  expect(ofDocument).toEqual({ level: 'error', count: 12 });
  const { json } = await set();
  expect(await chip()).toEqual({ level: 'warning', count: 9, days_summed: 3 });
  const map = EmbedMap.parse(await published('/sectors/11/map'));
  expect(map.stations.find(({ station_id }) => station_id === FARM.stations.north)?.level).toBe('moderate');
  const risk = EmbedRisk.parse(await published(`/sectors/11/risk?pest_id=${FARM.pest}`));
  expect(risk).toMatchObject({ level: 'moderate', value: 9, days_summed: 3 });
  expect(risk.text).toMatch(/9 capturas en los últimos 3 días/);
  await admin(`${PATH}/${json.threshold_id}`, { method: 'DELETE' });
  expect(await chip()).toEqual(ofDocument);
  await set({ month_from: 12 });
  expect(await chip()).toEqual(ofDocument);
});

test('captures of groups sum up as many days as each asks for', async () => {
  const group = { pest_id: FARM.pest, station_ids: [FARM.stations.north] };
  const answer = await admin('/v2/clients/1/captures', {
    method: 'POST',
    body: {
      date_end: '2026-11-20',
      groups: [group, { ...group, days_summed: 3 }, { ...group, days_summed: 1 }],
    },
  });
  expect(await answer.json()).toEqual({ captures: [12, 9, null] });
});

describe('is refused', () => {
  const errorsOf = async (changes: object) => (await set(changes)).json.errors;

  test('in Spanish at its field', async () => {
    expect(await errorsOf({ warning_up_to: 2 })).toEqual([
      { field: 'warning_up_to', message: 'El máximo del amarillo no puede ser menor que el del verde' },
    ]);
    expect(await errorsOf({ pest_id: 999_999 })).toEqual([
      { field: 'pest_id', message: 'No existe o no está en uso' },
    ]);
    for (const wrong of [{ month_from: 0 }, { month_to: 13 }, { days_summed: 367 }, { ok_up_to: 1.5 }])
      expect(await errorsOf(wrong)).toMatchObject([{ field: Object.keys(wrong)[0] }]);
  });

  test('in a month that another one of the pest has, also when both are set at once', async () => {
    const both = await Promise.all([set(), set({ month_from: 2, month_to: 5 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(both.find(({ status }) => status === 400)?.json.errors).toMatchObject([
      { field: 'month_from', message: expect.stringMatching(/^Ya hay un umbral de esta plaga para: /) },
    ]);
    expect((await set({ pest_id: FARM.otherPest })).status).toBe(201);
  });

  test('for a pest that is retired, which keeps what it has', async () => {
    const root = await service.as('superAdmin');
    await root('/v2/catalogue/pests', { method: 'POST', body: { document: NEW_PEST } });
    const { json } = await set({ pest_id: NEW_PEST.id });
    const retire = (retired: boolean) =>
      root(`/v2/catalogue/pests/${NEW_PEST.id}`, { method: 'PUT', body: { is_retired: retired } });
    expect((await retire(true)).status).toBe(200);
    const { client_id: _, ...edit } = { ...BODY, pest_id: NEW_PEST.id, warning_up_to: 30 };
    const edited = await admin(`${PATH}/${json.threshold_id}`, { method: 'PUT', body: edit });
    expect(edited.status).toBe(200);
    expect(await errorsOf({ pest_id: NEW_PEST.id, month_from: 4, month_to: 5 })).toMatchObject([
      { field: 'pest_id', message: expect.stringMatching(/retirad/) },
    ]);
  });
});

test('an edit joins what another person changed meanwhile, and names what both changed', async () => {
  const { json } = await set();
  const path = `${PATH}/${json.threshold_id}`;
  const { client_id: _, ...shown } = BODY;
  const other = await admin(path, { method: 'PUT', body: { ...shown, days_summed: 14, seen: shown } });
  expect(other.status).toBe(200);
  const mine = await admin(path, { method: 'PUT', body: { ...shown, warning_up_to: 30, seen: shown } });
  expect(await mine.json()).toMatchObject({ days_summed: 14, warning_up_to: 30 });
  const clash = await admin(path, { method: 'PUT', body: { ...shown, days_summed: 5, seen: shown } });
  expect(clash.status).toBe(409);
  expect(await clash.json()).toMatchObject({ errors: [{ field: 'days_summed' }] });
});

test('is in the history of the client with its months', async () => {
  await set();
  const answer = await admin('/v2/changes?client_id=1&kind=capture-threshold');
  const { items } = (await answer.json()) as { items: object[] };
  expect(items[0]).toMatchObject({ kind: 'capture-threshold', action: 'created' });
});
