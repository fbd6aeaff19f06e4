import type { ClientId, IsoDate, NodeSerial, SectorId, StationId } from '@vigia/domain';
import { endOfDay, startOfDay } from '@vigia/domain';
import { type Tx, visible } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';

export interface AttemptFilter {
  /** Local days, both included. */
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly clientId?: ClientId | undefined;
  readonly sectorId?: SectorId | undefined;
  readonly stationId?: StationId | undefined;
  readonly nodeId?: NodeSerial | undefined;
}

/** A device tried to reach its server. `stationId` is where it stood then; the names are those of today. */
export interface ConnectionAttempt {
  readonly attemptId: number;
  readonly clientId: ClientId;
  readonly nodeId: NodeSerial;
  /** ISO UTC, as are `receivedAt`. */
  readonly at: string;
  readonly receivedAt: string;
  readonly urlConnected: string;
  readonly stationId: StationId | null;
  readonly stationName: string | null;
  readonly sectorId: SectorId | null;
}

/** Attempts of some days, newest first: those the scope may see, which is for who looks after devices. */
export async function connectionAttempts(
  tx: Tx,
  scope: Scope,
  filter: AttemptFilter,
): Promise<ConnectionAttempt[]> {
  const { start, end, clientId, sectorId, stationId, nodeId } = filter;
  const rows = await tx
    .selectFrom('connection_attempt as attempt')
    .leftJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'attempt.client_id')
        .onRef('station.station_id', '=', 'attempt.station_id'),
    )
    .select([
      'attempt.client_id as clientId',
      'attempt.attempt_id as attemptId',
      'attempt.serial_number as nodeId',
      'attempt.t as at',
      'attempt.received_at as receivedAt',
      'attempt.url_connected as urlConnected',
      'attempt.station_id as stationId',
      'station.station_name as stationName',
      'station.sector_id as sectorId',
    ])
    .where('attempt.t', '>=', new Date(startOfDay(start)).toISOString())
    .where('attempt.t', '<', new Date(endOfDay(end)).toISOString())
    .$if(clientId !== undefined, (query) => query.where('attempt.client_id', '=', clientId!))
    .$if(sectorId !== undefined, (query) => query.where('station.sector_id', '=', sectorId!))
    .$if(stationId !== undefined, (query) => query.where('attempt.station_id', '=', stationId!))
    .$if(nodeId !== undefined, (query) => query.where('attempt.serial_number', '=', nodeId!))
    .orderBy('attempt.t', 'desc')
    .orderBy('attempt.attempt_id', 'desc')
    .execute();
  return visible(scope, 'diagnostics.read', rows, (row) => row);
}
