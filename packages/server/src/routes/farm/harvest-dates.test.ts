import { InfrastructureAnswer } from '@vigia/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const PATH = '/v2/harvest-dates';
const WHERE = { client_id: 1, season_id: 101, sector_id: 11, crop_id: null };
let service: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;

beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
beforeEach(async () => {
  await service.databases.owner.deleteFrom('harvest_date').execute();
});
afterAll(() => service.close());

async function put(changes: object = {}) {
  const answer = await admin(PATH, {
    method: 'PUT',
    body: { ...WHERE, date_harvest: '2027-02-20', ...changes },
  });
  return { status: answer.status, json: (await answer.json()) as object[] & { errors?: object[] } };
}
const seenBy = async (person: 'grower' | 'narrowed') => {
  const answer = await (await service.as(person))('/v2/clients/1/infrastructure');
  const tree = InfrastructureAnswer.parse(await answer.json());
  return tree.clients[0]?.harvests.map(({ sectorId, date }) => [sectorId, date]);
};

test('is set, moved and taken out, one for the field and one for each crop', async () => {
  expect((await put()).json).toMatchObject([{ sector_id: 11, crop_id: null, date_harvest: '2027-02-20' }]);
  expect((await put({ crop_id: 1, date_harvest: '2027-03-01' })).json).toHaveLength(2);
  expect((await put({ date_harvest: '2027-02-25' })).json).toMatchObject([
    { crop_id: null, date_harvest: '2027-02-25' },
    { crop_id: 1, date_harvest: '2027-03-01' },
  ]);
  expect((await put({ date_harvest: null })).json).toMatchObject([{ crop_id: 1 }]);
  expect((await put({ date_harvest: null })).status).toBe(200);
});

test('comes with the tree, to whoever sees the field', async () => {
  await put();
  await put({ sector_id: 12, date_harvest: '2027-01-05' });
  expect(await seenBy('grower')).toEqual([
    [11, '2027-02-20'],
    [12, '2027-01-05'],
  ]);
  expect(await seenBy('narrowed')).toEqual([[11, '2027-02-20']]);
});

test('is refused before its season, and in a season or field that is not there', async () => {
  expect((await put({ date_harvest: '2026-04-30' })).json.errors).toEqual([
    { field: 'date_harvest', message: 'La cosecha no puede ser antes de que empiece la temporada' },
  ]);
  expect((await put({ season_id: 301 })).json.errors).toMatchObject([{ field: 'season_id' }]);
  expect((await put({ crop_id: 999_999 })).json.errors).toMatchObject([{ field: 'crop_id' }]);
  expect((await put({ sector_id: 31 })).status).toBe(404);
});

test('is not changed over what somebody else has set meanwhile', async () => {
  await put();
  const late = await put({ date_harvest: '2027-03-01', date_seen: null });
  expect([late.status, late.json.errors]).toMatchObject([
    409,
    [{ field: 'date_harvest', message: expect.stringMatching(/2027/) }],
  ]);
  expect((await put({ date_seen: null })).status, 'the same').toBe(200);
  expect((await put({ date_harvest: '2027-03-01', date_seen: '2027-02-20' })).status).toBe(200);
});

test('goes with its season', async () => {
  expect((await put({ season_id: 102, date_harvest: '2028-02-01' })).status).toBe(200);
  expect((await admin('/v2/seasons/102', { method: 'DELETE' })).status).toBe(204);
  expect(await (await admin(`${PATH}?client_id=1`)).json()).toEqual([]);
});
