import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isoDate } from '@vigia/domain';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SMALL_DEMO } from '../../tests/support/small-demo.ts';
import { type TestDatabase, testDatabase } from '../../tests/support/test-database.ts';
import { serviceScope } from '../access/gate.ts';
import { verifyPassword } from '../auth/password.ts';
import { asClient } from '../db/tenant.ts';
import { hashOfEmbedKey } from '../embed/new-key.ts';
import { makeNotifications } from '../notifications/make-notifications.ts';
import { ACCOUNTS_FILE, EMBED_FILE, seedDemo } from './demo.ts';
import type { FarmPlan } from './plan.ts';

const TODAY = isoDate('2026-11-21');
const now = () => Date.parse('2026-11-21T12:34:56Z');

let db: TestDatabase;
let dataFolder: string;
beforeEach(async () => {
  db = await testDatabase();
  dataFolder = join(mkdtempSync(join(tmpdir(), 'vigia-seed-')), 'datos');
});
afterEach(async () => {
  await db.cleanup();
  rmSync(join(dataFolder, '..'), { recursive: true, force: true });
});

const seed = (plan: FarmPlan = SMALL_DEMO) =>
  seedDemo({ databases: db.databases, dataFolder, today: TODAY, now, plan });

const count = async (
  table: 'client' | 'reading' | 'climate_day' | 'capture' | 'user_account' | 'station',
) => {
  const { n } = await db.databases.owner
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

test('loads a farm whose people can sign in', async () => {
  const lines: string[] = [];
  const accounts = await seedDemo({
    databases: db.databases,
    dataFolder,
    today: TODAY,
    now,
    plan: SMALL_DEMO,
    onProgress: (line) => lines.push(line),
  });
  expect(lines.join('\n')).toContain('mediciones reales de 2019');
  expect(accounts.map(({ role, client }) => [role, client])).toEqual([
    ['root', 'Viña Los Aromos'],
    ['admin', 'Viña Los Aromos'],
    ['user', 'Viña Los Aromos'],
    ['user', 'Agrícola San Clemente'],
  ]);
  const file = join(dataFolder, ACCOUNTS_FILE);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(accounts);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataFolder).sort()).toEqual([ACCOUNTS_FILE, EMBED_FILE]);
  for (const { email, password } of accounts) {
    expect(password).toMatch(/^[a-z]{4}(-[a-z]{4}){3}-\d\d$/);
    const { password_hash, role, permissions, entities_under_client } = await db.databases.owner
      .selectFrom('user_account')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(await verifyPassword(password_hash, password)).toBe(true);
    if (email.startsWith('root')) {
      expect({ role, permissions, entities_under_client }).toEqual({
        role: 'admin',
        permissions: 'root',
        entities_under_client: { '*': 'admin' },
      });
    }
  }
  const embed = JSON.parse(readFileSync(join(dataFolder, EMBED_FILE), 'utf8'));
  expect(embed.key).toMatch(/^pk_live_[\w-]{43}$/);
  expect(statSync(join(dataFolder, EMBED_FILE)).mode & 0o777).toBe(0o600);
  const key = await db.databases.owner.selectFrom('embed_key').selectAll().executeTakeFirstOrThrow();
  expect(key).toMatchObject({
    client_id: 1,
    key_hash: hashOfEmbedKey(embed.key),
    sector_ids: embed.sector_ids,
  });
});

test('rows, roll-ups and references are whole, and each client sees its own', async () => {
  await seed();
  const { owner, app } = db.databases;
  expect(await count('client')).toBe(3);
  expect(await count('station')).toBe(7);
  const { days } = (
    await sql<{ days: number }>`
      select count(*)::int as days from (
        select distinct client_id, station_id, (t at time zone 'America/Santiago')::date from reading
      ) as held`.execute(owner)
  ).rows[0]!;
  expect(await count('climate_day')).toBe(days);
  const wrong = await sql`
    select c.day from climate_day c join (
      select station_id, (t at time zone 'America/Santiago')::date as day, min(ambient_temperature_c) as low,
        max(ambient_temperature_c) as high, count(distinct date_trunc('hour', t)) as hours, max(t) as latest
      from reading where ambient_temperature_c is not null group by 1, 2
    ) r using (station_id, day)
    where c.t_min <> r.low or c.t_max <> r.high or c.hours_present <> r.hours`.execute(owner);
  expect(wrong.rows).toEqual([]);
  const measured = await owner
    .selectFrom('station')
    .innerJoin('climate_day', (join) =>
      join
        .onRef('climate_day.client_id', '=', 'station.client_id')
        .onRef('climate_day.station_id', '=', 'station.station_id'),
    )
    .select(sql<number>`count(*)::int`.as('days'))
    .where('station_name', '=', 'Estación INIA 2019')
    .executeTakeFirstOrThrow();
  expect(measured.days).toBe(123);
  const seen = await asClient(app, 3, (tx) =>
    tx.selectFrom('climate_day').select('client_id').distinct().execute(),
  );
  expect(seen).toEqual([{ client_id: 3 }]);
  const swap = await owner.selectFrom('event').selectAll().where('type', '=', 'device_swap').execute();
  expect(swap).toHaveLength(2);
  const nodes = await owner
    .selectFrom('node')
    .selectAll()
    .where('node_is_decommissioned', '=', true)
    .execute();
  expect(nodes.map((node) => node.serial_number).sort()).toEqual(
    swap.map((event) => event.old_node_id).sort(),
  );
  const added = await owner
    .insertInto('sector')
    .values({
      client_id: 1,
      sector_name: 'Nuevo',
      sector_address: 'Curicó, Maule',
      sector_position_lat: -35,
      sector_position_lon: -71,
    })
    .returning('sector_id')
    .executeTakeFirstOrThrow();
  expect(added.sector_id).toBe(3);
});

test('its stations are visited, its notices follow from what is stored, and reports are scheduled', async () => {
  await seed();
  const { owner } = db.databases;
  const visits = await owner
    .selectFrom('event')
    .selectAll()
    .where('type', '=', 'station_maintenance')
    .execute();
  expect(visits.length).toBeGreaterThan(6);
  for (const { date_event, lure_settings, comments } of visits) {
    expect(date_event >= '2026-08-05' && date_event < TODAY).toBe(true);
    expect(lure_settings).toMatchObject({ installed: true, expiration_days: 30 });
    expect(comments).toMatch(/feromona/);
  }
  const notified = await owner.selectFrom('notification').selectAll().execute();
  const types = new Set(notified.map(({ type }) => type));
  expect([...types]).toEqual(
    expect.arrayContaining(['lure', 'paper', 'first_capture', 'pesticide_recommendation']),
  );
  expect(notified.every((one) => one.datetime_sent <= new Date(now()).toISOString())).toBe(true);
  expect(notified.some((one) => one.datetime_resolved !== null)).toBe(true);
  const again = await asClient(db.databases.background, 1, (tx) =>
    makeNotifications(tx, serviceScope(1), 1, now()),
  );
  expect(again).toEqual({ sent: 0, resolved: 0 });
  const reports = await owner
    .selectFrom('scheduled_report')
    .select(['client_id', 'cron_expression'])
    .orderBy('client_id')
    .execute();
  expect(reports).toEqual([
    { client_id: 1, cron_expression: '0 8 * * 1' },
    { client_id: 3, cron_expression: '0 8 * * 1' },
  ]);
});

test('refuses a database that contains a client, and leaves it and the folder alone', async () => {
  await db.databases.owner.insertInto('client').values({ client_id: 9, client_name: 'Mi campo' }).execute();
  await expect(seed()).rejects.toThrow('La base de datos ya tiene datos («Mi campo»)');
  expect(await count('client')).toBe(1);
  expect(existsSync(dataFolder)).toBe(false);
});

test('a load that breaks off leaves nothing, and can be repeated', async () => {
  const { owner } = db.databases;
  await sql`alter table capture add constraint broken check (in_photo < 3)`.execute(owner);
  await expect(seed()).rejects.toThrow('broken');
  for (const table of ['client', 'station', 'reading', 'climate_day', 'user_account'] as const) {
    expect(await count(table), table).toBe(0);
  }
  const { rows } = await sql`select 1 from pg_class where relname like 'reading_2%'`.execute(owner);
  expect(rows).toEqual([]);
  await sql`alter table capture drop constraint broken`.execute(owner);
  await seed();
  expect(await count('client')).toBe(3);
});

test('of two loads at once one wins', async () => {
  const results = await Promise.allSettled([seed(), seed()]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await count('client')).toBe(3);
});

test('the same day gives the same rows, but never the same secrets', async () => {
  const content = async () => {
    const { owner } = db.databases;
    const tables = [
      'client',
      'sector',
      'season',
      'biofix',
      'node',
      'station',
      'event',
      'climate_day',
      'capture',
      'notification',
      'notification_read',
      'station_state',
    ];
    const parts = await Promise.all(
      tables.map((table) =>
        sql<{ md5: string }>`
          select md5(string_agg(r::text, '|' order by r::text)) as md5 from ${sql.table(table)} as r`.execute(
          owner,
        ),
      ),
    );
    return parts.map(({ rows }) => rows[0]?.md5);
  };
  const first = await seed();
  const before = await content();
  const key = readFileSync(join(dataFolder, EMBED_FILE), 'utf8');
  await db.cleanup();
  db = await testDatabase();
  const second = await seed();
  const after = await content();
  expect(after).toEqual(before);
  expect(readFileSync(join(dataFolder, EMBED_FILE), 'utf8')).not.toBe(key);
  expect(second.map(({ password }) => password)).not.toEqual(first.map(({ password }) => password));
});

test('devices have sent reports, each for the station it stood at', async () => {
  await seed();
  const { owner } = db.databases;
  const notified = await owner
    .selectFrom('device_report')
    .select(['category', sql<number>`count(distinct serial_number)::int`.as('devices')])
    .groupBy('category')
    .orderBy('category')
    .execute();
  expect(notified.map(({ category }) => category)).toEqual(['gps', 'selftest', 'signal']);
  const logs = await owner.selectFrom('device_log').select('log_level').distinct().execute();
  expect(logs.length).toBeGreaterThanOrEqual(3);
  const swapped = await sql<{ serial_number: string; first: string; last: string }>`
    select serial_number, min(t) as first, max(t) as last from device_report
    where station_id = (select station_id from event where type = 'device_swap' limit 1)
    group by 1 order by 2`.execute(owner);
  expect(swapped.rows).toHaveLength(2);
  expect((swapped.rows[0]?.last ?? '') < (swapped.rows[1]?.first ?? '')).toBe(true);
  const astray = await sql`
    select 1 from reading join device_report using (client_id, station_id)
    where reading.t = device_report.t and reading.node_sn <> device_report.serial_number limit 1`.execute(
    owner,
  );
  expect(astray.rows).toEqual([]);
  const placed = await owner.selectFrom('node').select('node_last_location_lat as lat').execute();
  expect(placed.some(({ lat }) => lat !== null)).toBe(true);
});
