import { CONNECTION_ATTEMPT, ConnectionAttemptWire, type ListedAttempt } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import { endOfDay, startOfDay } from '@vigia/domain';
import type { ClientId, NodeSerial, SectorId, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import { type Cursor, type PagePart, partOf } from '../../access/page.ts';
import { type Tx, visible } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

export interface AttemptFilter {
  /** Local days, both included. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly clientId?: ClientId | undefined;
  readonly sectorId?: SectorId | undefined;
  readonly stationId?: StationId | undefined;
  readonly nodeSerial?: NodeSerial | undefined;
}

/** Rank of attempts: they follow the events of the same instant. */
const ATTEMPT_RANK = 0;

/**
 * Attempts of devices to reach their server, newest first, `limit` of them after a cursor. The scope must have
 * the right to look after devices. The station is where the device stood then; the names are present ones.
 */
export async function connectionAttemptsPage(
  tx: Tx,
  scope: Scope,
  filter: AttemptFilter,
  after: Cursor | undefined,
  limit: number,
): Promise<PagePart<ListedAttempt>> {
  const { start, end, clientId, sectorId, stationId, nodeSerial } = filter;
  const rows = await attemptRows(tx)
    .where('attempt.t', '>=', new Date(startOfDay(start)).toISOString())
    .where('attempt.t', '<', new Date(endOfDay(end)).toISOString())
    .$if(clientId !== undefined, (query) => query.where('attempt.client_id', '=', clientId!))
    .$if(sectorId !== undefined, (query) => query.where('station.sector_id', '=', sectorId!))
    .$if(stationId !== undefined, (query) => query.where('attempt.station_id', '=', stationId!))
    .$if(nodeSerial !== undefined, (query) => query.where('attempt.serial_number', '=', nodeSerial!))
    .$if(after !== undefined, (query) => query.where(olderThan(after!)))
    .orderBy(TO_THE_MS, 'desc')
    .orderBy('attempt.attempt_id', 'desc')
    .limit(limit)
    .execute();
  const listed = (row: Row): Cursor => ({ at: row.datetime_event, rank: ATTEMPT_RANK, id: row.event_id });
  return partOf(rows, limit, listed, (looked) =>
    visible(scope, 'diagnostics.read', looked, (row) => ({
      clientId: row.client_id,
      sectorId: row.sector_id,
    })).map(
      (row) => [listed(row), ConnectionAttemptWire.parse({ ...row, type: CONNECTION_ATTEMPT })] as const,
    ),
  );
}

/** Devices send finer times than the milliseconds of the wire. */
const TO_THE_MS = sql<string>`date_trunc('milliseconds', attempt.t)`;

const olderThan = ({ at, rank, id }: Cursor) =>
  rank === ATTEMPT_RANK
    ? sql<boolean>`(${TO_THE_MS}, attempt.attempt_id) < (${at}::timestamptz, ${id}::int)`
    : sql<boolean>`${TO_THE_MS} <= ${at}::timestamptz`;

function attemptRows(tx: Tx) {
  return tx
    .selectFrom('connection_attempt as attempt')
    .leftJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'attempt.client_id')
        .onRef('station.station_id', '=', 'attempt.station_id'),
    )
    .select([
      'attempt.client_id',
      'attempt.attempt_id as event_id',
      'attempt.serial_number as node_id',
      'attempt.t as datetime_event',
      'attempt.received_at as datetime_created',
      'attempt.url_connected',
      'attempt.station_id',
      'station.station_name',
      'station.sector_id',
    ]);
}
type Row = Awaited<ReturnType<ReturnType<typeof attemptRows>['execute']>>[number];
