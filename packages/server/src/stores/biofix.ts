import type { BiofixWire } from '@vigia/api/contract';
import type { Biofix, BiofixId, ClientId, IsoDate, SeasonId } from '@vigia/domain';
import type { Insertable, Updateable } from 'kysely';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { BiofixTable } from '../db/schema.ts';
import { notFound } from '../http/problem.ts';
import { holdSeasons, lockRow } from './lock-row.ts';

export const BIOFIX_COLUMNS = [
  'biofix_id',
  'date_biofix',
  'type',
  'biofix_comment',
  'pest_id',
  'sector_id',
  'season_id',
] as const;
export type BiofixRow = BiofixWire & { readonly client_id: ClientId };
type BiofixKey = Pick<BiofixRow, 'client_id' | 'biofix_id'>;

export async function biofixById(tx: Tx, scope: Scope, biofixId: BiofixId): Promise<BiofixRow | null> {
  const rows = await tx
    .selectFrom('biofix')
    .select([...BIOFIX_COLUMNS, 'client_id'])
    .where('biofix_id', '=', biofixId)
    .execute();
  const [row] = visible(scope, 'biofix.read', rows, ({ client_id, sector_id }) => ({
    clientId: client_id,
    sectorId: sector_id,
  }));
  return row ?? null;
}

/** It stays as it is until the end of the transaction, and so do the client's other biofixes and seasons. */
export async function lockBiofix(tx: Tx, biofixId: BiofixId): Promise<void> {
  await holdSeasons(tx);
  await lockRow(tx, 'biofix', 'biofix_id', biofixId);
}

/** Every biofix of a season, by day, whoever asks: rules are held against them. */
export async function biofixesOfSeason(tx: Tx, clientId: ClientId, seasonId: SeasonId): Promise<Biofix[]> {
  const rows = await tx
    .selectFrom('biofix')
    .select(BIOFIX_COLUMNS)
    .where('client_id', '=', clientId)
    .where('season_id', '=', seasonId)
    .orderBy('date_biofix')
    .orderBy('biofix_id')
    .execute();
  return rows.map((row) => ({
    id: row.biofix_id,
    date: row.date_biofix as IsoDate,
    type: row.type,
    comment: row.biofix_comment,
    pestId: row.pest_id,
    sectorId: row.sector_id,
    seasonId: row.season_id,
  }));
}

export async function insertBiofix(tx: Tx, values: Insertable<BiofixTable>): Promise<BiofixWire> {
  return await tx.insertInto('biofix').values(values).returning(BIOFIX_COLUMNS).executeTakeFirstOrThrow();
}

export async function updateBiofix(
  tx: Tx,
  { client_id, biofix_id }: BiofixKey,
  values: Updateable<BiofixTable>,
): Promise<BiofixWire> {
  return await tx
    .updateTable('biofix')
    .set(values)
    .where('client_id', '=', client_id)
    .where('biofix_id', '=', biofix_id)
    .returning(BIOFIX_COLUMNS)
    .executeTakeFirstOrThrow(notFound);
}

export async function deleteBiofix(tx: Tx, { client_id, biofix_id }: BiofixKey): Promise<void> {
  await tx
    .deleteFrom('biofix')
    .where('client_id', '=', client_id)
    .where('biofix_id', '=', biofix_id)
    .execute();
}
