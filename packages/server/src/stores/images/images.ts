import type { ServedImage } from '@vigia/api/contract';
import type { IsoDate } from '@vigia/domain';
import { can } from '@vigia/domain/access';
import type { ImageType } from '@vigia/domain/captures';
import type { ClientId, StationId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { ofClient } from '../../db/name-client.ts';
import { isDeletedOrHasItsCount } from './count-photos.ts';

/** An image with fields that only the service uses. */
export interface ImageRow {
  readonly image: ServedImage;
  readonly sectorId: number | null;
  /** Null for a photo of no station. */
  readonly stationName: string | null;
  readonly blobKey: string | null;
  readonly sha256: string | null;
}

export interface ImageFilter {
  readonly clientId: ClientId;
  readonly stationId?: StationId | undefined;
  readonly serial?: string | undefined;
  readonly type?: ImageType | undefined;
  /** Absent: all days. */
  readonly days?: { readonly start: IsoDate; readonly end: IsoDate } | undefined;
  /** Only deleted photos, instead of the others. */
  readonly deleted?: boolean;
}

const foundIn = (tx: Tx) => sql<Record<string, { overall: number }> | null>`(
  select jsonb_object_agg(d.inference_model, jsonb_build_object('overall', jsonb_array_length(d.boxes)))
  from detection d where ${ofClient(tx, 'd')} and d.client_id = image.client_id and d.image_id = image.image_id)`;

const selectImages = (tx: Tx) =>
  tx
    .selectFrom('image')
    .leftJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'image.client_id')
        .onRef('station.station_id', '=', 'image.station_id'),
    )
    .selectAll('image')
    .select(['station.sector_id', 'station.station_name', foundIn(tx).as('inference_analytics')])
    .where(isDeletedOrHasItsCount(tx));
type Selected = Awaited<ReturnType<ReturnType<typeof selectImages>['execute']>>[number];

/** Deleted photos are visible only to those who may restore them. */
const seenBy = (scope: Scope, rows: readonly Selected[]): ImageRow[] =>
  rows
    .filter((row) => can(scope, row.image_is_deleted ? 'image.edit' : 'image.read', ownerOf(row)))
    .map(rowOf);

const ownerOf = (row: Selected) => ({ clientId: row.client_id, sectorId: row.sector_id });

const at = (instant: string | null) => (instant === null ? null : Date.parse(instant));

const rowOf = (row: Selected): ImageRow => ({
  sectorId: row.sector_id,
  stationName: row.station_name,
  blobKey: row.blob_key,
  sha256: row.sha256,
  image: {
    id: row.image_id,
    clientId: row.client_id,
    stationId: row.station_id,
    nodeSerial: row.node_serial_number,
    camera: row.camera as 1 | 2,
    type: row.image_type,
    takenAt: Date.parse(row.date_created),
    uploadedAt: Date.parse(row.date_uploaded),
    source: row.source_entity_id,
    intact: row.blob_key !== null,
    size: row.width === null || row.height === null ? null : { width: row.width, height: row.height },
    analytics: row.image_analytics,
    inferred: row.inference_analytics,
    countedAt: at(row.counted_at),
    countedBy: row.counted_by,
    cropId: row.crop_id,
    pestId: row.pest_id,
    version: row.version,
    deletedAt: at(row.deleted_at),
  },
});

/** An image, deleted or not (see `deletedAt`). */
export async function imageById(tx: Tx, scope: Scope, imageId: number): Promise<ImageRow | null> {
  const rows = await selectImages(tx).where('image.image_id', '=', imageId).execute();
  return seenBy(scope, rows)[0] ?? null;
}

/** Images within the scope, newest first. */
export async function imagesWhere(tx: Tx, scope: Scope, filter: ImageFilter): Promise<ServedImage[]> {
  const { clientId, stationId, serial, type, days, deleted = false } = filter;
  const rows = await selectImages(tx)
    .where('image.client_id', '=', clientId)
    .where('image.image_is_deleted', '=', deleted)
    .$if(days !== undefined, (query) =>
      query.where('image.day', '>=', days!.start).where('image.day', '<=', days!.end),
    )
    .$if(stationId !== undefined, (query) => query.where('image.station_id', '=', stationId!))
    .$if(serial !== undefined, (query) => query.where('image.node_serial_number', '=', serial!))
    .$if(type !== undefined, (query) => query.where('image.image_type', '=', type!))
    .orderBy('image.date_created', 'desc')
    .orderBy('image.image_id', 'desc')
    .execute();
  return seenBy(scope, rows).map(({ image }) => image);
}
