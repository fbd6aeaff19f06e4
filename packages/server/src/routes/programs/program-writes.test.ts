import { ServiceTokenAnswer } from '@vigia/api/contract';
import { DAY_MS } from '@vigia/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let service: TestApp;
let admin: Awaited<ReturnType<TestApp['as']>>;
beforeAll(async () => {
  service = await startTestApp();
  admin = await service.as('admin');
});
afterAll(() => service.close());

async function program(token_name: string, over: object = {}) {
  const body = {
    ...{ client_id: 1, token_name, scopes: ['events.read', 'events.write'], sector_ids: null },
    expires_at: new Date(service.clock.now + DAY_MS).toISOString(),
    ...over,
  };
  const { secret, token } = ServiceTokenAnswer.parse(
    await (await admin('/v2/service-tokens', { body })).json(),
  );
  const ask = (path: string, request: Ask = {}) =>
    service.ask(path, { ...request, headers: { authorization: `Bearer ${secret}`, ...request.headers } });
  return { ask, id: token.id };
}
const REPORT = {
  ...{ type: 'agrochemical_application', client_id: 1, sector_id: 11, pest_id: 1 },
  ...{ datetime_event: '2026-11-20T15:00:00Z', user_email: 'admin@vigia.example' },
  ...{ product: 'Azufre', dose: 1, measure: 'L/ha' },
};

test('what a program writes has the program as its author, in its events and in the history', async () => {
  const { ask, id } = await program('Riego');
  const made = await ask('/v2/events', { body: REPORT });
  expect(made.status, await made.clone().text()).toBe(201);
  expect(await made.json()).toMatchObject({
    created_by: 'programa «Riego»',
    user_email: 'admin@vigia.example',
  });
  const listed = await ask('/v2/events?client_id=1&date_start=2026-11-20&date_end=2026-11-20');
  const { items } = (await listed.json()) as { items: { created_by: string | null }[] };
  expect(items.map(({ created_by }) => created_by)).toContain('programa «Riego»');
  const changes = async (query = '') =>
    (await (await admin(`/v2/changes?client_id=1${query}`)).json()) as {
      items: { kind: string; action: string; user: object; fields: { field: string }[] }[];
      people: object[];
    };
  const author = { user_id: -id, email: '', name: 'programa «Riego»' };
  const all = await changes();
  expect(all.items[0]).toMatchObject({ kind: 'event', action: 'created', user: author });
  expect(all.items[1]).toMatchObject({
    ...{ kind: 'service-token', action: 'created', thing_name: 'Riego' },
    user: { email: 'admin@vigia.example' },
  });
  expect(JSON.stringify(all.items[1])).not.toMatch(/hash/);
  expect(all.people).toContainEqual(author);
  const own = await changes(`&user_id=${-id}`);
  expect(own.items.map(({ kind }) => kind)).toEqual(['event']);
});

test('two programs may use the same idempotency key, and neither is answered what the other was', async () => {
  const [one, other] = [await program('Uno'), await program('Otro', { sector_ids: [12] })];
  const headers = { 'idempotency-key': 'una vez' };
  const first = (await (await one.ask('/v2/events', { body: REPORT, headers })).json()) as {
    event_id: number;
  };
  const again = (await (await one.ask('/v2/events', { body: REPORT, headers })).json()) as {
    event_id: number;
  };
  expect(again.event_id).toBe(first.event_id);
  expect((await other.ask('/v2/events', { body: REPORT, headers })).status).toBe(404);
});

test('reports of a program do what the same ones of a grower do: an install makes its station', async () => {
  const { ask } = await program('Riego');
  const { type: _, pest_id: __, product: ___, dose: ____, measure: _____, ...common } = REPORT;
  const install = {
    ...{ type: 'device_install', station_name: 'N-20', node_id: 'VG-6' },
    ...{ gps_lat: -33.7, gps_lon: -71.2 },
  };
  const made = await ask('/v2/events', { body: { ...common, ...install } });
  expect([made.status, await made.json()]).toMatchObject([201, { created_by: 'programa «Riego»' }]);
  const pool = { type: 'device_swap', station_id: 1001, new_node_id: 'VG-9', from_client_id: 2 };
  const { sector_id: ______, ...swap } = { ...common, ...pool };
  expect((await ask('/v2/events', { body: swap })).status).toBe(404);
});
