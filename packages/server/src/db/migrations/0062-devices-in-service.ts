import { type Kysely, sql } from 'kysely';
import { allSteps, type Steps, statements } from './in-steps.ts';
import { OWN_CLIENT, protectTenantTable } from './tenant-table.ts';

/**
 * A device is in service once in the world: a table of its own keeps this rule, as a unique index on `node` cannot
 * where the clients' devices lie on several machines (Citus). Signing in by a device's key reads it, too. The trigger
 * keeps the table up to date for servers of the earlier version; this version writes it itself.
 *
 * Ids and files of photos are unique by how they are made (one sequence, random names): plain indexes are enough there.
 */
export const steps: Steps = async () => [
  { take: devicesInService, isDone: `to_regclass('public.device_in_service') is not null` },
  statements(
    PLAIN_INDEXES,
    `not exists (select from pg_index where indexrelid = to_regclass('public.image_by_id') and indisunique)`,
  ),
];

export const up = allSteps(steps);

/** The trigger comes before the rows: a device that is put into service meanwhile is among one or the other. */
async function devicesInService(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run('lock table node in access exclusive mode');
  await run(TABLE);
  await protectTenantTable(db, 'device_in_service', {
    app: 'select, insert, delete',
    superRead: false,
    ownClient: OWN_CLIENT,
  });
  await run('create policy sign_in on device_in_service to vigia_auth using (true) with check (true)');
  await run('grant select on device_in_service to vigia_auth');
  await run(TRIGGER);
  await run('revoke execute on function keep_in_service() from public');
  await run(ROWS);
  await run('drop index node_in_service');
}

const TABLE = `
create table device_in_service (
  client_id int not null references client,
  serial_number text not null,
  primary key (client_id, serial_number),
  constraint device_in_service_once unique (serial_number)
);
create index node_by_serial on node (serial_number);
`;

const ROWS = `
insert into device_in_service select client_id, serial_number from node where not node_is_decommissioned`;

const TRIGGER = `
create function keep_in_service() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if TG_OP <> 'INSERT' and not old.node_is_decommissioned then
    delete from device_in_service where client_id = old.client_id and serial_number = old.serial_number;
  end if;
  if TG_OP <> 'DELETE' and not new.node_is_decommissioned then
    insert into device_in_service (client_id, serial_number) values (new.client_id, new.serial_number)
      on conflict (client_id, serial_number) do nothing;
  end if;
  return null;
end $$;
create trigger keep_in_service_on_insert after insert or delete on node
  for each row execute function keep_in_service();
create trigger keep_in_service_on_update after update of client_id, serial_number, node_is_decommissioned on node
  for each row when ((old.client_id, old.serial_number, old.node_is_decommissioned)
    is distinct from (new.client_id, new.serial_number, new.node_is_decommissioned))
  execute function keep_in_service();
`;

const PLAIN_INDEXES = `
drop index image_by_id, image_by_blob;
create index image_by_id on image (image_id);
create index image_by_blob on image (blob_key);
`;
