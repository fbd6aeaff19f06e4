import { type Kysely, sql } from 'kysely';
import { allSteps, hasColumn, type Steps, statements } from './in-steps.ts';
import { recordTable } from './recorded-table.ts';
import { protectTenantTable } from './tenant-table.ts';

/** What a second step at sign-in consists of; only `vigia_auth` reaches it. */
const TABLES: Readonly<Record<string, string>> = {
  second_step_app: `
    client_id int not null references client,
    user_id int not null,
    sealed_secret text,
    pending_secret text,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    primary key (client_id, user_id),
    foreign key (client_id, user_id) references user_account on delete cascade`,
  passkey: `
    client_id int not null references client,
    passkey_id int generated always as identity,
    user_id int not null,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (client_id, passkey_id),
    foreign key (client_id, user_id) references user_account on delete cascade`,
  backup_code: `
    client_id int not null references client,
    user_id int not null,
    code_hash text not null,
    primary key (client_id, user_id, code_hash),
    foreign key (client_id, user_id) references user_account on delete cascade`,
  step_challenge: `
    client_id int not null references client,
    challenge_hash text not null unique,
    user_id int not null,
    purpose text not null check (purpose in ('sign-in', 'new-passkey')),
    passkey_challenge text,
    tries int not null default 0,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (client_id, challenge_hash),
    foreign key (client_id, user_id) references user_account on delete cascade`,
};

/**
 * Sessions that their owner can distinguish and end, and a second step at sign-in, which a client may require.
 * Its secrets are encrypted with a key that is stored beside the signing keys.
 */
export const steps: Steps = async () => [
  statements(SESSIONS, hasColumn('session', 'public_id')),
  statements(
    KEYS,
    `exists (select from pg_constraint where conrelid = to_regclass('public.signing_key')
      and conname = 'signing_key_purpose_check' and pg_get_constraintdef(oid) like '%seal%')`,
  ),
  { take: secondSteps, isDone: `to_regclass('public.step_challenge') is not null` },
  { take: accounts, isDone: hasColumn('user_account', 'second_step_since') },
  { take: clients, isDone: hasColumn('client', 'client_requires_second_step') },
];

export const up = allSteps(steps);

const SESSIONS = `
alter table session
  add column public_id uuid not null default gen_random_uuid(),
  add column device text not null default '',
  add column proved_at timestamptz;
create unique index session_by_public_id on session (public_id)`;

const KEYS = `
alter table signing_key drop constraint signing_key_purpose_check,
  add constraint signing_key_purpose_check check (purpose in ('session', 'embed', 'seal'))`;

async function secondSteps(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  for (const [table, columns] of Object.entries(TABLES)) {
    await run(`create table ${table} (${columns})`);
    await protectTenantTable(db, table, { app: 'select', superRead: false });
    await run(`revoke all on ${table} from vigia_app`);
    await run(`create policy sign_in on ${table} to vigia_auth using (true) with check (true)`);
    await run(`grant select, insert, update, delete on ${table} to vigia_auth`);
  }
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account add column second_step_since timestamptz`.execute(db);
  await sql`grant update (second_step_since) on user_account to vigia_auth`.execute(db);
  await recordTable(db, 'user_account', {
    kind: 'user',
    id: 'user_id',
    name: ['email'],
    columns: [
      ...['email', 'first_name', 'last_name', 'role', 'permissions', 'enabled'],
      ...['entities_under_sector', 'entities_under_client', 'password_expires_at', 'second_step_since'],
    ],
  });
}

async function clients(db: Kysely<unknown>): Promise<void> {
  await sql`alter table client add column client_requires_second_step boolean not null default false`.execute(
    db,
  );
  await recordTable(db, 'client', {
    kind: 'client',
    id: 'client_id',
    name: ['client_name'],
    columns: [
      ...['client_name', 'client_tax_id', 'client_is_archived', 'client_requires_second_step'],
      ...['client_is_device_pool', 'client_is_counted', 'client_is_test'],
    ],
  });
}
