import type { SourceState, Vendor } from '@vigia/api/contract';
import type { EpochMs } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { VendorFault } from '../../station-sources/vendor.ts';

/** A source as the job that pulls from it sees it. */
export interface PulledSource {
  readonly clientId: number;
  readonly sourceId: number;
  readonly vendor: Vendor;
  readonly sealedKeys: string;
  readonly failures: number;
}

const iso = (at: EpochMs): string => new Date(at).toISOString();

/** Ids of the client's sources that may be asked now and that no server pulls from. */
export async function dueSources(tx: Tx, clientId: number, now: EpochMs): Promise<number[]> {
  const rows = await tx
    .selectFrom('station_source')
    .select('source_id')
    .where('client_id', '=', clientId)
    .where('source_state', '=', 'active')
    .where('next_at', '<=', iso(now))
    .where((row) => row.or([row('taken_until', 'is', null), row('taken_until', '<=', iso(now))]))
    .orderBy('source_id')
    .execute();
  return rows.map((row) => row.source_id);
}

/** Takes a source for one server until an instant. @returns null where another one has it, or it must not be asked */
export async function takeSource(
  tx: Tx,
  { clientId, sourceId }: Pick<PulledSource, 'clientId' | 'sourceId'>,
  now: EpochMs,
  until: EpochMs,
): Promise<PulledSource | null> {
  const row = await tx
    .updateTable('station_source')
    .set({ taken_until: iso(until) })
    .where('client_id', '=', clientId)
    .where('source_id', '=', sourceId)
    .where('source_state', '=', 'active')
    .where('next_at', '<=', iso(now))
    .where((own) => own.or([own('taken_until', 'is', null), own('taken_until', '<=', iso(now))]))
    .returning(['vendor', 'sealed_keys', 'failures'])
    .executeTakeFirst();
  return row
    ? { clientId, sourceId, vendor: row.vendor, sealedKeys: row.sealed_keys, failures: row.failures }
    : null;
}

/** What became of a run. */
export interface RunEnd {
  readonly now: EpochMs;
  /** The fault that ended the run; undefined without one. */
  readonly fault?: VendorFault;
  /** Of the account in a row. */
  readonly failures: number;
  readonly state?: SourceState;
  readonly nextAt: EpochMs;
  /** Whether the service answered at least once. */
  readonly hasAnswered: boolean;
}

/** Gives a source back. With other keys since it was taken, their state is not that of this run. */
export async function giveBack(tx: Tx, source: PulledSource, end: RunEnd): Promise<void> {
  const { now, fault, failures, state, nextAt, hasAnswered } = end;
  const told = { failure: fault?.kind ?? null, failure_text: fault?.message ?? null };
  const ofKeys = {
    failures,
    ...told,
    failed_at: fault ? iso(now) : null,
    next_at: iso(nextAt),
    ...(state && { source_state: state }),
  };
  const changed = await tx
    .updateTable('station_source')
    .set({ taken_until: null, ...ofKeys, ...(hasAnswered && { answered_at: iso(now) }) })
    .where('client_id', '=', source.clientId)
    .where('source_id', '=', source.sourceId)
    .where('sealed_keys', '=', source.sealedKeys)
    .where('source_state', '=', 'active')
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  await tx
    .updateTable('station_source')
    .set({ taken_until: null })
    .where('client_id', '=', source.clientId)
    .where('source_id', '=', source.sourceId)
    .execute();
}

/** Sealed keys of all sources, for replacing the key that seals them. */
export async function sealedKeysOfSources(db: Tx) {
  const rows = await db
    .selectFrom('station_source')
    .select(['client_id', 'source_id', 'sealed_keys'])
    .orderBy('client_id')
    .orderBy('source_id')
    .execute();
  return rows.map((row) => ({
    owner: { clientId: row.client_id, sourceId: row.source_id },
    sealed: row.sealed_keys,
  }));
}

/** Replaces sealed keys, unless they were changed meanwhile. @returns whether they were replaced */
export async function replaceSealedKeys(
  db: Tx,
  { clientId, sourceId }: { clientId: number; sourceId: number },
  from: string,
  to: string,
): Promise<boolean> {
  const { rows } = await sql`update station_source set sealed_keys = ${to}
    where client_id = ${clientId}::int and source_id = ${sourceId}::int and sealed_keys = ${from} returning 1`.execute(
    db,
  );
  return rows.length > 0;
}
