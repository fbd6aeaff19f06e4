import { ImageWire, PhotoKey, photoKeyPart } from '@vigia/api/contract';
import type { ClientId, EventId } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { inClient, search, type Tx } from '../../access/reach.ts';
import type { Scope } from '../../access/scope.ts';
import { invalidField, notFound } from '../../http/problem.ts';
import { type Route, route, type ScopedCall } from '../../http/route.ts';
import { describedUpload, fieldOf, readUpload } from '../../images/upload.ts';
import type { ImportTarget } from '../../ingest/import-images.ts';
import { imageById } from '../../stores/images/images.ts';
import { piecesOf, takePieces } from '../../stores/images/photo-pieces.ts';
import { FILE_PART, saveUpload } from './save-upload.ts';

/** What a photo belongs to. */
export interface PhotoOwner {
  readonly clientId: ClientId;
  /** The event by which pieces of its photos are kept; `NO_EVENT` for what is none. */
  readonly eventId: EventId;
  readonly target: ImportTarget;
  /** As it stands at the image: `event/12`. */
  readonly source: string;
}
/** Ids of events begin at 1. */
export const NO_EVENT: EventId = 0;

/** A kind of things to which people add photos. */
export interface OwnedPhotos<P extends z.ZodMiniType> {
  /** Address of the thing. */
  readonly path: string;
  /** What it is called in the description of its calls. */
  readonly what: string;
  readonly target: 'event' | 'station';
  readonly param: P;
  /**
   * The thing, for a caller who may add photos to it; null for one that they do not see.
   *
   * @throws {HttpProblem} not-allowed, invalid-input
   */
  readonly find: (tx: Tx, scope: Scope, param: z.output<P>) => Promise<PhotoOwner | null>;
  /** The same, and until the transaction ends nobody takes it out. */
  readonly hold: (tx: Tx, scope: Scope, param: z.output<P>) => Promise<PhotoOwner | null>;
}

const RULES = { part: FILE_PART, mostFiles: 1, instead: photoKeyPart };
const PhotoKeyField = z.pipe(
  z.optional(PhotoKey),
  z.transform((key) => key ?? null),
);

/**
 * A photo that was sent in pieces. It is taken inside the transaction, so that a repeated call is answered as the first one
 * was, although its pieces are not there any more.
 */
async function sentPieces(
  { scope, services }: ScopedCall,
  { clientId, eventId }: Pick<PhotoOwner, 'clientId' | 'eventId'>,
  photoKey: string,
) {
  const photo = { clientId, userId: scope.userId, eventId, photoKey };
  const { content } = await inClient(services.databases.app, scope, clientId, async (tx) => ({
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

/** The call that adds a photo to a thing, whole or by the key of its pieces. */
export const ownedPhotoRoute = <P extends z.ZodMiniType>(owned: OwnedPhotos<P>): Route =>
  route({
    method: 'post',
    path: `${owned.path}/images`,
    refuses: ['too-large', 'unsupported-media'],
    summary: `A photo of ${owned.what}: a form with the part \`file\`, or with the \`photo_key\` of one that was sent in pieces`,
    about: '12 MB at most.',
    answered: 'The image as it is stored.',
    access: { kind: 'session', action: 'event.image.create', target: owned.target },
    param: owned.param,
    accepts: describedUpload(RULES, { [photoKeyPart]: { type: 'string' } }),
    answer: ImageWire,
    status: 201,
    run: async (call) => {
      const { c, scope, services } = call;
      const param = call.param as z.output<P>;
      const owner = await search(services.databases.app, scope, (tx) => owned.find(tx, scope, param));
      return await services.images.receive(async () => {
        const { files, fields } = await readUpload(c, RULES);
        const photoKey = fieldOf(fields, photoKeyPart, PhotoKeyField);
        const pieces = photoKey === null ? null : await sentPieces(call, owner, photoKey);
        return await saveUpload(call, {
          target: owner.target,
          source: owner.source,
          files: pieces?.files ?? files,
          ...(photoKey !== null && { fingerprint: `${photoKeyPart}=${photoKey}` }),
          check: async (tx) => {
            await pieces?.take(tx);
            if ((await owned.hold(tx, scope, param)) === null) throw notFound();
          },
          answer: async (tx, [item]) => {
            const found = await imageById(tx, scope, item?.imageId ?? 0);
            if (found === null) throw notFound();
            return found.image;
          },
        });
      });
    },
  });
