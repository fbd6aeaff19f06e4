import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route, Target } from '../http/route.ts';
import { ROUTES } from '../routes/registry.ts';
import { FOREIGN_CANARY, type Person } from '../testing/small-farm.ts';
import { type Ask, startTestApp, type TestApp } from '../testing/test-app.ts';

/**
 * Every route × everybody × own, foreign and unknown things. What is expected comes from the tables below, which know
 * nothing of the server: whom each person reaches, and where each thing lies.
 */
type Actor = Person | 'anonymous' | 'noKey' | 'wrongKey';
const REACH: Record<Actor, { clients: number[]; sectors?: number[]; instead?: number }> = {
  anonymous: { clients: [], instead: 401 },
  noKey: { clients: [], instead: 403 },
  wrongKey: { clients: [], instead: 403 },
  disabled: { clients: [], instead: 401 },
  grower: { clients: [1] },
  narrowed: { clients: [1], sectors: [11] },
  admin: { clients: [1] },
  foreigner: { clients: [3] },
  adviser: { clients: [1, 3] },
  superReader: { clients: [1, 2, 3] },
  superAdmin: { clients: [1, 2, 3] },
};
const ROOT: readonly Actor[] = ['admin', 'superAdmin'];

interface Place {
  readonly client: number;
  readonly sector?: number;
}
const NOWHERE: Place = { client: 0 };
const STATIONS: Record<number, Place> = {
  1001: { client: 1, sector: 11 },
  1002: { client: 1, sector: 12 },
  3001: { client: 3, sector: 31 },
};
const USERS: Record<number, Place> = {
  51: { client: 1 },
  53: { client: 1 },
  54: { client: 3 },
  55: { client: 2 },
};
/** What each kind of target is aimed at: the ids asked for and where the things lie. */
type Aim = [ids: readonly number[], places: readonly Place[]];
const AIMS: Partial<Record<Target, Aim[]>> = {
  none: [[[], []]],
  client: [1, 2, 3, 999].map((id) => [[id], [id === 999 ? NOWHERE : { client: id }]]),
  station: [1001, 1002, 3001, 999_999].map((id) => [[id], [STATIONS[id] ?? NOWHERE]]),
  user: [51, 53, 54, 55, 999_999].map((id) => [[id], [USERS[id] ?? NOWHERE]]),
  sector: [11, 12, 31, 999].map((id) => [[id], [NOWHERE]]),
  'station-list': [[], [1001], [1001, 1002], [3001], [1001, 3001], [1002, 999_999], [1001, 1001]].map(
    (ids) => [ids, ids.map((id) => STATIONS[id] ?? NOWHERE)],
  ),
};

function expected(actor: Actor, places: readonly Place[]): number {
  const { clients, sectors, instead } = REACH[actor];
  if (instead) return instead;
  const seen = ({ client, sector }: Place) =>
    clients.includes(client) && (!sector || !sectors || sectors.includes(sector));
  return places.every(seen) ? 200 : 404;
}

const PARAMETERS: Record<string, string> = {
  '/count_analytics/{metric}': 'bug_count',
  '/data_analytics/climate/{metric}': 'temperature_max_daily',
  '/data_analytics/degree_days/{metric}': 'dd_single_sine_10_30_horizontal',
};
const DATES = 'date_start=2026-09-01&date_end=2026-11-30';

function requestFor(route: Route, ids: readonly number[]): [path: string, ask: Ask] {
  const inPath = route.path
    .replace('{metric}', PARAMETERS[route.path] ?? '')
    .replaceAll(/\{\w+\}/g, String(ids[0]));
  const query = new URLSearchParams(DATES);
  if (!route.path.includes('{') && route.access.kind === 'session' && route.access.target === 'client') {
    query.set('client_id', String(ids[0]));
  }
  const body = route.method === 'post' ? { body: { station_id_list: ids } } : {};
  return [`${inPath}?${query}`, { method: route.method.toUpperCase(), ...body }];
}

let service: TestApp;
let asks: Record<Actor, (path: string, ask?: Ask) => Promise<Response>>;
beforeAll(async () => {
  service = await startTestApp();
  const { databases } = service;
  const people = Object.keys(REACH).filter(
    (name) => !['anonymous', 'noKey', 'wrongKey'].includes(name),
  ) as Person[];
  const entries = await Promise.all(
    people.map(async (person) => [person, await service.as(person)] as const),
  );
  const asGrower = Object.fromEntries(entries).grower!;
  const withHeaders =
    (headers: Record<string, string>) =>
    (path: string, ask: Ask = {}) =>
      asGrower(path, { ...ask, headers });
  asks = {
    ...(Object.fromEntries(entries) as Record<Person, (typeof asks)['grower']>),
    anonymous: withHeaders({ authorization: '' }),
    noKey: withHeaders({ 'x-api-key': '' }),
    wrongKey: withHeaders({ 'x-api-key': 'app_made_up' }),
  };
  await databases.owner
    .updateTable('user_account')
    .set({ enabled: false })
    .where('user_id', '=', 58)
    .execute();
});
afterAll(() => service.close());

const actors = Object.keys(REACH) as Actor[];
const onlyOfClient1: readonly Actor[] = ['grower', 'narrowed', 'admin'];
const byKind = (kind: Route['access']['kind']) => ROUTES.filter((route) => route.access.kind === kind);

describe.each(byKind('session').map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    const { target } = route.access as Extract<Route['access'], { kind: 'session' }>;

    test.each(actors)('as %s', async (actor) => {
      const refusals = new Set<string>();
      for (const [ids, places] of AIMS[target] ?? []) {
        const answer = await asks[actor](...requestFor(route, ids));
        expect(answer.status, `${actor} at ${JSON.stringify(ids)}`).toBe(expected(actor, places));
        const text = await answer.text();
        if (answer.status === 404) refusals.add(text);
        if (onlyOfClient1.includes(actor)) expect(text).not.toContain(FOREIGN_CANARY);
      }
      expect(refusals.size, 'foreign and unknown look alike').toBeLessThanOrEqual(1);
    });

    test('refuses malformed input of its own people, naming the field', async () => {
      if (target === 'none') return;
      const [path, ask] = requestFor(route, [1]);
      const wrong = ask.body
        ? path
        : path.replace(/\/1(\/|\?)/, '/1x$1').replace('client_id=1', 'client_id=1x');
      const answer = await asks.admin(wrong, ask.body ? { ...ask, body: { station_id_list: ['1x'] } } : ask);
      expect(answer.status).toBe(400);
      const problem = (await answer.json()) as { code: string; errors: { field: string }[] };
      expect(problem.code).toBe('invalid-input');
      expect(problem.errors[0]?.field).toMatch(/_id/);
    });
  },
);

describe.each(byKind('embed-key').map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s',
  (_, route) => {
    test.each(actors)('is closed to %s, who has no key of a partner', async (actor) => {
      for (const [ids] of AIMS.sector ?? []) {
        expect((await asks[actor](...requestFor(route, ids))).status).toBe(403);
      }
    });
  },
);

test('the internal view of health needs root', async () => {
  for (const actor of actors) {
    const answer = await asks[actor]('/v2/stations/1001/health?view=internal');
    const visible = expected(actor, [STATIONS[1001]!]);
    expect(answer.status, actor).toBe(visible === 200 && !ROOT.includes(actor) ? 403 : visible);
  }
});

test('lists hold what the caller reaches and nothing else', async () => {
  const list = async (actor: Actor, path: string, id: string) =>
    ((await (await asks[actor](path)).json()) as Record<string, number>[]).map((row) => row[id]);
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
    const answer = await asks[actor](`/v2/events?date_start=2026-09-01&date_end=2026-11-30${query}`);
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
  const ids = fc.uniqueArray(fc.constantFrom(1001, 1002, 3001, 1000, 999_999), { maxLength: 5 });
  const people = fc.constantFrom<Actor>('grower', 'narrowed', 'foreigner', 'adviser', 'superReader');
  await fc.assert(
    fc.asyncProperty(people, ids, async (actor, list) => {
      const path = `/count_analytics/bug_count?${DATES}`;
      const answer = await asks[actor](path, { body: { station_id_list: list } });
      expect(answer.status).toBe(
        expected(
          actor,
          list.map((id) => STATIONS[id] ?? NOWHERE),
        ),
      );
    }),
    { numRuns: 400 },
  );
});

test('no call exists outside the registry', () => {
  const beside = ['GET /openapi.json', 'OPTIONS /embed/*'];
  const known = ROUTES.map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
  );
  const mounted = service.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path}`);
  expect(new Set(mounted)).toEqual(new Set([...known, ...beside]));
});

test('the second net holds alone: a client’s transaction sees no row of another, whatever is asked', async () => {
  const { asClient } = await import('../db/tenant.ts');
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
