import { type StationSource, StationSourceWire } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import type { ClientId } from '@vigia/domain/farm';
import type { Updateable } from 'kysely';
import * as z from 'zod/mini';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { StationSourceTable } from '../../db/schema/station-sources.ts';
import { lockRow } from '../lock-row.ts';

const iso = (at: EpochMs): string => new Date(at).toISOString();
const HEALTH = ['failure', 'failure_text', 'failed_at', 'next_at'] as const;

/** The client's sources, by id. The caller must check who may read them: administrators, who see all stations. */
export async function sourcesOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<StationSource[]> {
  return await withParts(tx, scope, await rows(tx).where('client_id', '=', clientId).execute());
}

/** A source of a client in the scope; null without one. The caller must check who may read it. */
export async function sourceById(tx: Tx, scope: Scope, id: number): Promise<StationSource | null> {
  return (await withParts(tx, scope, await rows(tx).where('source_id', '=', id).execute()))[0] ?? null;
}

const rows = (tx: Tx) =>
  tx
    .selectFrom('station_source')
    .select(['source_id', 'client_id', 'vendor', 'source_name', 'source_state', 'answered_at', 'created_at'])
    .select(HEALTH)
    .orderBy('source_id');
type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

async function withParts(tx: Tx, scope: Scope, found: readonly Row[]): Promise<StationSource[]> {
  const own = visible(scope, 'season.read', found, (row) => ({ clientId: row.client_id }));
  const sources: StationSource[] = [];
  for (const row of own) sources.push(await withItsParts(tx, row));
  return sources;
}

async function withItsParts(tx: Tx, row: Row): Promise<StationSource> {
  const { client_id: clientId, source_id: sourceId } = row;
  const ties = await tiesOf(tx, clientId, sourceId);
  const backfills = await backfillsOf(tx, clientId, sourceId);
  const failure = { failure: row.failure ?? null };
  const stations = ties.map((tie) => ({ ...tie, failure: tie.failure ?? null, apart: Number(tie.apart) }));
  return z.decode(StationSourceWire, { ...row, ...failure, tied_stations: stations, backfills });
}

const tiesOf = (tx: Tx, clientId: ClientId, sourceId: number) =>
  tx
    .selectFrom('source_station')
    .select([
      'vendor_station_id',
      'vendor_station_name',
      'station_id',
      'time_zone',
      'pulled_to',
      'last_reading',
    ])
    .select(HEALTH)
    .select((row) =>
      row
        .selectFrom('source_apart')
        .select((kept) => kept.fn.countAll<string>().as('count'))
        .where('source_apart.client_id', '=', clientId)
        .where('source_apart.source_id', '=', sourceId)
        .whereRef('source_apart.vendor_station_id', '=', 'source_station.vendor_station_id')
        .as('apart'),
    )
    .where('client_id', '=', clientId)
    .where('source_id', '=', sourceId)
    .orderBy('vendor_station_id')
    .execute();

/** The last pulls of past days that are listed. */
const BACKFILLS_LISTED = 50;

const backfillsOf = (tx: Tx, clientId: ClientId, sourceId: number) =>
  tx
    .selectFrom('source_backfill')
    .select(['backfill_id', 'vendor_station_id', 'from_t', 'to_t', 'done_to', 'backfill_state'])
    .select(['failure_text', 'rows_new', 'rows_changed', 'created_at', 'ended_at'])
    .where('client_id', '=', clientId)
    .where('source_id', '=', sourceId)
    .orderBy('backfill_id', 'desc')
    .limit(BACKFILLS_LISTED)
    .execute();

export const lockSource = (tx: Tx, id: number) => lockRow(tx, 'station_source', 'source_id', id);

/** Makes a source without keys yet. @returns its id */
export async function insertSource(
  tx: Tx,
  { clientId, vendor, name }: Pick<StationSource, 'clientId' | 'vendor' | 'name'>,
  now: EpochMs,
): Promise<number> {
  const row = await tx
    .insertInto('station_source')
    .values({
      ...{ client_id: clientId, vendor, source_name: name, sealed_keys: '', failure: null },
      ...{ next_at: iso(now), created_at: iso(now) },
    })
    .returning('source_id')
    .executeTakeFirstOrThrow();
  return row.source_id;
}

type Changes = Pick<
  Updateable<StationSourceTable>,
  'source_name' | 'source_state' | 'sealed_keys' | 'failures' | 'failure' | 'failure_text' | 'next_at'
>;

export async function changeSource(
  tx: Tx,
  { clientId, id }: Pick<StationSource, 'clientId' | 'id'>,
  changes: Changes,
): Promise<void> {
  await tx
    .updateTable('station_source')
    .set(changes)
    .where('client_id', '=', clientId)
    .where('source_id', '=', id)
    .execute();
}

/** What becomes of a source whose keys are good again: it is asked at once. */
export const askedAgain = (now: EpochMs): Changes => ({
  ...{ source_state: 'active', failures: 0, failure: null, failure_text: null },
  next_at: iso(now),
});

/** Ends a source with what is known of its stations; what was measured stays. */
export async function deleteSource(
  tx: Tx,
  { clientId, id }: Pick<StationSource, 'clientId' | 'id'>,
): Promise<void> {
  await tx
    .deleteFrom('station_source')
    .where('client_id', '=', clientId)
    .where('source_id', '=', id)
    .execute();
}

/** The sealed keys of a source; null where it has ended. */
export async function sealedKeysOf(
  tx: Tx,
  { clientId, id }: Pick<StationSource, 'clientId' | 'id'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('station_source')
    .select('sealed_keys')
    .where('client_id', '=', clientId)
    .where('source_id', '=', id)
    .executeTakeFirst();
  return row?.sealed_keys ?? null;
}
