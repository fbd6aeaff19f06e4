import type { EpochMs, IsoDate } from '@vigia/domain';
import type { FieldCount } from '@vigia/domain/captures';
import type { ClientId, PestId, StationId, UserId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { ofClient } from '../../db/name-client.ts';
import { readable, type SeriesStation } from '../farm/stations.ts';
import type { Days } from '../measurements/climate-days.ts';
import { slices } from '../slices.ts';

export interface FieldCountRow extends FieldCount {
  readonly stationId: StationId;
  readonly pestId: PestId;
  /** Instant, ISO UTC. */
  readonly countedAt: string;
}

/**
 * Field counts of the stations in the days, oldest first, each with the count and the photo before it.
 *
 * @param pestId one pest, each station's own pest, or every pest
 */
export async function readFieldCounts(
  tx: Tx,
  scope: Scope,
  stations: readonly Pick<SeriesStation, 'clientId' | 'sectorId' | 'stationId'>[],
  { start, end }: Days,
  pestId: PestId | 'own' | 'every',
): Promise<FieldCountRow[]> {
  const { clientIds, stationIds } = readable(scope, stations);
  if (stationIds.length === 0) return [];
  const ofPest =
    pestId === 'every'
      ? sql`true`
      : pestId === 'own'
        ? sql`counted.pest_id = station.pest_id`
        : sql`counted.pest_id = ${pestId}`;
  const { rows } = await sql<FieldCountRow>`
    with counted as (
      select client_id, station_id, pest_id, day, counted_at, number_found,
        lag(day) over (partition by client_id, station_id, pest_id order by day) as before
      from field_count
      where ${ofClient(tx)} and client_id = any(${clientIds}::int[]) and station_id = any(${stationIds}::int[]) and day <= ${end}
    )
    select counted.station_id as "stationId", counted.pest_id as "pestId", counted.day as date,
      counted.counted_at as "countedAt",
      counted.number_found as found, counted.before as "countBefore",
      (select capture.day from capture where capture.client_id = counted.client_id and ${ofClient(tx, 'capture')}
        and capture.station_id = counted.station_id and capture.pest_id = counted.pest_id
        and capture.day <= counted.day order by capture.t desc limit 1) as "photoBefore"
    from counted join station on station.client_id = counted.client_id and station.station_id = counted.station_id
    where ${ofClient(tx, 'station')} and counted.day >= ${start} and ${ofPest}
    order by counted.day, counted.station_id, counted.pest_id`.execute(tx);
  return [...rows];
}

/** A count that somebody brings. */
export interface NewFieldCount {
  readonly stationId: StationId;
  readonly pestId: PestId;
  readonly day: IsoDate;
  readonly at: EpochMs;
  readonly found: number;
  /** The line of the imported file. */
  readonly line: number;
}

/** The numbers that are stored for the stations and days of the counts, by `fieldCountKey`. */
export async function storedFieldCounts(
  tx: Tx,
  clientId: ClientId,
  counts: readonly Pick<NewFieldCount, 'stationId' | 'day'>[],
): Promise<Map<string, number>> {
  const days = counts.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const ids = [...new Set(counts.map(({ stationId }) => stationId))];
  const rows = await tx
    .selectFrom('field_count')
    .select(['station_id', 'pest_id', 'day', 'number_found'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`station_id = any(${ids}::int[])`)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return new Map(
    rows.map(({ station_id: stationId, pest_id: pestId, day, number_found }) => [
      fieldCountKey({ stationId, pestId, day }),
      number_found,
    ]),
  );
}

/** What two counts of one trap, pest and day have in common. */
export const fieldCountKey = ({
  stationId,
  pestId,
  day,
}: Pick<NewFieldCount, 'stationId' | 'pestId' | 'day'>): string => `${stationId} ${pestId} ${day}`;

/** Stores counts of stations that the transaction holds; a stored one of the same day gets the new number. */
export async function saveFieldCounts(
  tx: Tx,
  {
    clientId,
    fileName,
    userId,
  }: { readonly clientId: ClientId; readonly fileName: string; readonly userId: UserId | null },
  counts: readonly NewFieldCount[],
): Promise<void> {
  for (const slice of slices(counts)) {
    await tx
      .insertInto('field_count')
      .values(
        slice.map(({ stationId, pestId, day, at, found, line }) => ({
          ...{ client_id: clientId, station_id: stationId, pest_id: pestId, day, number_found: found },
          counted_at: new Date(at).toISOString(),
          ...{ source_file: fileName, source_line: line, entered_by: userId },
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'station_id', 'pest_id', 'day']).doUpdateSet((row) => ({
          number_found: row.ref('excluded.number_found'),
          counted_at: row.ref('excluded.counted_at'),
          source_file: row.ref('excluded.source_file'),
          source_line: row.ref('excluded.source_line'),
          entered_by: row.ref('excluded.entered_by'),
          entered_at: sql<string>`now()`,
        })),
      )
      .execute();
  }
}
