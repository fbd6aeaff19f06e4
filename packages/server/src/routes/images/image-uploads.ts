import {
  IdParam,
  ImageWire,
  type ImportedImage,
  ImportImagesAnswer,
  ImportImagesQuery,
  PhotoKey,
  photoKeyPart,
} from '@vigia/api/contract';
import { IMAGE_TYPES, type ImageType } from '@vigia/domain/captures';
import { deviceOfEvent, type FieldEvent } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { demand, inClient, search, type Tx } from '../../access/reach.ts';
import { write } from '../../access/write.ts';
import { HttpProblem, invalidField, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { available } from '../../images/file-answer.ts';
import { refusedFile } from '../../images/image-problem.ts';
import { sha256 } from '../../images/photo.ts';
import {
  DESCRIBED_FIELDS,
  describedUpload,
  fieldOf,
  ParkedField,
  readUpload,
  TakenField,
} from '../../images/upload.ts';
import {
  dropUnused,
  type ImportTarget,
  type Prepared,
  prepareImports,
  previewImports,
  saveImports,
} from '../../ingest/import-images.ts';
import { stationById } from '../../stores/farm/stations.ts';
import { imageById } from '../../stores/images/images.ts';
import { piecesOf, takePieces } from '../../stores/images/photo-pieces.ts';
import { withStoredAs } from '../../stores/images/stored-as.ts';
import { eventWithPhotos } from './event-with-photos.ts';
import { importParked, PARKED_PART, parkImports } from './image-parking.ts';

const PART = 'file';
const MOST_FILES = 20;
const IMPORT_RULES = { part: PART, mostFiles: MOST_FILES, instead: PARKED_PART };

const EVENT_RULES = { part: PART, mostFiles: 1, instead: photoKeyPart };
const PhotoKeyField = z.pipe(
  z.optional(PhotoKey),
  z.transform((key) => key ?? null),
);

interface Upload<T> {
  readonly target: ImportTarget;
  readonly source: string;
  readonly files: readonly { readonly name: string; readonly content: Buffer }[];
  /** Repeats, inside the transaction, the checks that were made before the upload was read. */
  readonly check: (tx: Tx) => Promise<void>;
  readonly answer: (tx: Tx, items: readonly ImportedImage[]) => Promise<T>;
  /** What distinguishes it from another upload (default: its files). */
  readonly fingerprint?: string;
}

/** Stores the files first, then the rows in one transaction. Files without a row are deleted again. */
async function save<T>(call: ScopedCall, upload: Upload<T>): Promise<T> {
  const { target, source, files, check, answer } = upload;
  const { images, metrics, now } = call.services;
  const prepared = await available(() => prepareImports(images, target, files, now()));
  const all = prepared.length > 0 && prepared.every((one) => 'refused' in one);
  if (all) throw refusedFile(prepared as Extract<Prepared, { refused: unknown }>[], PART);
  let items: readonly ImportedImage[] = [];
  let unknown = false;
  try {
    const saved = await write(call, {
      clientId: target.clientId,
      fingerprint: upload.fingerprint ?? files.map(({ content }) => sha256(content)).join(),
      work: async (tx) => {
        await check(tx);
        items = await saveImports(tx, target, prepared, source);
        return await answer(tx, items);
      },
    });
    metrics.took('image', items.filter(({ result }) => result === 'stored').length);
    return saved;
  } catch (cause) {
    items = [];
    // After any other failure it is unknown whether the rows were written, so the files stay.
    unknown = !(cause instanceof HttpProblem);
    throw cause;
  } finally {
    if (!unknown) await dropUnused(images, prepared, items);
  }
}

/** Checks the files and reports what an import would do; nothing is stored. */
async function rehearse(
  { services, scope }: ScopedCall,
  target: ImportTarget,
  files: Upload<unknown>['files'],
): Promise<readonly ImportedImage[]> {
  const { images, databases, now } = services;
  const tried = {
    storeImage: (_: number, file: Buffer) => images.tryImage(file),
    drop: async () => undefined,
  };
  const prepared = await prepareImports(tried, target, files, now());
  return await inClient(databases.app, scope, target.clientId, (tx) => previewImports(tx, target, prepared));
}

/**
 * A photo that was sent in pieces. It is taken inside the transaction, so that a repeated call is answered as the first one
 * was, although its pieces are not there any more.
 */
async function sentPieces(
  { scope, services }: ScopedCall,
  event: Pick<FieldEvent, 'id' | 'clientId'>,
  photoKey: string,
) {
  const photo = { clientId: event.clientId, userId: scope.userId, eventId: event.id, photoKey };
  const { content } = await inClient(services.databases.app, scope, photo.clientId, async (tx) => ({
    content: await piecesOf(tx, photo),
  }));
  return {
    files: content === null || content.length === 0 ? [] : [{ name: photoKey, content }],
    take: async (tx: Tx) => {
      const bytes = content?.length ?? 0;
      const isWhole = bytes > 0 && (await takePieces(tx, photo, services.now())) === bytes;
      if (!isWhole) throw invalidField(photoKeyPart, 'Las partes de la foto ya no están: envíela de nuevo');
    },
  };
}

const ImageTypeField = z._default(z.enum(IMAGE_TYPES), 'bug') as z.ZodMiniType<ImageType>;

export const imageUploadRoutes = [
  route({
    method: 'post',
    path: '/v2/events/{event_id}/images',
    refuses: ['too-large', 'unsupported-media'],
    summary:
      'A photo of an install or a swap: a form with the part `file`, or with the `photo_key` of one that was sent in pieces',
    about: '12 MB at most.',
    answered: 'The image as it is stored.',
    access: { kind: 'session', action: 'event.image.create', target: 'event' },
    param: z.object({ event_id: IdParam }),
    accepts: describedUpload(EVENT_RULES, { [photoKeyPart]: { type: 'string' } }),
    answer: ImageWire,
    status: 201,
    run: async (call) => {
      const { c, scope, services, param } = call;
      const find = (tx: Tx) => eventWithPhotos(tx, scope, param.event_id);
      const event = await search(services.databases.app, scope, find);
      return await services.images.receive(async () => {
        const { files, fields } = await readUpload(c, EVENT_RULES);
        const photoKey = fieldOf(fields, photoKeyPart, PhotoKeyField);
        const pieces = photoKey === null ? null : await sentPieces(call, event, photoKey);
        return await save(call, {
          target: {
            clientId: event.clientId,
            stationId: event.stationId,
            serial: deviceOfEvent(event),
            type: 'device_install',
            takenAt: event.at,
          },
          source: `event/${event.id}`,
          files: pieces?.files ?? files,
          ...(photoKey !== null && { fingerprint: `${photoKeyPart}=${photoKey}` }),
          check: async (tx) => {
            if ((await find(tx)) === null) throw notFound();
            await pieces?.take(tx);
          },
          answer: async (tx, [item]) => {
            const found = await imageById(tx, scope, item?.imageId ?? 0);
            if (found === null) throw notFound();
            return found.image;
          },
        });
      });
    },
  }),
  route({
    method: 'post',
    path: '/v2/images',
    refuses: ['too-large', 'unsupported-media'],
    summary:
      'Imports images of a station: a form with up to 20 parts `file`, or with the `parked_photo_id` of one; or a trial run',
    about:
      '48 MB at most. A photo that the station has already is not stored again. `dry_run` stores nothing; with `park` it keeps the photos for two hours.',
    answered: 'How each file fared; of a trial run how it would.',
    access: { kind: 'session', action: 'image.create', target: 'station' },
    query: ImportImagesQuery,
    accepts: describedUpload(IMPORT_RULES, {
      ...DESCRIBED_FIELDS,
      [PARKED_PART]: { type: 'string', format: 'uuid' },
    }),
    answer: ImportImagesAnswer,
    status: 201,
    run: async (call) => {
      const { c, scope, services, query } = call;
      const check = async (tx: Tx) => {
        const station = await stationById(tx, scope, query.stationId);
        if (station === null) return null;
        demand(scope, 'image.create', station);
        if (station.archived) throw invalidField('station_id', 'La estación está archivada');
        return station;
      };
      const station = await search(services.databases.app, scope, check);
      const stored = (items: readonly ImportedImage[]) =>
        inClient(services.databases.app, scope, station.clientId, async (tx) => ({
          items: await withStoredAs(tx, scope, station, items),
        }));
      return await services.images.receive(async () => {
        const { files, fields } = await readUpload(c, IMPORT_RULES);
        const target = {
          clientId: station.clientId,
          stationId: station.id,
          serial: station.nodeSerial,
          type: fieldOf(fields, 'image_type', ImageTypeField),
          takenAt: fieldOf(fields, 'date_created', TakenField),
        };
        const again = async (tx: Tx) => {
          if ((await check(tx)) === null) throw notFound();
        };
        const id = fieldOf(fields, PARKED_PART, ParkedField);
        if (query.park && !query.dryRun) throw invalidField('park', 'Solo con dry_run');
        if (query.dryRun && id !== null) throw invalidField(PARKED_PART, 'Ya se revisó');
        if (id !== null) return await stored(await importParked(call, { target, check: again, id }));
        if (query.park) return await stored(await parkImports(call, { target, check: again, files }));
        if (query.dryRun) return await stored(await rehearse(call, target, files));
        return await stored(
          await save(call, {
            target,
            source: 'import',
            files,
            check: again,
            answer: async (_, items) => items,
          }),
        );
      });
    },
  }),
];
