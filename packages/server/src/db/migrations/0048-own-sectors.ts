import { allSteps, type Steps, statements } from './in-steps.ts';

/**
 * Row-level security by sectors: where a transaction names sectors in `app.sectors`, it sees of one client the devices,
 * positions and people of these alone, and what names them; without any it sees all of the client. The policies only
 * narrow, so that `own_client` applies beside them. The rules are those of `nodesInSight` and `seesPerson`.
 */
export const steps: Steps = async () => [
  statements(STANDS_SOMEWHERE, `to_regprocedure('stands_somewhere(int, text)') is not null`),
  ...Object.entries(OWN).map(([table, isOwn]) => {
    const rows = `${ALL_SECTORS} or ${isOwn}`;
    return statements(
      `create policy own_sectors on ${table} as restrictive to vigia_app using (${rows}) with check (${rows})`,
      `exists (select from pg_policies
        where schemaname = 'public' and tablename = '${table}' and policyname = 'own_sectors')`,
    );
  }),
];

export const up = allSteps(steps);

const NAMED = "nullif(current_setting('app.sectors', true), '')";
const ALL_SECTORS = `(select ${NAMED} is null)`;
const OWN_SECTOR = `sector_id = any((select ${NAMED}::int[])::int[])`;
/** Policies of the table that is read narrow this to the own stations. */
const OWN_STATION = 'station_id in (select station_id from station)';
const AT_OWN_STATION = `serial_number in (
  select assigned_node_sn from station where assigned_node_sn is not null and not station_is_archived)`;
const SOME_SECTOR = '(select exists (select from sector where not sector_is_archived))';

/** A device that stands nowhere may be put up in any sector. */
const OWN_DEVICE = `${AT_OWN_STATION}
  or (${SOME_SECTOR} and not node_is_decommissioned and not stands_somewhere(client_id, serial_number))`;

const OWN_PERSON = `user_id = (select nullif(current_setting('app.actor', true), '')::int)
  or (enabled and ${SOME_SECTOR} and (
    role = 'admin' or entities_under_sector = '{}' or entities_under_client ? '*'
    or entities_under_client ->> client_id::text = 'admin'
    or entities_under_sector ?| (select ${NAMED}::text[])))`;

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
  device_log: AT_OWN_STATION,
  user_account: OWN_PERSON,
};

/** Who sees no station of other sectors cannot see that a device stands there; this function answers it. */
const STANDS_SOMEWHERE = `
create function stands_somewhere(of_client int, serial text) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from station
    where client_id = of_client and assigned_node_sn = serial and not station_is_archived)
$$;
revoke execute on function stands_somewhere(int, text) from public;
grant execute on function stands_somewhere(int, text) to vigia_app`;
