import { type Kysely, sql } from 'kysely';
import { OWN_CLIENT, protectTenantTable } from './tenant-table.ts';

/**
 * What devices sent and what became of it: of known devices in `device_arrival`, of all others in `unknown_device`,
 * which belongs to no client. Both are written by the role that checks the keys of devices (decision 41).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(DEVICE_ARRIVAL);
  await protectTenantTable(db, 'device_arrival', {
    app: 'select',
    ownClient: `${OWN_CLIENT} and (current_sectors() is null or is_at_own_station(client_id, serial_number))`,
  });
  await run('create policy sign_in on device_arrival to vigia_auth using (true) with check (true)');
  await run('grant select, insert, update, delete on device_arrival to vigia_auth');
  await run(UNKNOWN_DEVICE);
  await run('grant select, insert, update on unknown_device to vigia_auth');
  await run('grant select on unknown_device to vigia_super_read');
}

const DEVICE_ARRIVAL = `
create table device_arrival (
  client_id int not null references client,
  serial_number text not null,
  arrival_id bigint not null generated always as identity,
  arrived_at timestamptz not null,
  device_call text not null check (device_call in ('data', 'logs', 'image', 'config')),
  became text not null check (became in ('taken', 'partly', 'apart', 'repeated', 'refused', 'failed')),
  http_status int not null,
  refused_code text,
  refused_reason text,
  problems jsonb not null,
  problem_count int not null,
  key_fault text check (key_fault in ('missing', 'malformed', 'unknown')),
  times int not null,
  size_bytes int,
  network_address text not null,
  program text,
  wrong_type text,
  asked_serial text,
  parts jsonb not null,
  earliest_at timestamptz,
  latest_at timestamptz,
  rows_new int,
  rows_changed int,
  rows_same int,
  image_id int,
  intact boolean,
  primary key (client_id, serial_number, arrival_id)
)`;

/** A fixed number of places; whoever sends, it grows no further. */
const UNKNOWN_DEVICE = `
create table unknown_device (
  place int primary key,
  serial_number text not null,
  network_address text not null,
  device_call text not null check (device_call in ('data', 'logs', 'image', 'config')),
  key_fault text not null check (key_fault in ('missing', 'malformed', 'unknown')),
  program text,
  times int not null,
  first_arrived_at timestamptz not null,
  last_arrived_at timestamptz not null
)`;
