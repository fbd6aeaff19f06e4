import {
  type ClientId,
  endOfDay,
  type IsoDate,
  type NodeSerial,
  type SectorId,
  type StationId,
  startOfDay,
} from '@vigia/domain';
import { sql } from 'kysely';

/** Whose health is asked: a station's with the device that stands there, or a device's wherever it stood. */
export interface HealthPlace {
  readonly kind: 'station' | 'node';
  readonly clientId: ClientId;
  readonly sectorId: SectorId | null;
  /** Of a device, where it stands now. */
  readonly stationId: StationId | null;
  /** Of a station, the device that stands there now. */
  readonly serial: NodeSerial | null;
  /** Stations whose readings count; of a device, every one it ever stood at. */
  readonly stationIds: readonly StationId[];
}

/** Local days, both included. */
export interface HealthSpan {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** The days' instants, for a column of time. */
export const within = (column: string, { start, end }: HealthSpan) =>
  sql<boolean>`${sql.ref(column)} >= ${new Date(startOfDay(start)).toISOString()}::timestamptz
    and ${sql.ref(column)} < ${new Date(endOfDay(end)).toISOString()}::timestamptz`;
