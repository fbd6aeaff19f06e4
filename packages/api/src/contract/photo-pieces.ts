import * as z from 'zod/mini';
import { codecOf, type Decoded, field, queryOf } from './fields.ts';

/**
 * Photos up to this size come whole, larger ones in pieces of it, bytes: on a line of 0.4 Mbit/s a piece takes less than
 * three seconds.
 */
export const PIECE_BYTES = 128 * 1024;
/** Largest piece that is taken, bytes. */
export const MOST_PIECE_BYTES = 4 * PIECE_BYTES;

/** Made by the sender, one for each photo. */
export const PhotoKey = z
  .string()
  .check(z.regex(/^[\w-]{8,100}$/, { error: 'Se esperan de 8 a 100 letras, números o guiones' }));
const photoKey = field('photo_key', PhotoKey);

/** Where the piece begins in the photo. */
export const pieceQuery = {
  photoKey,
  at: field('at_byte', z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000_000))),
};
export const PieceQuery = queryOf(pieceQuery);

const sent = { received: field('received_bytes', z.number().check(z.int(), z.gte(0))) };
/** How much of the photo the service has, from its beginning. */
export const PiecesAnswer = codecOf(sent, 'read');
export type PiecesAnswer = Decoded<typeof sent>;

/** Part of the form of a photo that replaces its file: the photo was sent in pieces. */
export const photoKeyPart = photoKey.name;
