import { sql } from 'kysely';
import type { Databases } from '../../src/db/pool.ts';
import { FOREIGN_CANARY, FOREIGN_SOURCE_ID, SOURCE_ID, UNOPENED_KEYS } from './farm-keys.ts';

/**
 * Accounts with makers of stations, their stations, ranges of past days, and what was sent wrong, of both clients; nothing
 * in a schema of before there were any.
 */
export async function insertSources({ owner }: Pick<Databases, 'owner'>): Promise<void> {
  const { rows } = await sql<object>`select where to_regclass('station_source') is not null`.execute(owner);
  if (rows.length === 0) return;
  const at = '2026-11-20T12:00:00.000Z';
  const source = { vendor: 'fieldclimate', sealed_keys: UNOPENED_KEYS, failure: null } as const;
  await owner
    .insertInto('station_source')
    .values(
      [
        { client_id: 1, source_id: SOURCE_ID, source_name: 'METOS' },
        { client_id: 3, source_id: FOREIGN_SOURCE_ID, source_name: FOREIGN_CANARY },
      ].map((each) => ({ ...source, ...each, next_at: at, created_at: at })),
    )
    .execute();
  const station = { time_zone: 'America/Santiago', pulled_to: at, next_at: at, failure: null };
  const [own, foreign] = [
    { client_id: 1, source_id: SOURCE_ID },
    { client_id: 3, source_id: FOREIGN_SOURCE_ID },
  ] as const;
  await owner
    .insertInto('source_station')
    .values([
      { ...station, ...own, vendor_station_id: 'M1', vendor_station_name: 'Norte', station_id: 1001 },
      { ...station, ...own, vendor_station_id: 'M2', vendor_station_name: 'Sur', station_id: 1002 },
      {
        ...station,
        ...foreign,
        vendor_station_id: 'M1',
        vendor_station_name: FOREIGN_CANARY,
        station_id: 3001,
      },
    ])
    .execute();
  const range = { from_t: '2025-01-01T03:00:00.000Z', to_t: '2025-02-01T03:00:00.000Z', created_at: at };
  await owner
    .insertInto('source_backfill')
    .values(
      [own, foreign].map((each) => ({
        ...{ ...each, ...range, backfill_id: each.source_id, vendor_station_id: 'M1', done_to: range.from_t },
      })),
    )
    .execute();
  await owner
    .insertInto('source_apart')
    .values(
      [own, foreign].map((each) => ({
        ...{ ...each, vendor_station_id: 'M1', apart_hash: '0a1b2c3d-0000-4000-8000-000000000001' },
        ...{ reason: 'bad-answer', sent_t: '', kept_at: at },
        content: JSON.stringify({ text: each === foreign ? FOREIGN_CANARY : '<html>' }),
      })),
    )
    .execute();
}
