import { IdParam, MOST_PIECE_BYTES, PieceQuery, PiecesAnswer } from '@vigia/api/contract';
import * as z from 'zod/mini';
import { search, type Tx } from '../../access/reach.ts';
import { write } from '../../access/write.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { MAX_FILE_BYTES } from '../../images/file-kind.ts';
import { sha256 } from '../../images/photo.ts';
import { readCapped } from '../../images/upload.ts';
import { addPiece, type PhotoInPieces, receivedOf } from '../../stores/images/photo-pieces.ts';
import { eventWithPhotos } from './event-with-photos.ts';

const BYTES = /^application\/octet-stream\s*(?:;|$)/i;

/** The photo that is meant, for a caller who may add it to the event. */
async function photoOf(
  { scope, services }: ScopedCall,
  eventId: number,
  photoKey: string,
): Promise<PhotoInPieces> {
  const event = await search(services.databases.app, scope, (tx) => eventWithPhotos(tx, scope, eventId));
  return { clientId: event.clientId, userId: scope.userId, eventId, photoKey };
}

/** Repeats, inside the transaction, the checks that were made before the bytes were read. */
async function check(tx: Tx, { scope }: ScopedCall, { eventId }: PhotoInPieces): Promise<void> {
  if ((await eventWithPhotos(tx, scope, eventId)) === null) throw notFound();
}

export const photoPieceRoutes = [
  route({
    method: 'post',
    path: '/v2/events/{event_id}/pieces',
    summary: 'A piece of a photo of an install or a swap, from `at_byte` on',
    about:
      'For slow lines: 512 kB at most, and kept for seven days. A piece that does not begin where the photo ends so far is not taken, and the answer says where to go on, as it does where the body is empty. When all are there, `POST /v2/events/{event_id}/images` is sent with `photo_key` instead of the file.',
    answered: 'The bytes that are there, from the photo’s beginning on.',
    access: { kind: 'session', action: 'event.image.create', target: 'event' },
    param: z.object({ event_id: IdParam }),
    query: PieceQuery,
    largestBody: MOST_PIECE_BYTES,
    refuses: ['too-large', 'unsupported-media', 'conflict'],
    accepts: { 'application/octet-stream': { type: 'string', description: 'The bytes as they are' } },
    answer: PiecesAnswer,
    run: async (call) => {
      const { c, services, param, query } = call;
      const { photoKey, at } = query;
      if (!BYTES.test(c.req.header('content-type') ?? '')) throw new HttpProblem('unsupported-media');
      const photo = await photoOf(call, param.event_id, photoKey);
      const content = await readCapped(c.req.raw, MOST_PIECE_BYTES);
      if (at + content.length > MAX_FILE_BYTES) throw new HttpProblem('too-large');
      return await write(call, {
        clientId: photo.clientId,
        fingerprint: sha256(content),
        work: async (tx) => {
          await check(tx, call, photo);
          const isAsked = content.length === 0;
          const received = isAsked
            ? await receivedOf(tx, photo)
            : await addPiece(tx, photo, { at, content }, services.now());
          if (received !== null) return { received };
          throw new HttpProblem('conflict', { detail: 'Hay demasiadas fotos a medio enviar' });
        },
      });
    },
  }),
];
