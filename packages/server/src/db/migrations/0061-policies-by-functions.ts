import { sql } from 'kysely';
import { allSteps, type Step, type Steps, statements } from './in-steps.ts';
import { OWN_CLIENT } from './tenant-table.ts';

/**
 * The policies call functions in place of subqueries, which Citus refuses in a policy, and those of sectors become a
 * part of `own_client`: Citus 13 makes a restrictive policy a permissive one on its shards. What may be seen stays the
 * same. A function that looks into a table names the client in its query, so that the query needs one node only.
 */
export const steps: Steps = async (db) => {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_policies where schemaname = 'public' and policyname = 'own_client'`.execute(
    db,
  );
  return [
    statements(functions(), `to_regprocedure('current_client()') is not null`),
    ...rows.map(({ name }) => policyOf(name)),
  ];
};

export const up = allSteps(steps);

function functions(): string {
  const rules = Object.entries(RULES).map(
    ([signature, body]) =>
      `create function ${signature} returns boolean language plpgsql stable as $$ begin return ${body}; end $$`,
  );
  const rights = [...CURRENT, ...Object.keys(RULES)].map(
    (signature) => `revoke execute on function ${signature} from public;
      grant execute on function ${signature} to vigia_app`,
  );
  return [SETTINGS, ...rules, STANDS_SOMEWHERE, ...rights].join(';\n');
}

/** The table's policy `own_client`, narrowed to the own sectors where it has rows of these. */
function policyOf(table: string): Step {
  const isOwn = OWN[table];
  const own = isOwn ? `${OWN_CLIENT} and (current_sectors() is null or ${isOwn})` : OWN_CLIENT;
  return statements(
    `alter policy own_client on ${table} using (${own}) with check (${own});
      ${isOwn ? `drop policy own_sectors on ${table}` : ''}`,
    `exists (select from pg_policies where schemaname = 'public' and quote_ident(tablename) = '${table}'
      and policyname = 'own_client' and qual like '%current_client()%')`,
  );
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
