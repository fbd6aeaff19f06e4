import { type Kysely, sql } from 'kysely';
import { allSteps, type Steps } from './in-steps.ts';
import { recordTable } from './recorded-table.ts';
import { OWN_CLIENT, protectTenantTable } from './tenant-table.ts';

/**
 * Accounts of clients with makers of weather stations, from which measurements are pulled: which of the maker's stations
 * is which of ours, how far each was pulled, pulls of past days, and what a maker sent wrong.
 */
const TABLES: Readonly<Record<string, string>> = {
  station_source: `
    client_id int not null references client,
    source_id int generated always as identity,
    vendor text not null check (vendor in ('fieldclimate', 'weatherlink')),
    source_name text not null,
    sealed_keys text not null,
    source_state text not null default 'active' check (source_state in ('active', 'paused', 'keys-refused')),
    failures int not null default 0,
    failure text,
    failure_text text,
    failed_at timestamptz,
    answered_at timestamptz,
    next_at timestamptz not null,
    taken_until timestamptz,
    created_at timestamptz not null,
    primary key (client_id, source_id)`,
  source_station: `
    client_id int not null references client,
    source_id int not null,
    vendor_station_id text not null,
    vendor_station_name text not null,
    time_zone text not null,
    station_id int not null,
    pulled_to timestamptz not null,
    last_reading timestamptz,
    looked_back_at timestamptz,
    looked_back_to timestamptz,
    failures int not null default 0,
    failure text,
    failure_text text,
    failed_at timestamptz,
    next_at timestamptz not null,
    primary key (client_id, source_id, vendor_station_id),
    unique (client_id, station_id),
    foreign key (client_id, source_id) references station_source on delete cascade,
    foreign key (client_id, station_id) references station`,
  source_backfill: `
    client_id int not null references client,
    backfill_id int generated always as identity,
    source_id int not null,
    vendor_station_id text not null,
    from_t timestamptz not null,
    to_t timestamptz not null,
    done_to timestamptz not null,
    backfill_state text not null default 'open' check (backfill_state in ('open', 'done', 'cancelled', 'failed')),
    failure_text text,
    rows_new int not null default 0,
    rows_changed int not null default 0,
    created_at timestamptz not null,
    ended_at timestamptz,
    primary key (client_id, backfill_id),
    foreign key (client_id, source_id, vendor_station_id) references source_station on delete cascade`,
  source_apart: `
    client_id int not null references client,
    source_id int not null,
    vendor_station_id text not null,
    apart_hash uuid not null,
    reason text not null,
    sent_t text not null,
    content jsonb not null,
    kept_at timestamptz not null,
    primary key (client_id, source_id, vendor_station_id, apart_hash),
    foreign key (client_id, source_id, vendor_station_id) references source_station on delete cascade`,
};

export const steps: Steps = async () =>
  Object.entries(TABLES).map(([table, columns]) => ({
    take: async (db: Kysely<unknown>) => {
      await sql.raw(`create table ${table} (${columns})`).execute(db);
      await protectTenantTable(db, table, { ownClient: OWN_CLIENT });
      const recorded = RECORDED[table];
      if (recorded) await recordTable(db, table, recorded);
    },
    isDone: `to_regclass('public.${table}') is not null`,
  }));

export const up = allSteps(steps);

const RECORDED: Readonly<Record<string, Parameters<typeof recordTable>[2]>> = {
  station_source: {
    kind: 'station-source',
    id: 'source_id',
    name: ['source_name'],
    columns: ['vendor', 'source_name', 'source_state'],
  },
  source_station: {
    kind: 'station-source',
    id: 'vendor_station_id',
    name: ['vendor_station_name'],
    columns: ['vendor_station_id', 'station_id'],
  },
};
