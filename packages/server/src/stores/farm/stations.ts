import {
  atPosition,
  type Encoded,
  fromWire,
  inDegrees,
  station,
  toWire,
  wireNames,
} from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import type { Action } from '@vigia/domain/access';
import { TRAP_VISITS } from '@vigia/domain/events';
import type { ClientId, PartOf, Position, SeasonId, SectorId, Station, StationId } from '@vigia/domain/farm';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { ownerOf } from '../../access/owner-of.ts';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { namedClient } from '../../db/name-client.ts';
import type { Database } from '../../db/schema.ts';
import { notFound } from '../../http/problem.ts';
import { lockRow, lockStations } from '../lock-row.ts';

/** Whether people have counted captures in the station's trap. */
const hasCounts = (station: ExpressionBuilder<Database, 'station'>) =>
  station.exists(
    station
      .selectFrom('field_count')
      .select('field_count.day')
      .whereRef('field_count.client_id', '=', 'station.client_id')
      .whereRef('field_count.station_id', '=', 'station.station_id'),
  );

/** Whether its last visit was to a trap without a device; null where it was never visited. */
const wasVisitedBare = (station: ExpressionBuilder<Database, 'station'>) =>
  station
    .selectFrom('event')
    .select(sql<SqlBool>`event.node_id is null and event.new_node_id is null`.as('is_bare'))
    .whereRef('event.client_id', '=', 'station.client_id')
    .whereRef('event.station_id', '=', 'station.station_id')
    .where('event.type', 'in', TRAP_VISITS)
    .orderBy('event.date_event', 'desc')
    .orderBy('event.event_id', 'desc')
    .limit(1);

/** Whether people count the station's trap, or are to count it from its first visit on. */
const isCounted = (station: ExpressionBuilder<Database, 'station'>) =>
  station
    .or([
      hasCounts(station),
      station.and([
        station('station.assigned_node_sn', 'is', null),
        station.fn.coalesce(wasVisitedBare(station), sql.lit(false)),
      ]),
    ])
    .as('is_counted');
const COLUMNS = [...wireNames(station), isCounted] as const;
type StationRow = Encoded<typeof station> & { readonly is_counted: SqlBool };
const read = ({ is_counted, ...row }: StationRow): Station => ({
  ...atPosition(fromWire(station, row)),
  ...(is_counted === true && { isCountedInField: true }),
});
type NewStation = Pick<Station, 'clientId' | 'name' | 'sectorId' | 'position'> & PartOf<Omit<Station, 'id'>>;
type Changes = PartOf<Omit<Station, 'id' | 'clientId' | 'position'> & Position>;

const ownerOfRow = (row: { client_id: ClientId; sector_id: SectorId }) => ({
  clientId: row.client_id,
  sectorId: row.sector_id,
});

/** The client's stations by name, with archived ones. */
export async function stationsOfClient(tx: Tx, scope: Scope, clientId: ClientId): Promise<Station[]> {
  const rows = await tx
    .selectFrom('station')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .orderBy('station_name')
    .orderBy('station_id')
    .execute();
  return visible(scope, 'station.read', rows.map(read), ownerOf);
}

/** The pests that the client's stations in use follow, by sector, without regard to a scope: for checking rules. */
export async function followedPests(tx: Tx, clientId: ClientId) {
  return await tx
    .selectFrom('station')
    .select(['sector_id as sectorId', 'pest_id as pestId'])
    .distinct()
    .where('client_id', '=', clientId)
    .where('station_is_archived', '=', false)
    .where('pest_id', 'is not', null)
    .execute();
}

/** Locks the station until the end of its client's transaction. */
export const lockStation = (tx: Tx, stationId: StationId, clientId?: ClientId) =>
  lockRow(tx, 'station', 'station_id', stationId, clientId);

export async function stationById(tx: Tx, scope: Scope, stationId: StationId): Promise<Station | null> {
  const rows = await tx.selectFrom('station').select(COLUMNS).where('station_id', '=', stationId).execute();
  return visible(scope, 'station.read', rows.map(read), ownerOf)[0] ?? null;
}

/** The stations within the scope, in no particular order. */
export async function stationsByIds(tx: Tx, scope: Scope, ids: readonly StationId[]): Promise<Station[]> {
  if (ids.length === 0) return [];
  const rows = await tx.selectFrom('station').select(COLUMNS).where('station_id', 'in', ids).execute();
  return visible(scope, 'station.read', rows.map(read), ownerOf);
}

/** The station in use with this name in the sector. Of two, the one without a device. */
export async function stationOfName(
  tx: Tx,
  clientId: ClientId,
  sectorId: SectorId,
  name: string,
): Promise<Station | null> {
  const row = await tx
    .selectFrom('station')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('sector_id', '=', sectorId)
    .where('station_name', '=', name)
    .where('station_is_archived', '=', false)
    .orderBy(sql`assigned_node_sn is not null`)
    .orderBy('station_id')
    .executeTakeFirst();
  return row ? read(row) : null;
}

export async function insertStation(tx: Tx, input: NewStation): Promise<Station> {
  const values = toWire(station, inDegrees(input));
  const row = await tx
    .insertInto('station')
    .values(values)
    .returning(wireNames(station))
    .executeTakeFirstOrThrow();
  return read({ ...row, is_counted: false });
}

export async function updateStation(
  tx: Tx,
  { clientId, id }: Pick<Station, 'clientId' | 'id'>,
  changes: Changes,
): Promise<Station> {
  const { tags, ...others } = changes;
  await tx
    .updateTable('station')
    .set({ ...toWire(station, others), ...(tags && { station_tags: [...tags] }) })
    .where('client_id', '=', clientId)
    .where('station_id', '=', id)
    .execute();
  const row = await tx
    .selectFrom('station')
    .select(COLUMNS)
    .where('client_id', '=', clientId)
    .where('station_id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  return read(row);
}

/** Moves stations into a season. Stations that are in it already are not written. */
export async function moveStations(
  tx: Tx,
  clientId: ClientId,
  seasonId: SeasonId,
  ids: readonly StationId[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockStations(tx, ids);
  await tx
    .updateTable('station')
    .set({ station_season_id: seasonId })
    .where('client_id', '=', clientId)
    .where('station_id', 'in', ids)
    .where(sql<boolean>`station_season_id is distinct from ${seasonId}`)
    .execute();
}

/** Fields of a station for series. `dataVersion` grows with every change of its measurements. */
export interface SeriesStation {
  readonly clientId: ClientId;
  readonly stationId: StationId;
  readonly sectorId: SectorId;
  readonly pestId: number | null;
  readonly dataVersion: string;
}

interface SeriesStationRow {
  readonly client_id: number;
  readonly station_id: number;
  readonly sector_id: number;
  readonly pest_id: number | null;
  readonly data_version: string;
}

/** The stations whose series the scope may read, by id. */
export async function seriesStations(
  tx: Tx,
  scope: Scope,
  stationIds: readonly StationId[],
): Promise<SeriesStation[]> {
  return seriesStationsOf(scope, (await seriesStationsQuery(stationIds, namedClient(tx)).execute(tx)).rows);
}

/**
 * The query of `seriesStations`, without parameters, so that it can be combined with others into one message.
 *
 * @param clientId the client that it is sent for; undefined for all
 */
export const seriesStationsQuery = (
  stationIds: readonly StationId[],
  clientId: ClientId | undefined,
) => sql<SeriesStationRow>`
  select client_id, station_id, sector_id, pest_id, data_version from station
  where ${clientId === undefined ? sql`true` : sql`client_id = ${sql.lit(clientId)}`}
    and station_id = any(${sql.lit(`{${stationIds.map(Number).join()}}`)}::int[]) order by station_id`;

/** The rows of that query that the scope may read. */
export function seriesStationsOf(scope: Scope, rows: readonly SeriesStationRow[]): SeriesStation[] {
  return visible(scope, 'series.read', rows, ownerOfRow).map((row) => ({
    clientId: row.client_id,
    stationId: row.station_id,
    sectorId: row.sector_id,
    pestId: row.pest_id,
    dataVersion: row.data_version,
  }));
}

/**
 * The ids of the stations whose measurements a scope may read. Every store of measurements uses it. Queries
 * need both lists: the primary keys begin with the client.
 */
export function readable(
  scope: Scope,
  stations: readonly Pick<SeriesStation, 'clientId' | 'sectorId' | 'stationId'>[],
  action: Action = 'series.read',
): { clientIds: ClientId[]; stationIds: StationId[] } {
  const seen = visible(scope, action, stations, (station) => station);
  return {
    clientIds: [...new Set(seen.map((station) => station.clientId))],
    stationIds: seen.map((station) => station.stationId),
  };
}

/** Fields of a station for data points. The versions grow with the data of the station and its devices. */
export interface DataStation extends SeriesStation {
  readonly reportVersion: string;
  readonly seasonStart: IsoDate | null;
  /** When a weather service last gave a forecast for its position. */
  readonly forecastAt: string | null;
}

/** A station whose data points the scope may read; null without one. */
export async function dataStation(tx: Tx, scope: Scope, stationId: StationId): Promise<DataStation | null> {
  const rows = await tx
    .selectFrom('station')
    .leftJoin('season', (join) =>
      join
        .onRef('season.client_id', '=', 'station.client_id')
        .onRef('season.season_id', '=', 'station.station_season_id'),
    )
    .select([
      'station.client_id as clientId',
      'station.station_id as stationId',
      'station.sector_id as sectorId',
      'station.pest_id as pestId',
      'station.data_version as dataVersion',
      'station.report_version as reportVersion',
      'season.date_start as seasonStart',
    ])
    .select((row) =>
      row
        .selectFrom('station_weather as told')
        .select((weather) => weather.fn.max('told.answered_at').as('at'))
        .whereRef('told.client_id', '=', 'station.client_id')
        .whereRef('told.station_id', '=', 'station.station_id')
        .as('forecastAt'),
    )
    .where('station.station_id', '=', stationId)
    .execute();
  const [found] = visible(scope, 'series.read', rows, (row) => row);
  return found ?? null;
}
