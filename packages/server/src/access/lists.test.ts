import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startEverybody } from '../../tests/access-matrix/everybody.ts';
import { homeOf } from '../../tests/access-matrix/homes.ts';
import type { Actor } from '../../tests/access-matrix/people.ts';
import { expected } from '../../tests/access-matrix/rights.ts';
import { asClient } from '../db/tenant.ts';
import { ROUTES } from '../routes/registry.ts';

/**
 * Tests what the cells of the matrix (`matrix/`) do not show: which rows are in a list, and routes beside the
 * registry.
 */
const { service, ask, close } = await startEverybody();
afterAll(close);

test('lists contain what the caller reaches and nothing else', async () => {
  const list = async (actor: Actor, path: string, id: string) =>
    ((await (await ask(actor, path)).json()) as Record<string, number>[]).map((row) => row[id]);
  expect(await list('grower', '/v2/clients', 'client_id')).toEqual([1]);
  expect(await list('adviser', '/v2/clients', 'client_id')).toEqual([1, 3]);
  expect(await list('superReader', '/v2/clients', 'client_id')).toEqual([1, 2, 3]);
  expect(await list('grower', '/v2/stations?client_id=1', 'station_id')).toEqual([1001, 1002]);
  expect(await list('narrowed', '/v2/stations?client_id=1', 'station_id')).toEqual([1001]);
  expect(await list('narrowed', '/v2/sectors?client_id=1', 'sector_id')).toEqual([11]);
  expect(await list('superAdmin', '/v2/nodes?client_id=2', 'serial_number')).toEqual(['VG-9']);
});

test('field reports follow the sector they lie in', async () => {
  const ids = async (actor: Actor, query = '') => {
    const answer = await ask(actor, `/v2/events?date_start=2026-09-01&date_end=2026-11-30${query}`);
    if (answer.status !== 200) return answer.status;
    const { items } = (await answer.json()) as { items: { event_id: number }[] };
    return items.map((item) => item.event_id).sort();
  };
  expect(await ids('grower')).toEqual([1, 2, 3, 4]);
  expect(await ids('narrowed')).toEqual([1, 2]);
  expect(await ids('adviser')).toEqual([1, 2, 3, 4, 5]);
  expect(await ids('foreigner')).toEqual([5]);
  expect(await ids('grower', '&sector_id=12')).toEqual([3]);
  expect(await ids('grower', '&station_id=1002')).toEqual([3]);
  expect(await ids('grower', '&type=station_maintenance')).toEqual([3]);
  expect(await ids('superReader', '&client_id=3')).toEqual([5]);
  for (const query of [
    '&client_id=3',
    '&sector_id=31',
    '&station_id=3001',
    '&sector_id=999',
    '&client_id=1&sector_id=31',
  ]) {
    expect(await ids('grower', query), query).toBe(404);
  }
  expect(await ids('narrowed', '&sector_id=12')).toBe(404);
  expect(await ids('narrowed', '&station_id=1002')).toBe(404);
});

test('a list is answered as a whole or not at all, however it is mixed', async () => {
  const stations = fc.uniqueArray(fc.constantFrom(1001, 1002, 3001, 1000, 999_999), { maxLength: 5 });
  const people = fc.constantFrom<Actor>('grower', 'narrowed', 'foreigner', 'adviser', 'superReader');
  await fc.assert(
    fc.asyncProperty(people, stations, async (actor, ids) => {
      const path = '/count_analytics/bug_count?date_start=2026-09-01&date_end=2026-11-30';
      const answer = await ask(actor, path, { body: { station_id_list: ids } });
      const homes = ids.map((id) => homeOf('station', id));
      expect(answer.status).toBe(expected(actor, 'read', { ids, homes }, 200));
    }),
    { numRuns: 400 },
  );
});

test('no call exists outside the registry', () => {
  const beside = [
    'GET /openapi.json',
    'GET /schemas/pest-model.json',
    'GET /docs',
    'GET /docs/start.js',
    'GET /docs/:file',
    'GET /docs/devices',
    'GET /docs/programs',
    'GET /docs/webhooks',
    'GET /docs/first-farm',
    'GET /docs/first-farm.en',
    'GET /docs/grower',
    'GET /docs/administrator',
    'GET /docs/partner',
    'GET /docs/guide.css',
    'GET /docs/examples/devices/send.sh',
    'GET /docs/examples/devices/device.py',
    'GET /docs/examples/devices/device.c',
    'POST /mcp',
    'GET /mcp',
    'DELETE /mcp',
    'POST /csp-reports',
    'OPTIONS /embed/*',
  ];
  const known = ROUTES.map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  const mounted = service.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  expect(new Set(mounted)).toEqual(new Set([...known, ...beside]));
});

test('row-level security suffices alone: a client’s transaction sees no row of another, whatever it reads', async () => {
  for (const table of ['station', 'sector', 'season', 'event', 'node', 'biofix', 'client'] as const) {
    const rows = await asClient(service.databases.app, 1, (tx) =>
      tx.selectFrom(table).select('client_id').execute(),
    );
    expect(rows.length, table).toBeGreaterThan(0);
    expect(
      rows.every((row) => row.client_id === 1),
      table,
    ).toBe(true);
  }
});
