import type { SeasonWire } from '@vigia/api/contract';
import type { ClientId, SeasonId } from '@vigia/domain';
import type { Insertable, Updateable } from 'kysely';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { SeasonTable } from '../db/schema.ts';
import { notFound } from '../http/problem.ts';
import { BIOFIX_COLUMNS } from './biofix.ts';
import { lockRow } from './lock-row.ts';

const COLUMNS = ['client_id', 'season_id', 'season_name', 'date_start', 'date_end'] as const;
type SeasonRow = Omit<SeasonWire, 'biofix'>;
const placeOf = (row: { client_id: ClientId }) => ({ clientId: row.client_id });

/** The client's seasons, newest first, each with the biofixes of the sectors the scope may see. */
export async function seasonsOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<SeasonWire[]> {
  const rows = await tx
    .selectFrom('season')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .orderBy('date_start', 'desc')
    .orderBy('season_id', 'desc')
    .execute();
  return await withBiofixes(tx, scope, clientId, visible(scope, 'season.read', rows, placeOf));
}

export async function seasonById(tx: Tx, scope: Scope, seasonId: SeasonId): Promise<SeasonWire | null> {
  const rows = await tx.selectFrom('season').select(COLUMNS).where('season_id', '=', seasonId).execute();
  const [season] = visible(scope, 'season.read', rows, placeOf);
  return season ? ((await withBiofixes(tx, scope, season.client_id, [season]))[0] ?? null) : null;
}

async function withBiofixes(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  seasons: readonly SeasonRow[],
): Promise<SeasonWire[]> {
  if (seasons.length === 0) return [];
  const rows = await tx
    .selectFrom('biofix')
    .select(BIOFIX_COLUMNS)
    .where('client_id', '=', clientId)
    .where(
      'season_id',
      'in',
      seasons.map((season) => season.season_id),
    )
    .orderBy('date_biofix')
    .orderBy('biofix_id')
    .execute();
  const seen = visible(scope, 'biofix.read', rows, ({ sector_id }) => ({ clientId, sectorId: sector_id }));
  return seasons.map((season) => ({
    ...season,
    biofix: seen.filter((row) => row.season_id === season.season_id),
  }));
}

/** It stays as it is until the end of the transaction. */
export const lockSeason = (tx: Tx, seasonId: SeasonId) => lockRow(tx, 'season', 'season_id', seasonId);

export async function insertSeason(tx: Tx, values: Insertable<SeasonTable>): Promise<SeasonWire> {
  const row = await tx.insertInto('season').values(values).returning(COLUMNS).executeTakeFirstOrThrow();
  return { ...row, biofix: [] };
}

/** @returns the season with its biofixes as they were read with it */
export async function updateSeason(
  tx: Tx,
  { client_id, season_id, biofix }: Pick<SeasonWire, 'client_id' | 'season_id' | 'biofix'>,
  values: Updateable<SeasonTable>,
): Promise<SeasonWire> {
  const row = await tx
    .updateTable('season')
    .set(values)
    .where('client_id', '=', client_id)
    .where('season_id', '=', season_id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
  return { ...row, biofix };
}
