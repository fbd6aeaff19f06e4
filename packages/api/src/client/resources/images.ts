import type { EpochMs, IsoDate } from '@vigia/domain';
import { type Circle, type ImageType, type InferenceBox, manualCountPayload } from '@vigia/domain/captures';
import type { ClientId, EventId, NodeSerial, PestId, StationId } from '@vigia/domain/farm';
import type { CountKey } from '../../contract/field-count.ts';
import { toWire } from '../../contract/fields.ts';
import {
  DetectionBoxesAnswer,
  detectionQuery,
  EditImagesAnswer,
  ImageListAnswer,
  ImageMetadataAnswer,
  ImageWire,
  ImportImagesAnswer,
  InferenceExistence,
  imageEdit,
  imageMetadataQuery,
  imagesQuery,
  importImagesQuery,
  importParts,
  inferenceFileQuery,
  type ImportedImage as ServedImport,
  savedCount,
} from '../../contract/images.ts';
import { ApiError } from '../api-error.ts';
import type { Send } from '../http.ts';
import { type StoredImage, toImage, toInferenceBox } from '../to-image.ts';
import { sendPhoto } from './sent-photo.ts';

/** Days are inclusive; by default the last 60. */
export interface ImageFilter {
  readonly start?: IsoDate;
  readonly end?: IsoDate;
  readonly type?: ImageType;
  /** Only deleted photos, which can be restored, instead of the others; then all days by default. */
  readonly deleted?: boolean;
}

/** Changes of a photo: its date, its station (of the same client), its deletion (false restores it). */
export interface ImageChange {
  readonly takenAt?: EpochMs;
  readonly stationId?: StationId;
  readonly isDeleted?: boolean;
}

/** A change of a photo, with the photo as its editor saw it. */
export interface ImageEdit {
  readonly image: Pick<StoredImage, 'id' | 'takenAt' | 'stationId' | 'deletedAt'>;
  readonly change: ImageChange;
}

/** Longer side of a thumbnail, px. */
export type ThumbnailSize = 250 | 500;

/** The result for one file of an import; `detail` is the reason of a refusal. */
export interface ImportedImage extends Omit<ServedImport, 'imageId' | 'storedAs'> {
  readonly imageId: string | null;
  /** Where and when the same photo is stored already: at this station, or at another one of the client. */
  readonly storedAs: {
    readonly imageId: string;
    readonly takenAt: EpochMs;
    readonly stationId: StationId;
    readonly stationName: string;
    /** Whether it is the station of the import. */
    readonly isHere: boolean;
  } | null;
}

export interface ImportOptions {
  readonly type?: ImageType;
  /** Epoch ms; without it each photo needs its own time. */
  readonly takenAt?: EpochMs | undefined;
  /** Checks the files and stores nothing; the photos are parked for `importParked`. */
  readonly dryRun?: boolean;
}

const toImported = (item: ServedImport, here: StationId): ImportedImage => ({
  ...item,
  imageId: item.imageId === null ? null : String(item.imageId),
  storedAs: item.storedAs && {
    ...item.storedAs,
    imageId: String(item.storedAs.imageId),
    isHere: item.storedAs.stationId === here,
  },
});

const JPEG = 'image/jpeg';
/** Timeout of an upload, ms: a phone with a weak signal may need minutes for a photo. */
const UPLOAD_MS = 5 * 60_000;

const queryOf = (filter: ImageFilter) =>
  toWire(imagesQuery, { ...filter, deleted: filter.deleted || undefined });

const instant = (at: EpochMs | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

/** Body of an edit. Of what its editor saw, only the changed fields are sent for comparison. */
function editWire({ image, change }: ImageEdit) {
  const { takenAt, stationId, isDeleted } = change;
  return toWire(imageEdit, {
    id: Number(image.id),
    takenAt: instant(takenAt),
    stationId,
    isDeleted,
    seen: toWire(imageEdit, {
      takenAt: takenAt === undefined ? undefined : instant(image.takenAt),
      stationId: stationId === undefined ? undefined : image.stationId,
      isDeleted: isDeleted === undefined ? undefined : image.deletedAt !== null,
    }),
  });
}

function formOf(files: readonly File[], fields: Readonly<Record<string, string | undefined>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  for (const file of files) form.append('file', file, file.name);
  return form;
}

export function imageCalls(send: Send) {
  const list = async (path: string, filter: ImageFilter, signal?: AbortSignal): Promise<StoredImage[]> =>
    (await send(path, ImageListAnswer, { query: queryOf(filter), signal })).map(toImage);
  return {
    /** Images of a station; all lists of images are newest first. */
    ofStation: (stationId: StationId, filter: ImageFilter = {}, signal?: AbortSignal) =>
      list(`/v2/stations/${stationId}/images`, filter, signal),
    ofNode: (serial: NodeSerial, filter: ImageFilter = {}, signal?: AbortSignal) =>
      list(`/v2/nodes/${encodeURIComponent(serial)}/images`, filter, signal),
    /** Every image of a client in a span of up to 400 days (until today without an end), for counting. */
    ofClient: async (
      clientId: ClientId,
      start: IsoDate,
      end?: IsoDate,
      signal?: AbortSignal,
    ): Promise<StoredImage[]> => {
      const query = toWire(imageMetadataQuery, { start, end, gzip: true });
      const path = `/clients/${clientId}/images/metadata`;
      return (await send(path, ImageMetadataAnswer, { query, signal })).items.map(toImage);
    },
    /**
     * Edits up to 200 photos of one client: all of them, or none.
     *
     * @throws {ApiError} conflict: somebody else has edited one in the meantime; invalid: an impossible date or
     *     station. Fields are named by the index in the list: `items.0.date_created`
     */
    edit: async (
      edits: readonly ImageEdit[],
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<StoredImage[]> => {
      const body = { items: edits.map(editWire) };
      const call = { method: 'put', body, idempotencyKey, signal } as const;
      return (await send('/v2/images', EditImagesAnswer, call)).items.map(toImage);
    },
    file: (imageId: string, signal?: AbortSignal): Promise<Blob> =>
      send.blob(`/v2/images/${imageId}/file`, JPEG, { signal }),
    /** @returns a data URL for an `img`: `data:image/jpeg;base64,…` */
    thumbnail: async (imageId: string, size: ThumbnailSize, signal?: AbortSignal): Promise<string> => {
      const query = { thumbnail: size };
      return `data:${JPEG};base64,${await send.text(`/v2/images/${imageId}/file`, { query, signal })}`;
    },
    /**
     * Replaces the image's manual count by the circles; a pest of `pestIds` without circles counts 0.
     *
     * @throws {ApiError} conflict: somebody else has counted the image since it was loaded
     */
    saveCount: async (
      image: Pick<StoredImage, 'id' | 'takenAt' | 'version'>,
      count: { readonly circles: readonly Circle[]; readonly pestIds: readonly PestId[] },
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<StoredImage> => {
      const taken = new Date(image.takenAt).toISOString();
      const counted = manualCountPayload(count.circles, count.pestIds, taken);
      const body = toWire(savedCount, { ...counted, version: image.version });
      const path = `/images/${image.id}/metadata`;
      return toImage(await send(path, ImageWire, { method: 'put', body, idempotencyKey, signal }));
    },
    /** Boxes of a model, the highest score first; null when it has not processed the image. */
    detections: async (
      imageId: string,
      model: string,
      signal?: AbortSignal,
    ): Promise<InferenceBox[] | null> => {
      const query = toWire(detectionQuery, { model });
      const path = `/images/${imageId}/detection_boxes`;
      const answer = await orNull(send(path, DetectionBoxesAnswer, { query, signal }));
      return answer?.boxes.map(toInferenceBox) ?? null;
    },
    hasInference: async (imageId: string, model: string, signal?: AbortSignal): Promise<boolean> => {
      const query = toWire(inferenceFileQuery, { model, onlyExistence: true });
      return (await send(`/images/${imageId}/file/inference`, InferenceExistence, { query, signal })).exists;
    },
    /** The image with a model's boxes drawn on it; null when it has not processed the image. */
    inferenceFile: (imageId: string, model: string, signal?: AbortSignal): Promise<Blob | null> =>
      orNull(
        send.blob(`/images/${imageId}/file/inference`, JPEG, {
          query: toWire(detectionQuery, { model }),
          signal,
        }),
      ),
    /**
     * Adds a photo to an install or a swap, a large one in pieces: after a broken line only the rest is sent.
     *
     * @param idempotencyKey made with the photo: however often it is sent, there is one
     * @param onSent told how much of a large photo has arrived, 0 to 1
     */
    addToEvent: async (
      eventId: EventId,
      file: File,
      idempotencyKey: string,
      signal?: AbortSignal,
      onSent?: (share: number) => void,
    ): Promise<StoredImage> =>
      toImage(
        await sendPhoto(send, { owner: `/v2/events/${eventId}`, file, idempotencyKey, signal, onSent }),
      ),
    /** Adds a photo to a field count that is stored, as `addToEvent` does to an event. */
    addToCount: async (
      { stationId, pestId, date }: CountKey,
      file: File,
      idempotencyKey: string,
      signal?: AbortSignal,
      onSent?: (share: number) => void,
    ): Promise<StoredImage> => {
      const owner = `/v2/stations/${stationId}/field_counts/${pestId}/${date}`;
      return toImage(await sendPhoto(send, { owner, file, idempotencyKey, signal, onSent }));
    },
    /** Imports up to 20 photos of a station; without `takenAt` each photo needs its own time. */
    importTo: async (
      stationId: StationId,
      files: readonly File[],
      { type, takenAt, dryRun = false }: ImportOptions,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<ImportedImage[]> => {
      const trial = dryRun || undefined;
      const { items } = await send('/v2/images', ImportImagesAnswer, {
        method: 'post',
        query: toWire(importImagesQuery, { stationId, dryRun: trial, park: trial }),
        body: formOf(files, toWire(importParts, { type, takenAt: instant(takenAt) })),
        idempotencyKey,
        timeout: UPLOAD_MS,
        signal,
      });
      return items.map((item) => toImported(item, stationId));
    },
    /**
     * Imports a photo that a dry run has parked. If it is sent twice, it is imported once.
     *
     * @returns null when it is not parked any more and its file must be sent
     */
    importParked: async (
      stationId: StationId,
      parkedId: string,
      { type, takenAt }: Pick<ImportOptions, 'type' | 'takenAt'>,
      signal?: AbortSignal,
    ): Promise<ImportedImage | null> => {
      try {
        const { items } = await send('/v2/images', ImportImagesAnswer, {
          method: 'post',
          query: toWire(importImagesQuery, { stationId }),
          body: formOf([], toWire(importParts, { type, takenAt: instant(takenAt), parkedId })),
          idempotencyKey: parkedId,
          signal,
        });
        return items.map((item) => toImported(item, stationId))[0] ?? null;
      } catch (error) {
        const { name } = importParts.parkedId;
        if (error instanceof ApiError && error.problem?.errors?.some(({ field }) => field === name))
          return null;
        throw error;
      }
    },
  };
}

/** The result of a call; null when it is answered 404. */
async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'not-found') return null;
    throw error;
  }
}
