import type { ClientId, EventId, UserId } from '@vigia/domain/farm';
import { sql } from 'kysely';
import type { Tx } from '../../access/reach.ts';
import { deleteFree } from '../delete-free.ts';

/** A photo of an event that comes in pieces: nobody but its sender adds to it or reads it. */
export interface PhotoInPieces {
  readonly clientId: ClientId;
  readonly userId: UserId;
  readonly eventId: EventId;
  readonly photoKey: string;
}

/** Limits of the pieces of one person in a client, of all photos. */
const MOST_PIECES = { pieces: 1_000, bytes: 64 * 1024 * 1024 } as const;

/** Bytes that are there, from the photo's beginning on. */
export async function receivedOf(tx: Tx, photo: PhotoInPieces): Promise<number> {
  const { received } = await tx
    .selectFrom('photo_piece')
    .select(sql<number>`coalesce(max(at_byte + length(content)), 0)::int`.as('received'))
    .where('client_id', '=', photo.clientId)
    .where('user_id', '=', photo.userId)
    .where('event_id', '=', photo.eventId)
    .where('photo_key', '=', photo.photoKey)
    .executeTakeFirstOrThrow();
  return received;
}

/**
 * Adds a piece if it begins where the photo ends so far; any other one is there already, or comes too early.
 *
 * @param now epoch ms
 * @returns bytes that are there; null: there is no room for more
 */
export async function addPiece(
  tx: Tx,
  photo: PhotoInPieces,
  { at, content }: { readonly at: number; readonly content: Buffer },
  now: number,
): Promise<number | null> {
  const { clientId, userId, eventId, photoKey } = photo;
  const lock = `pieces of photos of ${userId} at ${clientId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(tx);
  const received = await receivedOf(tx, photo);
  if (at !== received) return received;
  if (!(await hasRoom(tx, clientId, userId, content.length))) return null;
  await tx
    .insertInto('photo_piece')
    .values({
      ...{
        client_id: clientId,
        user_id: userId,
        event_id: eventId,
        photo_key: photoKey,
        at_byte: at,
        content,
      },
      sent_at: new Date(now).toISOString(),
    })
    .execute();
  return received + content.length;
}

async function hasRoom(tx: Tx, clientId: ClientId, userId: UserId, more: number): Promise<boolean> {
  const used = await tx
    .selectFrom('photo_piece')
    .select((row) => [
      row.fn.countAll<string>().as('pieces'),
      sql<string>`coalesce(sum(length(content)), 0)`.as('bytes'),
    ])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(used.pieces) < MOST_PIECES.pieces && Number(used.bytes) + more <= MOST_PIECES.bytes;
}

/** The photo as far as it is there; null without a piece. */
export async function piecesOf(tx: Tx, photo: PhotoInPieces): Promise<Buffer<ArrayBuffer> | null> {
  const rows = await tx
    .selectFrom('photo_piece')
    .select('content')
    .where('client_id', '=', photo.clientId)
    .where('user_id', '=', photo.userId)
    .where('event_id', '=', photo.eventId)
    .where('photo_key', '=', photo.photoKey)
    .orderBy('at_byte')
    .execute();
  return rows.length === 0 ? null : Buffer.concat(rows.map(({ content }) => content));
}

/**
 * Removes the pieces, as the photo is stored whole. What stays says that all of it arrived: who asks once more, as the answer
 * was lost, sends nothing again.
 *
 * @param now epoch ms
 * @returns how many bytes they had
 */
export async function takePieces(tx: Tx, photo: PhotoInPieces, now: number): Promise<number> {
  const key = {
    client_id: photo.clientId,
    user_id: photo.userId,
    event_id: photo.eventId,
    photo_key: photo.photoKey,
  };
  const rows = await tx
    .deleteFrom('photo_piece')
    .where('client_id', '=', key.client_id)
    .where('user_id', '=', key.user_id)
    .where('event_id', '=', key.event_id)
    .where('photo_key', '=', key.photo_key)
    .returning(sql<number>`length(content)`.as('bytes'))
    .execute();
  const at_byte = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  const sent_at = new Date(now).toISOString();
  await tx
    .insertInto('photo_piece')
    .values({ ...key, at_byte, content: Buffer.alloc(0), sent_at })
    .execute();
  return at_byte;
}

/** Deletes pieces of the transaction's client from before an instant. @returns their number */
export const forgetPieces = async (tx: Tx, before: string): Promise<number> =>
  (await deleteFree(tx, 'photo_piece', sql`sent_at < ${before}::timestamptz`)).length;
