import { toWire } from '../../contract/fields.ts';
import { ImageWire, type ServedImage } from '../../contract/images.ts';
import {
  PhotoKey,
  PIECE_BYTES,
  PiecesAnswer,
  photoKeyPart,
  pieceQuery,
} from '../../contract/photo-pieces.ts';
import { ApiError } from '../api-error.ts';
import type { Send } from '../http.ts';

interface SentPhoto {
  /** The address of what it belongs to: `/v2/events/12`. */
  readonly owner: string;
  readonly file: File;
  readonly idempotencyKey: string;
  readonly signal?: AbortSignal | undefined;
  /** Told how much of a large photo has arrived, 0 to 1. */
  readonly onSent?: ((share: number) => void) | undefined;
}

/** Timeouts of a whole photo and of a piece, ms: for a slow line. */
const WHOLE_MS = 5 * 60_000;
const PIECE_MS = 60_000;
/** Lines that may break one after the other before anything more has arrived. */
const MOST_BROKEN = 3;
const BROKEN_WAIT_MS = 400;

/** Whether the pieces cannot be sent and the whole photo may be: a service without them, or no room for them. */
const isAgainstPieces = (error: unknown): boolean =>
  error instanceof ApiError && ['not-found', 'conflict', 'invalid'].includes(error.kind);
/** Whether the pieces that were sent are no use: they are gone, or the photo was sent whole before. */
const areUseless = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.problem?.code === 'key-reused' || error.problem?.errors?.[0]?.field === photoKeyPart);
const mayBeBetter = (error: unknown): boolean =>
  error instanceof ApiError && ['network', 'server'].includes(error.kind);

/** Sends a photo of an event or a field count, in pieces if it is larger than one. @throws {ApiError} */
export async function sendPhoto(send: Send, photo: SentPhoto): Promise<ServedImage> {
  const { file, idempotencyKey } = photo;
  const inPieces = file.size > PIECE_BYTES && PhotoKey.safeParse(idempotencyKey).success;
  return (inPieces ? await sentInPieces(send, photo) : null) ?? (await store(send, photo, fileForm(file)));
}

/** @returns null if only the whole photo can be sent */
async function sentInPieces(send: Send, photo: SentPhoto): Promise<ServedImage | null> {
  try {
    await sendPieces(send, photo);
  } catch (error) {
    if (isAgainstPieces(error)) return null;
    throw error;
  }
  try {
    const form = new FormData();
    form.append(photoKeyPart, photo.idempotencyKey);
    return await store(send, photo, form);
  } catch (error) {
    if (areUseless(error)) return null;
    throw error;
  }
}

function fileForm(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

const store = (send: Send, { owner, idempotencyKey, signal }: SentPhoto, body: FormData) =>
  send(`${owner}/images`, ImageWire, {
    ...{ method: 'post', body, idempotencyKey, timeout: WHOLE_MS, signal },
  });

/** @throws {ApiError} */
async function sendPieces(send: Send, photo: SentPhoto): Promise<void> {
  const { file, onSent } = photo;
  const ask = () => persist(() => sendPiece(send, photo, 0, 0));
  let received = await ask();
  for (let stalled = 0; received < file.size; ) {
    onSent?.(received / file.size);
    const before = received;
    received = await sendPiece(send, photo, before, PIECE_BYTES).catch(async (error: unknown) => {
      if (!mayBeBetter(error)) throw error;
      return await ask(); // It is not known what has arrived.
    });
    stalled = received > before ? 0 : stalled + 1;
    if (stalled > MOST_BROKEN) throw new ApiError('network', 'nothing more of the photo arrives');
  }
  onSent?.(1);
}

/** Does it again, a little later each time, while the line is broken. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let broken = 1; ; broken += 1) {
    try {
      return await work();
    } catch (error) {
      if (!mayBeBetter(error) || broken > MOST_BROKEN) throw error;
      await new Promise((later) => setTimeout(later, broken * BROKEN_WAIT_MS));
    }
  }
}

/** @param size of the piece, bytes; 0 only asks @returns how much has arrived, bytes */
async function sendPiece(send: Send, photo: SentPhoto, at: number, size: number): Promise<number> {
  const { owner, file, idempotencyKey: photoKey, signal } = photo;
  const body = file.slice(at, at + size, 'application/octet-stream');
  const query = toWire(pieceQuery, { photoKey, at });
  const call = { method: 'post', query, body, timeout: PIECE_MS, signal } as const;
  return (await send(`${owner}/pieces`, PiecesAnswer, call)).received;
}
