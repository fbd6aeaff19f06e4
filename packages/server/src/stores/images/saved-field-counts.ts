import type { EpochMs, IsoDate } from '@vigia/domain';
import type { ClientId, PestId, StationId, UserId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { slices } from '../slices.ts';

/** The trap, pest and day of a count: there is one for each. */
export interface CountKey {
  readonly stationId: StationId;
  readonly pestId: PestId;
  readonly day: IsoDate;
}
/** A count that somebody brings. */
export interface NewFieldCount extends CountKey {
  readonly at: EpochMs;
  readonly found: number;
}
/** What is stored beside the number. */
export interface CountDetails {
  readonly note: string | null;
  /** The line of the imported file; null for what did not come in a file. */
  readonly line: number | null;
}
/** A stored count. */
export interface SavedFieldCount {
  readonly found: number;
  readonly note: string | null;
  /** Epoch ms. */
  readonly at: EpochMs;
}

/** What two counts of one trap, pest and day have in common. */
export const fieldCountKey = ({ stationId, pestId, day }: CountKey): string =>
  `${stationId} ${pestId} ${day}`;

/** The stored counts of the stations and days of the counts, by `fieldCountKey`. */
export async function storedFieldCounts(
  tx: Tx,
  clientId: ClientId,
  counts: readonly Pick<CountKey, 'stationId' | 'day'>[],
): Promise<Map<string, SavedFieldCount>> {
  const days = counts.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const ids = [...new Set(counts.map(({ stationId }) => stationId))];
  const rows = await tx
    .selectFrom('field_count')
    .select(['station_id', 'pest_id', 'day', 'number_found', 'note', 'counted_at'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`station_id = any(${ids}::int[])`)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute();
  return new Map(
    rows.map(({ station_id: stationId, pest_id: pestId, day, number_found: found, note, counted_at }) => [
      fieldCountKey({ stationId, pestId, day }),
      { found, note, at: Date.parse(counted_at) },
    ]),
  );
}

/**
 * Stores counts of stations that the transaction holds; a stored one of the same day gets the new number.
 *
 * @param fileName the imported file; null for what people enter
 */
export async function saveFieldCounts(
  tx: Tx,
  {
    clientId,
    fileName,
    userId,
  }: { readonly clientId: ClientId; readonly fileName: string | null; readonly userId: UserId | null },
  counts: readonly (NewFieldCount & CountDetails)[],
): Promise<void> {
  for (const slice of slices(counts)) {
    await tx
      .insertInto('field_count')
      .values(
        slice.map(({ stationId, pestId, day, at, found, note, line }) => ({
          ...{ client_id: clientId, station_id: stationId, pest_id: pestId, day, number_found: found, note },
          counted_at: new Date(at).toISOString(),
          ...{ source_file: fileName, source_line: line, entered_by: userId, entered_at: sql<string>`now()` },
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['client_id', 'station_id', 'pest_id', 'day']).doUpdateSet((row) => ({
          number_found: row.ref('excluded.number_found'),
          note: row.ref('excluded.note'),
          counted_at: row.ref('excluded.counted_at'),
          source_file: row.ref('excluded.source_file'),
          source_line: row.ref('excluded.source_line'),
          entered_by: row.ref('excluded.entered_by'),
          // Citus takes no function of the clock here.
          entered_at: row.ref('excluded.entered_at'),
        })),
      )
      .execute();
  }
}

/** Takes counts of stations out that the transaction holds. */
export async function deleteFieldCounts(
  tx: Tx,
  clientId: ClientId,
  counts: readonly CountKey[],
): Promise<void> {
  for (const { stationId, pestId, day } of counts)
    await tx
      .deleteFrom('field_count')
      .where('client_id', '=', clientId)
      .where('station_id', '=', stationId)
      .where('pest_id', '=', pestId)
      .where('day', '=', day)
      .execute();
}
