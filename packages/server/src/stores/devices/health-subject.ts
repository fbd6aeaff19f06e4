import { endOfDay, type IsoDate, startOfDay } from '@vigia/domain';
import type { ClientId, NodeSerial, SectorId, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';

/** Subject of a health query: a station with the device that stands there, or a device wherever it stood. */
export interface HealthSubject {
  readonly kind: 'station' | 'node';
  readonly clientId: ClientId;
  readonly sectorId: SectorId | null;
  /** For a device: the station where it stands. */
  readonly stationId: StationId | null;
  /** For a station: the device that stands there. */
  readonly serial: NodeSerial | null;
  /** Stations whose readings are used; for a device, all in the caller's scope where it ever stood. */
  readonly stationIds: readonly StationId[];
  /** For a device: whether its data is used from everywhere, or only from these stations. */
  readonly everywhere: boolean;
}

/** Local days, both included. */
export interface HealthSpan {
  readonly start: IsoDate;
  readonly end: IsoDate;
}

/** SQL condition that a column of time lies in the days. */
export const within = (column: string, { start, end }: HealthSpan) =>
  sql<boolean>`${sql.ref(column)} >= ${new Date(startOfDay(start)).toISOString()}::timestamptz
    and ${sql.ref(column)} < ${new Date(endOfDay(end)).toISOString()}::timestamptz`;

/** Subjects of one kind and one client, whose data is read together. */
export interface HealthSubjects {
  readonly kind: HealthSubject['kind'];
  readonly clientId: ClientId;
  readonly subjects: readonly HealthSubject[];
}

/** Groups rows by the index `n` of their subject. */
export function bySubject<Row extends { readonly n: number }>(
  rows: readonly Row[],
): (n: number) => readonly Row[] {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.n);
    if (group) group.push(row);
    else groups.set(row.n, [row]);
  }
  return (n) => groups.get(n) ?? [];
}

/**
 * The subjects as a table `subject(n, station_id, serial, alone)`, to join with their data. `alone` is an array
 * literal of the only stations from which a device's data is used; null for everywhere.
 */
export const subjectTable = (subjects: readonly HealthSubject[]) => sql`
  unnest(${subjects.map((_, n) => n)}::int[], ${subjects.map(({ stationId }) => stationId)}::int[],
    ${subjects.map(({ serial }) => serial)}::text[], ${subjects.map(stationsAlone)}::text[])
    as subject (n, station_id, serial, alone)`;

const stationsAlone = ({ everywhere, stationIds }: HealthSubject): string | null =>
  everywhere ? null : `{${stationIds.join()}}`;

/** SQL condition that a row belongs to the station, or to the device, by the given columns. */
export const ownOf = (kind: HealthSubject['kind'], station: string, serial: string) =>
  kind === 'station'
    ? sql<boolean>`${sql.ref(station)} = subject.station_id`
    : sql<boolean>`${sql.ref(serial)} = subject.serial
        and (subject.alone is null or ${sql.ref(station)} = any(subject.alone::int[]))`;
