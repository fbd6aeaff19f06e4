import type { EpochMs, IsoDate } from '@vigia/domain';
import { countSource } from '@vigia/domain/captures';
import type { ClientId, PestId, StationId } from '@vigia/domain/farm';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { ofClient } from '../../db/name-client.ts';
import type { Db } from '../../db/pool.ts';
import type { Days } from '../measurements/climate-days.ts';

/** The name of a field count. */
interface CountOf {
  readonly clientId: ClientId;
  readonly stationId: StationId;
  readonly pestId: PestId;
  readonly date: IsoDate;
}

/** When insects were counted, epoch ms; null where no such count is stored. */
export async function countedAt(
  tx: Tx,
  { clientId, stationId, pestId, date }: CountOf,
): Promise<EpochMs | null> {
  const row = await tx
    .selectFrom('field_count')
    .select('counted_at')
    .where('client_id', '=', clientId)
    .where('station_id', '=', stationId)
    .where('pest_id', '=', pestId)
    .where('day', '=', date)
    .executeTakeFirst();
  return row ? Date.parse(row.counted_at) : null;
}

/** Whether `image` is no photo of a field count, or its count is stored. A photo goes with its count, and comes back with it. */
const hasItsCount = (client: RawBuilder<boolean>) => sql<boolean>`(
  image.source_entity_id is null or image.source_entity_id not like 'count/%' or exists (
    select 1 from field_count f where ${client} and f.client_id = image.client_id and f.station_id = image.station_id
      and image.source_entity_id = 'count/' || f.pest_id || '/' || f.day))`;

/** See `hasItsCount`; photos that somebody has deleted are listed without their count too. */
export const isDeletedOrHasItsCount = (tx: Tx) =>
  sql<boolean>`(image.image_is_deleted or ${hasItsCount(ofClient(tx, 'f'))})`;

const isOrphan = (client: RawBuilder<boolean>) =>
  sql<boolean>`(not image.image_is_deleted and not ${hasItsCount(client)})`;

/** Ids of the photos of the counts of stations, in the order in which they arrived, by `countPhotoKey`. */
export async function photosOfCounts(
  tx: Tx,
  clientId: ClientId,
  stationIds: readonly StationId[],
  days: Days,
): Promise<Map<string, number[]>> {
  const rows = await tx
    .selectFrom('image')
    .select(['image_id', 'station_id', 'source_entity_id'])
    .where('client_id', '=', clientId)
    .where(sql<boolean>`station_id = any(${stationIds}::int[])`)
    .where('image_type', '=', 'device_install')
    .where('day', '>=', days.start)
    .where('day', '<=', days.end)
    .where('image_is_deleted', '=', false)
    .where('source_entity_id', 'like', 'count/%')
    .orderBy('image_id')
    .execute();
  const photos = new Map<string, number[]>();
  for (const { image_id, station_id, source_entity_id } of rows) {
    const key = `${station_id} ${source_entity_id}`;
    photos.set(key, [...(photos.get(key) ?? []), image_id]);
  }
  return photos;
}

/** What photos of one count have in common. */
export const countPhotoKey = (count: Pick<CountOf, 'stationId' | 'pestId' | 'date'>): string =>
  `${count.stationId} ${countSource(count)}`;

/** Clients with photos whose field count was taken out. */
export async function clientsWithOrphans(owner: Db): Promise<ClientId[]> {
  const rows = await owner
    .selectFrom('image')
    .select('client_id')
    .distinct()
    .where(isOrphan(sql`true`))
    .execute();
  return rows.map(({ client_id }) => client_id);
}

/** Marks as deleted the photos of the transaction's client whose field count was taken out. */
export async function deleteOrphans(tx: Tx, at: string): Promise<void> {
  const found = await tx
    .selectFrom('image')
    .select('image_id')
    .where(isOrphan(ofClient(tx, 'f')))
    .orderBy('image_id')
    .forUpdate()
    .execute();
  const ids = found.map(({ image_id }) => image_id);
  if (ids.length === 0) return;
  await tx
    .updateTable('image')
    .set({ image_is_deleted: true, deleted_at: at })
    .where(sql<boolean>`image_id = any(${ids}::int[])`)
    .execute();
}
