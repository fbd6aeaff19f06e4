import { type Kysely, sql } from 'kysely';
import { OWN_CLIENT } from './tenant-table.ts';

/**
 * The policies call functions in place of subqueries, which Citus refuses in a policy, and those of sectors become a
 * part of `own_client`: Citus 13 makes a restrictive policy a permissive one on its shards. What may be seen stays the
 * same. A function that looks into a table names the client in its query, so that the query needs one node only.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(SETTINGS);
  for (const [signature, body] of Object.entries(RULES)) {
    await run(
      `create function ${signature} returns boolean language plpgsql stable as $$ begin return ${body}; end $$`,
    );
  }
  await run(STANDS_SOMEWHERE);
  for (const signature of [...CURRENT, ...Object.keys(RULES)]) {
    await run(`revoke execute on function ${signature} from public`);
    await run(`grant execute on function ${signature} to vigia_app`);
  }
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_policies where schemaname = 'public' and policyname = 'own_client'`.execute(
    db,
  );
  for (const { name } of rows) {
    const own = OWN[name] ? `${OWN_CLIENT} and (current_sectors() is null or ${OWN[name]})` : OWN_CLIENT;
    await run(`alter policy own_client on ${name} using (${own}) with check (${own})`);
  }
  for (const table of Object.keys(OWN)) await run(`drop policy own_sectors on ${table}`);
}

const CURRENT = ['current_client()', 'current_sectors()', 'current_actor()'];

/** The settings of the transaction; null where they are not set. PostgreSQL puts their bodies into the query. */
const SETTINGS = `
create function current_client() returns int language sql stable parallel safe as $$
  select nullif(current_setting('app.client', true), '')::int $$;
create function current_sectors() returns int[] language sql stable parallel safe as $$
  select nullif(current_setting('app.sectors', true), '')::int[] $$;
create function current_actor() returns int language sql stable parallel safe as $$
  select nullif(current_setting('app.actor', true), '')::int $$;
`;

/** By the policies of the tables read, each is narrowed to the own sectors. */
const RULES: Readonly<Record<string, string>> = {
  'is_own_station(of_client int, of_station int)': `exists (
    select from station where client_id = of_client and station_id = of_station)`,
  'is_at_own_station(of_client int, serial text)': `exists (
    select from station where client_id = of_client and assigned_node_sn = serial and not station_is_archived)`,
  'has_own_sector(of_client int)': `exists (
    select from sector where client_id = of_client and not sector_is_archived)`,
};

/** A device that stands nowhere may be put up in any sector. */
const OWN_DEVICE = `is_at_own_station(client_id, serial_number)
  or (not node_is_decommissioned and has_own_sector(client_id) and not stands_somewhere(client_id, serial_number))`;

const OWN_PERSON = `user_id = current_actor()
  or (enabled and has_own_sector(client_id) and (
    role = 'admin' or entities_under_sector = '{}' or entities_under_client ? '*'
    or entities_under_client ->> client_id::text = 'admin'
    or entities_under_sector ?| current_sectors()::text[]))`;

const OWN_SECTOR = 'sector_id = any(current_sectors())';
const OWN_STATION = 'is_own_station(client_id, station_id)';

const OWN: Readonly<Record<string, string>> = {
  sector: OWN_SECTOR,
  station: OWN_SECTOR,
  node: OWN_DEVICE,
  event: `case when sector_id is null then ${OWN_STATION} else ${OWN_SECTOR} end`,
  // A report of a whole field has photos of no station.
  image: `station_id is null or ${OWN_STATION}`,
  device_report: OWN_STATION,
  set_apart_reading: OWN_STATION,
  connection_attempt: OWN_STATION,
  device_log: 'is_at_own_station(client_id, serial_number)',
  user_account: OWN_PERSON,
};

const STANDS_SOMEWHERE = `
create or replace function stands_somewhere(of_client int, serial text) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return exists (select from station
    where client_id = of_client and assigned_node_sn = serial and not station_is_archived);
end $$`;
