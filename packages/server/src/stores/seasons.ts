import type { SeasonWire } from '@vigia/api/contract';
import type { ClientId, IsoDate, NamedSeason, SeasonId } from '@vigia/domain';
import type { Insertable, Updateable } from 'kysely';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import type { SeasonTable } from '../db/schema.ts';
import { notFound } from '../http/problem.ts';
import { BIOFIX_COLUMNS } from './biofix.ts';
import { holdSeasons, lockRow } from './lock-row.ts';

const COLUMNS = ['client_id', 'season_id', 'season_name', 'date_start', 'date_end'] as const;
type SeasonRow = Omit<SeasonWire, 'biofix'>;
type SeasonKey = Pick<SeasonWire, 'client_id' | 'season_id'>;
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

/** It stays as it is until the end of the transaction, and so do the client's other seasons and biofixes. */
export async function lockSeason(tx: Tx, seasonId: SeasonId): Promise<void> {
  await holdSeasons(tx);
  await lockRow(tx, 'season', 'season_id', seasonId);
}

/** The client's other seasons, to hold a new or edited one against. */
export async function otherSeasons(
  tx: Tx,
  clientId: ClientId,
  except: SeasonId | null,
): Promise<NamedSeason[]> {
  const rows = await tx
    .selectFrom('season')
    .select(['season_id', 'season_name', 'date_start', 'date_end'])
    .where('client_id', '=', clientId)
    .where('season_id', '<>', except ?? 0)
    .orderBy('date_start')
    .orderBy('season_id')
    .execute();
  return rows.map((row) => ({
    id: row.season_id,
    name: row.season_name,
    start: row.date_start as IsoDate,
    end: row.date_end as IsoDate,
  }));
}

/** First and last day of a season of the client; null where it has none of this id. */
export async function seasonSpan(tx: Tx, clientId: ClientId, seasonId: SeasonId) {
  const row = await tx
    .selectFrom('season')
    .select(['date_start', 'date_end'])
    .where('client_id', '=', clientId)
    .where('season_id', '=', seasonId)
    .executeTakeFirst();
  return row ? { start: row.date_start as IsoDate, end: row.date_end as IsoDate } : null;
}

/** What keeps a season from being deleted: its stations by name, archived ones too, and scheduled reports of it. */
export async function usesOfSeason(tx: Tx, { client_id, season_id }: SeasonKey) {
  const stations = await tx
    .selectFrom('station')
    .select(['station_name', 'station_is_archived'])
    .where('client_id', '=', client_id)
    .where('station_season_id', '=', season_id)
    .orderBy('station_is_archived')
    .orderBy('station_name')
    .execute();
  const schedules = await tx
    .selectFrom('scheduled_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', client_id)
    .where('season_id', '=', season_id)
    .executeTakeFirstOrThrow();
  return { stations, schedules: Number(schedules.count) };
}

/** Its biofixes and the comments on its reports go with it; events stay, without a season. */
export async function deleteSeason(tx: Tx, { client_id, season_id }: SeasonKey): Promise<void> {
  for (const table of ['report_comment', 'biofix', 'season'] as const) {
    await tx
      .deleteFrom(table)
      .where('client_id', '=', client_id)
      .where('season_id', '=', season_id)
      .execute();
  }
}

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
