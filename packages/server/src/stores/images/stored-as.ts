import type { ImportedImage } from '@vigia/api/contract';
import { can } from '@vigia/domain/access';
import type { Station } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

/**
 * Adds to files of an import whether the same photo is stored already: at the station, or at another one of the
 * client whose photos the caller may edit.
 */
export async function withStoredAs(
  tx: Tx,
  scope: Scope,
  { clientId, id }: Pick<Station, 'clientId' | 'id'>,
  items: readonly ImportedImage[],
): Promise<ImportedImage[]> {
  const contents = items.flatMap(({ content }) => content ?? []);
  const { rows } = await sql<StoredRow>`
    select i.source_sha256, i.image_id, i.date_created, i.station_id, s.station_name, s.sector_id
    from image i join station s using (client_id, station_id)
    where i.client_id = ${clientId} and i.source_sha256 = any(${contents}::text[])
      and i.image_type = 'bug' and not i.image_is_deleted
    order by (i.station_id = ${id}) desc, i.image_id`.execute(tx);
  const seen = rows.filter(({ sector_id }) => can(scope, 'image.edit', { clientId, sectorId: sector_id }));
  return items.map((item) => {
    const same = seen.find(
      (row) =>
        row.source_sha256 === item.content && !(item.result === 'stored' && row.image_id === item.imageId),
    );
    if (!same) return item;
    const { image_id: imageId, station_id: stationId, station_name: stationName, date_created } = same;
    const storedAs = { imageId, stationId, stationName, takenAt: Date.parse(date_created) };
    return { ...item, storedAs };
  });
}

interface StoredRow {
  readonly source_sha256: string;
  readonly image_id: number;
  readonly date_created: string;
  readonly station_id: number;
  readonly station_name: string;
  readonly sector_id: number;
}
