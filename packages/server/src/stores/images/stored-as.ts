import type { ImportImagesAnswer } from '@vigia/api/contract';
import { can, type Station } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

type Items = ImportImagesAnswer['items'];

/**
 * Tells of files of an import where the very same photo is stored: at the station itself, or else at another one of the
 * client whose photos the caller may change.
 */
export async function tellStored(
  tx: Tx,
  scope: Scope,
  { clientId, id }: Pick<Station, 'clientId' | 'id'>,
  items: Items,
): Promise<Items> {
  const contents = items.flatMap(({ source_sha256 }) => source_sha256 ?? []);
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
        row.source_sha256 === item.source_sha256 &&
        !(item.result === 'stored' && row.image_id === item.image_id),
    );
    if (!same) return item;
    const { source_sha256: _, sector_id: __, ...stored_as } = same;
    return { ...item, stored_as };
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
