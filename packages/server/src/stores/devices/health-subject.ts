import { endOfDay, type IsoDate, startOfDay } from '@vigia/domain';
import type { ClientId, NodeSerial, SectorId, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';

/** Whose health is asked: a station's with the device that stands there, or a device's wherever it stood. */
export interface HealthSubject {
  readonly kind: 'station' | 'node';
  readonly clientId: ClientId;
  readonly sectorId: SectorId | null;
  /** Of a device, where it stands now. */
  readonly stationId: StationId | null;
  /** Of a station, the device that stands there now. */
  readonly serial: NodeSerial | null;
  /** Stations whose readings count; of a device, every one it ever stood at that the caller sees. */
  readonly stationIds: readonly StationId[];
  /** Of a device, whether what it sent counts wherever it stood, or at these stations alone. */
  readonly everywhere: boolean;
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

/** Places of one kind and one client, whose data is read at once. */
export interface HealthSubjects {
  readonly kind: HealthSubject['kind'];
  readonly clientId: ClientId;
  readonly subjects: readonly HealthSubject[];
}

/** Rows of all places, by the number `n` of theirs. */
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
 * The places as a table `subject(n, station_id, serial, alone)`, to join with what was sent from there; `alone` is the text of
 * the stations at which alone a device counts, null for everywhere.
 */
export const subjectTable = (subjects: readonly HealthSubject[]) => sql`
  unnest(${subjects.map((_, n) => n)}::int[], ${subjects.map(({ stationId }) => stationId)}::int[],
    ${subjects.map(({ serial }) => serial)}::text[], ${subjects.map(stationsAlone)}::text[])
    as subject (n, station_id, serial, alone)`;

const stationsAlone = ({ everywhere, stationIds }: HealthSubject): string | null =>
  everywhere ? null : `{${stationIds.join()}}`;

/** What is the station's own, or the device's, by the columns that name them. */
export const ownOf = (kind: HealthSubject['kind'], station: string, serial: string) =>
  kind === 'station'
    ? sql<boolean>`${sql.ref(station)} = subject.station_id`
    : sql<boolean>`${sql.ref(serial)} = subject.serial
        and (subject.alone is null or ${sql.ref(station)} = any(subject.alone::int[]))`;
