import type { ImageWire } from '@vigia/api/contract';
import { type ClientId, can, type ImageType, type IsoDate, type StationId } from '@vigia/domain';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';

/** An image with what the service alone needs of it. */
export interface ImageRow {
  readonly wire: ImageWire;
  readonly sectorId: number | null;
  readonly blobKey: string | null;
  readonly sha256: string | null;
}

export interface ImageFilter {
  readonly clientId: ClientId;
  readonly stationId?: StationId | undefined;
  readonly serial?: string | undefined;
  readonly type?: ImageType | undefined;
  /** Absent: of every day. */
  readonly days?: { readonly start: IsoDate; readonly end: IsoDate } | undefined;
  /** Those that were deleted, instead of those that are there. */
  readonly deleted?: boolean;
}

const FOUND = sql<Record<string, { overall: number }> | null>`(
  select jsonb_object_agg(d.inference_model, jsonb_build_object('overall', jsonb_array_length(d.boxes)))
  from detection d where d.client_id = image.client_id and d.image_id = image.image_id)`;

const selectImages = (tx: Tx) =>
  tx
    .selectFrom('image')
    .leftJoin('station', (join) =>
      join
        .onRef('station.client_id', '=', 'image.client_id')
        .onRef('station.station_id', '=', 'image.station_id'),
    )
    .selectAll('image')
    .select(['station.sector_id', FOUND.as('inference_analytics')]);
type Selected = Awaited<ReturnType<ReturnType<typeof selectImages>['execute']>>[number];

/** Deleted photos are seen by those who may restore them. */
const seenBy = (scope: Scope, rows: readonly Selected[]): ImageRow[] =>
  rows
    .filter((row) => can(scope, row.image_is_deleted ? 'image.edit' : 'image.read', placeOf(row)))
    .map(rowOf);

const placeOf = (row: Selected) => ({ clientId: row.client_id, sectorId: row.sector_id });

function rowOf(row: Selected): ImageRow {
  const { sector_id: sectorId, blob_key: blobKey, sha256, crop_id, pest_id, ...rest } = row;
  const wire: ImageWire = {
    image_id: rest.image_id,
    client_id: rest.client_id,
    station_id: rest.station_id,
    node_serial_number: rest.node_serial_number,
    camera: rest.camera as 1 | 2,
    image_type: rest.image_type,
    date_created: rest.date_created,
    date_uploaded: rest.date_uploaded,
    source_entity_id: rest.source_entity_id,
    intact: blobKey !== null,
    width: rest.width,
    height: rest.height,
    image_analytics: rest.image_analytics as ImageWire['image_analytics'],
    inference_analytics: rest.inference_analytics,
    counted_at: rest.counted_at,
    counted_by: rest.counted_by,
    extra_data: { crop_id, pest_id },
    version: rest.version,
    deleted_at: rest.deleted_at,
  };
  return { wire, sectorId, blobKey, sha256 };
}

/** An image, deleted or not: `wire.deleted_at` tells. */
export async function imageById(tx: Tx, scope: Scope, imageId: number): Promise<ImageRow | null> {
  const rows = await selectImages(tx).where('image.image_id', '=', imageId).execute();
  return seenBy(scope, rows)[0] ?? null;
}

/** Images that the scope may see, newest first. */
export async function imagesWhere(tx: Tx, scope: Scope, filter: ImageFilter): Promise<ImageWire[]> {
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
  return seenBy(scope, rows).map(({ wire }) => wire);
}
