import type { ListedCount } from '@vigia/api/contract';
import { isProgram } from '@vigia/domain/access';
import { isSummed } from '@vigia/domain/captures';
import { programAuthor } from '@vigia/domain/es';
import type { ClientId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import type { SeriesStation } from '../farm/stations.ts';
import type { Days } from '../measurements/climate-days.ts';
import { countPhotoKey, photosOfCounts } from './count-photos.ts';
import { readFieldCounts } from './field-counts.ts';
import { type CountKey, fieldCountKey } from './saved-field-counts.ts';

/** Field counts of the stations of one client in the days, oldest first, each with its author and earlier numbers. */
export async function listedFieldCounts(
  tx: Tx,
  scope: Scope,
  clientId: ClientId,
  stations: readonly Pick<SeriesStation, 'clientId' | 'sectorId' | 'stationId'>[],
  days: Days,
): Promise<ListedCount[]> {
  const counts = await readFieldCounts(tx, scope, stations, days, 'every', 'event.read');
  const ids = [...new Set(counts.map(({ stationId }) => stationId))];
  const rows = await tx
    .selectFrom('field_count')
    .select(['station_id', 'pest_id', 'day', 'note', 'source_file'])
    .select(['entered_by', 'entered_at', 'created_by', 'earlier_numbers'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`station_id = any(${ids}::int[])`)
    .where('day', '>=', days.start)
    .where('day', '<=', days.end)
    .execute();
  const byKey = new Map(
    rows.map((row) => [
      fieldCountKey({ stationId: row.station_id, pestId: row.pest_id, day: row.day } satisfies CountKey),
      row,
    ]),
  );
  const photos = await photosOfCounts(tx, clientId, ids, days);
  return counts.flatMap((count): ListedCount[] => {
    const { stationId, pestId, date, found } = count;
    const row = byKey.get(fieldCountKey({ stationId, pestId, day: date }));
    if (row === undefined) return [];
    return [
      {
        ...{ stationId, pestId, date, found, note: row.note, sourceFile: row.source_file },
        createdBy: authorOf(row.entered_by, row.created_by),
        createdAt: Date.parse(row.entered_at),
        isSummed: isSummed(count),
        imageIds: photos.get(countPhotoKey(count)) ?? [],
        earlier: row.earlier_numbers.map((each) => ({
          found: each.number_found,
          createdBy: authorOf(each.author_id, each.created_by),
          createdAt: Date.parse(each.datetime_created),
        })),
      },
    ];
  });
}

/** The author's address, or what a program is called. */
const authorOf = (id: number | null, name: string | null): string | null =>
  id !== null && name !== null && isProgram(id) ? programAuthor(name) : name;
