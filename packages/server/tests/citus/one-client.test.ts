import { afterAll, describe, expect, test } from 'vitest';
import { startEverybody } from '../access-matrix/everybody.ts';
import { aimsOf } from '../access-matrix/homes.ts';
import type { Actor } from '../access-matrix/people.ts';
import { ROWS } from '../access-matrix/requests/all.ts';
import { expected } from '../access-matrix/rights.ts';
import { goodStatus, type MatrixRow, requestOf } from '../access-matrix/row.ts';
import { listenTo } from '../races/statements.ts';
import { listenToNodes } from './asked-nodes.ts';
import { namelessOf, readsOf } from './named-clients.ts';
import { IS_DISTRIBUTED } from './nodes.ts';
import { afterTraced, clocksOf, copiedOf } from './refused-on-nodes.ts';

/** Who acts for one client; those who may most come first. */
const OF_ONE_CLIENT: readonly Actor[] = [
  'admin',
  'manager',
  'steward',
  'grower',
  'device',
  'partner',
  'anonymous',
];

// The month of the requests is there: making one asks every node, once.
const { service, undo, ask, close } = await startEverybody(async (superuser) => {
  await superuser.query(`select ensure_reading_month('2026-11-01'), ensure_device_month('2026-11-01')`);
});
afterAll(close);
const heard = listenTo(service.databases);
const nodes = listenToNodes(service.databases);

/** People's names are copied to every node, so that whoever changes one asks each. */
const WRITES_NAMES = /^(?:POST|PUT) (?:\/v2)?\/users/;

/** A request of somebody of one client that is carried out; undefined for a row that none of them may send. */
function requestFor(row: MatrixRow) {
  for (const actor of OF_ONE_CLIENT)
    for (const aim of aimsOf(row.aim)) {
      const isCarriedOut =
        goodStatus(row) < 400 && expected(actor, row.right, aim, goodStatus(row)) === goodStatus(row);
      if (isCarriedOut) return { actor, request: requestOf(row, aim) };
    }
  return undefined;
}
const REQUESTS = ROWS.flatMap((row) => {
  const found = requestFor(row);
  return found ? [{ name: `${row.route}${row.label ? ` (${row.label})` : ''}`, ...found }] : [];
});

describe('every statement of a request of one client names the client', () => {
  let reads = 0;
  let onOneNode = 0;

  test.each(REQUESTS.map((one) => [one.name, one] as const))('%s', async (name, { actor, request }) => {
    await undo.restore();
    heard.take();
    nodes.take();
    const answer = await ask(actor, ...request);
    expect(answer.status, await answer.text()).toBeLessThan(400);
    const transactions = heard.take();
    const sent = transactions.flat();
    reads += readsOf(sent);
    expect(namelessOf(sent)).toEqual([]);
    const refused = [...clocksOf(sent), ...copiedOf(sent), ...transactions.flatMap(afterTraced)];
    expect(refused, 'Citus refuses these').toEqual([]);
    const asked = nodes.take();
    if (WRITES_NAMES.test(name)) return;
    expect(asked.size, [...asked].join()).toBeLessThan(2);
    if (asked.size === 1) onOneNode += 1;
  });

  test('and many read or change something', () => {
    expect(REQUESTS.length).toBeGreaterThan(100);
    expect(reads).toBeGreaterThan(500);
  });

  test.runIf(IS_DISTRIBUTED)('and where the database is distributed, each asks one node at most', () => {
    expect(onOneNode).toBeGreaterThan(100);
  });
});

test('a statement without the client is found', () => {
  const of = (text: string) => namelessOf([{ text, values: [] }]);
  expect(of('select * from "station" where "client_id" = $1')).toEqual([]);
  expect(of('select * from station where station_id = $1')).toHaveLength(1);
  expect(
    of('select s.* from station s join sector using (client_id, sector_id) where s.client_id = 1'),
  ).toEqual([]);
  expect(of('select s.* from station s join sector using (sector_id) where s.client_id = 1')).toHaveLength(1);
  const within = (condition: string) =>
    of(`select array(select 1 from image where ${condition}image.client_id = e.client_id) from event e
      where e.client_id = 1`);
  expect(within('image.client_id = 1 and ')).toEqual([]);
  expect(within('')).toHaveLength(1);
  expect(of('update "node" set "x" = 1')).toHaveLength(1);
  expect(of('delete from event where event_id = 1')).toHaveLength(1);
  expect(of('insert into "event" ("client_id") values ($1)')).toEqual([]);
  expect(of('select * from "session" where "session_id" = $1')).toEqual([]);
});

test('statements that Citus refuses are found', () => {
  const of = (...texts: string[]) => texts.map((text) => ({ text, values: [] }));
  const upsert = (set: string) =>
    `insert into "field_count" ("client_id") values ($1) on conflict ("client_id") do update set ${set}`;
  expect(clocksOf(of(upsert('"entered_at" = now()')))).toHaveLength(1);
  expect(clocksOf(of(upsert('"entered_at" = "excluded"."entered_at"')))).toEqual([]);
  const lines =
    'insert into "climate_day" ("client_id") select $1::int from unnest($2::date[]) as line ("day")';
  expect(copiedOf(of(lines))).toHaveLength(1);
  expect(copiedOf(of(`${lines} returning 1`, `${lines} on conflict do nothing`))).toEqual([]);
  expect(copiedOf(of('insert into "climate_day" ("client_id") values ($1)'))).toEqual([]);
  const write = 'update "uplink_door" set "door_name" = $1 where "client_id" = $2';
  const read = 'select * from "uplink_device" where "client_id" = $1';
  expect(afterTraced(of('begin', read, write))).toEqual([]);
  expect(afterTraced(of('begin', write, read))).toEqual(['select * from uplink_device where client_id = $1']);
  expect(afterTraced(of(write, 'begin', read))).toEqual([]);
  expect(afterTraced(of('begin', 'update "session" set "x" = 1', read))).toEqual([]);
});
