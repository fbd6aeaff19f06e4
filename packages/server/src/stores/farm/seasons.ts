import { bareSeason, fromWire, toWire, wireNames } from '@vigia/api/contract';
import type { ClientId, NamedSeason, Season, SeasonId } from '@vigia/domain/farm';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { notFound } from '../../http/problem.ts';
import { holdSeasons, lockRow } from '../lock-row.ts';
import { biofixesOfSeasons } from './biofix.ts';

const COLUMNS = wireNames(bareSeason);
type BareSeason = Omit<Season, 'biofixes'>;
type NewSeason = Omit<BareSeason, 'id'>;

/** The client's seasons, newest first, each with the biofixes in sectors of the scope. */
export async function seasonsOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<Season[]> {
  const rows = await tx
    .selectFrom('season')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .orderBy('date_start', 'desc')
    .orderBy('season_id', 'desc')
    .execute();
  const seasons = rows.map((row) => fromWire(bareSeason, row));
  return await withBiofixes(
    tx,
    scope,
    clientId,
    visible(scope, 'season.read', seasons, (season) => season),
  );
}

export async function seasonById(tx: Tx, scope: Scope, seasonId: SeasonId): Promise<Season | null> {
  const rows = await tx.selectFrom('season').select(COLUMNS).where('season_id', '=', seasonId).execute();
  const found = rows.map((row) => fromWire(bareSeason, row));
  const [season] = visible(scope, 'season.read', found, ({ clientId }) => ({ clientId }));
  return season ? ((await withBiofixes(tx, scope, season.clientId, [season]))[0] ?? null) : null;
}

async function withBiofixes(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  seasons: readonly BareSeason[],
): Promise<Season[]> {
  const ids = seasons.map(({ id }) => id);
  const all = await biofixesOfSeasons(tx, clientId, ids);
  const seen = visible(scope, 'biofix.read', all, (biofix) => biofix);
  return seasons.map((season) => ({
    ...season,
    biofixes: seen.filter(({ seasonId }) => seasonId === season.id),
  }));
}

/** Locks the season until the end of the transaction, with the client's other seasons and biofixes. */
export async function lockSeason(tx: Tx, seasonId: SeasonId): Promise<void> {
  await holdSeasons(tx);
  await lockRow(tx, 'season', 'season_id', seasonId);
}

/** The client's other seasons, for comparing a new or edited one with them. */
export async function otherSeasons(
  tx: Tx,
  clientId: ClientId,
  except: SeasonId | null,
): Promise<NamedSeason[]> {
  const rows = await tx
    .selectFrom('season')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('season_id', '<>', except ?? 0)
    .orderBy('date_start')
    .orderBy('season_id')
    .execute();
  return rows.map((row) => fromWire(bareSeason, row));
}

/** First and last day of a season of the client; null for an unknown id. */
export async function seasonSpan(tx: Tx, clientId: ClientId, seasonId: SeasonId) {
  const row = await tx
    .selectFrom('season')
    .select(['date_start', 'date_end'])
    .where('client_id', '=', clientId)
    .where('season_id', '=', seasonId)
    .executeTakeFirst();
  return row ? fromWire(bareSeason, row) : null;
}

/** What prevents a season's deletion: its stations by name, with archived ones, and its scheduled reports. */
export async function usesOfSeason(tx: Tx, { clientId, id }: BareSeason) {
  const stations = await tx
    .selectFrom('station')
    .select(['station_name', 'station_is_archived'])
    .where('client_id', '=', clientId)
    .where('station_season_id', '=', id)
    .orderBy('station_is_archived')
    .orderBy('station_name')
    .execute();
  const schedules = await tx
    .selectFrom('scheduled_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('client_id', '=', clientId)
    .where('season_id', '=', id)
    .executeTakeFirstOrThrow();
  return { stations, schedules: Number(schedules.count) };
}

/** Deletes a season with its biofixes and report comments. Its events stay, without a season. */
export async function deleteSeason(tx: Tx, { clientId, id }: BareSeason): Promise<void> {
  for (const table of ['report_comment', 'biofix', 'season'] as const) {
    await tx.deleteFrom(table).where('client_id', '=', clientId).where('season_id', '=', id).execute();
  }
}

export async function insertSeason(tx: Tx, season: NewSeason): Promise<Season> {
  const row = await tx
    .insertInto('season')
    .values(toWire(bareSeason, season))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return { ...fromWire(bareSeason, row), biofixes: [] };
}

/** @returns the season, with the biofixes of the given one */
export async function updateSeason(
  tx: Tx,
  { clientId, id, biofixes }: Season,
  changes: Partial<NewSeason>,
): Promise<Season> {
  const row = await tx
    .updateTable('season')
    .set(toWire(bareSeason, changes))
    .where('client_id', '=', clientId)
    .where('season_id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow(notFound);
  return { ...fromWire(bareSeason, row), biofixes };
}
