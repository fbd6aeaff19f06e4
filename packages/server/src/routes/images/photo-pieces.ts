import { MOST_PIECE_BYTES, PieceQuery, PiecesAnswer } from '@vigia/api/contract';
import type * as z from 'zod/mini';
import { search } from '../../access/reach.ts';
import { write } from '../../access/write.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { type Route, route } from '../../http/route.ts';
import { MAX_FILE_BYTES } from '../../images/file-kind.ts';
import { sha256 } from '../../images/photo.ts';
import { readCapped } from '../../images/upload.ts';
import { addPiece, receivedOf } from '../../stores/images/photo-pieces.ts';
import type { OwnedPhotos } from './owned-photos.ts';

const BYTES = /^application\/octet-stream\s*(?:;|$)/i;

/** The call that takes pieces of a photo of a thing. */
export const photoPieceRoute = <P extends z.ZodMiniType>(owned: OwnedPhotos<P>): Route =>
  route({
    method: 'post',
    path: `${owned.path}/pieces`,
    summary: `A piece of a photo of ${owned.what}, from \`at_byte\` on`,
    about: `For slow lines: 512 kB at most, and kept for seven days. A piece that does not begin where the photo ends so far is not taken, and the answer says where to go on, as it does where the body is empty. When all are there, \`POST ${owned.path}/images\` is sent with \`photo_key\` instead of the file.`,
    answered: 'The bytes that are there, from the photo’s beginning on.',
    access: { kind: 'session', action: 'event.image.create', target: owned.target },
    param: owned.param,
    query: PieceQuery,
    largestBody: MOST_PIECE_BYTES,
    refuses: ['too-large', 'unsupported-media', 'conflict'],
    accepts: { 'application/octet-stream': { type: 'string', description: 'The bytes as they are' } },
    answer: PiecesAnswer,
    run: async (call) => {
      const { c, scope, services, query } = call;
      const param = call.param as z.output<P>;
      const { photoKey, at } = query;
      if (!BYTES.test(c.req.header('content-type') ?? '')) throw new HttpProblem('unsupported-media');
      const { clientId, eventId } = await search(services.databases.app, scope, (tx) =>
        owned.find(tx, scope, param),
      );
      const photo = { clientId, userId: scope.userId, eventId, photoKey };
      const content = await readCapped(c.req.raw, MOST_PIECE_BYTES);
      if (at + content.length > MAX_FILE_BYTES) throw new HttpProblem('too-large');
      return await write(call, {
        clientId: photo.clientId,
        fingerprint: sha256(content),
        work: async (tx) => {
          // Repeats the checks that were made before the bytes were read.
          if ((await owned.find(tx, scope, param)) === null) throw notFound();
          const isAsked = content.length === 0;
          const received = isAsked
            ? await receivedOf(tx, photo)
            : await addPiece(tx, photo, { at, content }, services.now());
          if (received !== null) return { received };
          throw new HttpProblem('conflict', { detail: 'Hay demasiadas fotos a medio enviar' });
        },
      });
    },
  });
