import { HOUR_MS, isoDate } from '@vigia/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../tests/support/cli.ts';
import { SMALL_DEMO } from '../../tests/support/small-demo.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { seedDemo } from './demo.ts';
import { feedDemo } from './feed.ts';

const LOADED = Date.parse('2026-11-21T12:34:56Z');
const signal = new AbortController().signal;
let db: TestDatabase;
let scratch: ReturnType<typeof testFolder>;
beforeAll(async () => {
  db = await testDatabase();
  scratch = testFolder();
});
afterAll(async () => {
  await db.cleanup();
  scratch.remove();
});

const feed = (now: number) => feedDemo({ databases: db.databases, now, signal, plan: SMALL_DEMO });

/** The stations with their data; times are hours since the load. */
async function stations() {
  const { rows } = await sql<{ id: number; readings: number; last: string | null; version: string }>`
    select s.station_id as id, data_version as version, station_is_archived as archived, count(r.t)::int as readings,
      max(r.t) as last
    from station s left join reading r on r.client_id = s.client_id and r.station_id = s.station_id
    group by s.client_id, s.station_id, data_version, station_is_archived order by s.station_id`.execute(
    db.databases.owner,
  );
  return rows;
}
const since = (t: string | null) => (t === null ? null : (Date.parse(t) - LOADED) / HOUR_MS);

test('a service without the farm is left alone', async () => {
  expect(await feed(LOADED)).toEqual({ readings: 0, captures: 0 });
});

test('stations go on where the load left them, days later', async () => {
  const { databases } = db;
  const dataFolder = `${scratch.folder}/datos`;
  await seedDemo({
    databases,
    dataFolder,
    today: isoDate('2026-11-21'),
    now: () => LOADED,
    plan: SMALL_DEMO,
  });
  const before = await stations();
  const days = sql<{ days: string }>`select md5(string_agg(d::text, '|' order by d::text)) as days
    from climate_day d where day < '2026-11-21'`;
  const past = await days.execute(databases.owner);
  expect(await feed(LOADED)).toEqual({ readings: 0, captures: 0 });

  const later = LOADED + 60 * HOUR_MS;
  const fed = await feed(later);
  const after = await stations();
  const measuring = before.filter(({ last }) => (since(last) ?? -99) > -30);
  expect(measuring.length).toBeGreaterThan(3);
  for (const { id, readings, version } of measuring) {
    const now = after.find((station) => station.id === id)!;
    expect(now.readings - readings, `station ${id}`).toBeGreaterThan(20);
    expect(now.readings - readings, `station ${id}`).toBeLessThanOrEqual(60);
    expect(since(now.last)!).toBeGreaterThan(25);
    expect(Number(now.version)).toBeGreaterThan(Number(version));
  }
  expect(fed.readings).toBe(sum(after) - sum(before));
  expect(fed.captures).toBeGreaterThan(measuring.length);
  expect((await days.execute(databases.owner)).rows).toEqual(past.rows);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from climate_day
    where day = '2026-11-22' and hours_present >= 20`.execute(databases.owner);
  expect(rows[0]!.n).toBeGreaterThan(2);

  const silent = await sql`select station_id from reading r where t > '2026-11-22' and node_sn is not null
    and not exists (select from device_report d
      where d.client_id = r.client_id and d.station_id = r.station_id and d.t > '2026-11-22')`.execute(
    databases.owner,
  );
  expect(silent.rows, 'devices that measure tell of themselves too').toEqual([]);
  const fedRows = await sql<{
    n: number;
  }>`select (select count(*) from device_report where t > '2026-11-22')::int
    + (select count(*) from device_log where log_datetime > '2026-11-22')::int as n`.execute(databases.owner);
  expect(fedRows.rows[0]!.n).toBeGreaterThan(20);

  expect(await feed(later), 'once is enough').toEqual({ readings: 0, captures: 0 });
});

test('an archived station measures no more', async () => {
  const { owner } = db.databases;
  await owner.updateTable('station').set({ station_is_archived: true }).execute();
  expect(await feed(LOADED + 90 * HOUR_MS)).toEqual({ readings: 0, captures: 0 });
});

const sum = (list: readonly { readings: number }[]) =>
  list.reduce((total, { readings }) => total + readings, 0);
