import { InfrastructureAnswer } from '@vigia/api/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const PATH = '/v2/products';
const PRODUCT = {
  ...{ product_name: 'Producto A', active_ingredient: 'Clorantraniliprol', authorisation_number: '' },
  ...{ mode_scheme: 'irac', mode_groups: '28', mode_source: 'Etiqueta', pre_harvest_days: 14 },
  ...{
    pre_harvest_source: 'Etiqueta',
    market_intervals: [{ market_name: 'Unión Europea', market_days: 21 }],
  },
  ...{ market_source: 'Agenda', reentry_hours: null, reentry_source: '', most_applications: 2 },
  ...{ most_applications_source: 'Etiqueta', residual_days: null, residual_source: '' },
  ...{
    rainfast_hours: 4,
    rainfast_source: 'Etiqueta',
    product_stages: ['egg', 'larvae'],
    stages_source: 'Etiqueta',
  },
  ...{ product_pest_ids: [1], product_crop_ids: [] },
};
let service: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;

beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
beforeEach(async () => {
  await service.databases.owner.deleteFrom('product').execute();
});
afterAll(() => service.close());

const bodyOf = async (answer: Response) =>
  (await answer.json()) as Record<string, unknown> & { product_id: number };
async function add(changes: object = {}) {
  const answer = await admin(PATH, { method: 'POST', body: { client_id: 1, ...PRODUCT, ...changes } });
  return { status: answer.status, json: await bodyOf(answer) };
}
const edit = async (id: number, body: object) => {
  const answer = await admin(`${PATH}/${id}`, { method: 'PUT', body });
  return { status: answer.status, json: await bodyOf(answer) };
};
const treeOf = async (person: 'admin' | 'narrowed' | 'grower') => {
  const answer = await (await service.as(person))('/v2/clients/1/infrastructure');
  return { etag: answer.headers.get('etag'), tree: InfrastructureAnswer.parse(await answer.json()) };
};

test('is kept as it was sent, its unknown figures as null, and comes with the tree of everybody of the client', async () => {
  const before = await treeOf('grower');
  const { status, json } = await add();
  const shown = { product_id: json.product_id, ...PRODUCT, product_is_archived: false };
  expect([status, json]).toEqual([201, shown]);
  expect(await (await admin(`${PATH}?client_id=1`)).json()).toEqual([shown]);
  expect((await treeOf('grower')).etag).not.toBe(before.etag);
  for (const person of ['grower', 'narrowed'] as const)
    expect((await treeOf(person)).tree.clients[0]?.products, person).toMatchObject([
      {
        name: 'Producto A',
        preHarvestDays: 14,
        residualDays: null,
        markets: [{ market: 'Unión Europea', days: 21 }],
      },
    ]);
});

test('is refused in Spanish at each field that is wrong', async () => {
  await add();
  const errorsOf = async (changes: object) => (await add(changes)).json.errors;
  expect(await errorsOf({ product_name: ' producto a' })).toEqual([
    { field: 'product_name', message: 'Ya hay un producto con ese nombre' },
  ]);
  expect(await errorsOf({ product_name: 'B', pre_harvest_source: '' })).toMatchObject([
    { field: 'pre_harvest_source', message: expect.stringMatching(/^Diga de dónde sale/) },
  ]);
  for (const wrong of [{ residual_days: 0 }, { reentry_hours: 1.5 }, { mode_scheme: 'hrac' }])
    expect(await errorsOf({ product_name: 'B', ...wrong })).toMatchObject([{ field: Object.keys(wrong)[0] }]);
  expect(await errorsOf({ product_name: 'B', product_pest_ids: [999_999] })).toEqual([
    { field: 'product_pest_ids', message: 'No existe o no está en uso' },
  ]);
});

test('has its name alone, also when two are added at once', async () => {
  const both = await Promise.all([add(), add()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test('leaves its name to another one when it is archived, and does not come back then', async () => {
  const { json } = await add();
  expect((await edit(json.product_id, { product_is_archived: true })).json).toMatchObject({
    ...PRODUCT,
    product_is_archived: true,
  });
  expect((await add()).status).toBe(201);
  const back = await edit(json.product_id, { product_is_archived: false });
  expect([back.status, back.json.errors]).toMatchObject([400, [{ field: 'product_name' }]]);
});

test('an edit joins what another person changed meanwhile, and names what both changed', async () => {
  const { json } = await add();
  const of = (changes: object) => edit(json.product_id, { ...PRODUCT, ...changes, seen: PRODUCT });
  expect((await of({ market_intervals: [], market_source: '' })).status).toBe(200);
  expect((await of({ most_applications: 3 })).json).toMatchObject({
    market_intervals: [],
    most_applications: 3,
  });
  const clash = await of({ most_applications: 4 });
  expect([clash.status, clash.json.errors]).toMatchObject([
    409,
    [{ field: 'most_applications', message: expect.stringContaining('«3»') }],
  ]);
});

test('is in the history of the client, its markets in words', async () => {
  const { json } = await add();
  await edit(json.product_id, { market_intervals: [{ market_name: 'China', market_days: 30 }] });
  const answer = await admin('/v2/changes?client_id=1&kind=product');
  const { items } = (await answer.json()) as { items: object[] };
  expect(items[0]).toMatchObject({
    ...{ kind: 'product', action: 'changed', thing_name: 'Producto A' },
    fields: [{ field: 'market_texts', from: ['Unión Europea: 21'], to: ['China: 30'] }],
  });
});
