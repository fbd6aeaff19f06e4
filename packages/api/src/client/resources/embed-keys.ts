import type { ClientId } from '@vigia/domain/farm';
import type { EmbedKey, EmbedKeyInput, NewEmbedKey } from '@vigia/domain/published';
import * as z from 'zod/mini';
import { Moment } from '../../contract/common.ts';
import { EmbedVersions } from '../../contract/embed.ts';
import {
  EmbedKeyAnswer,
  EmbedKeyWire,
  embedKeyInput,
  embedKeysQuery,
  embedRotation,
  type MadeKey,
  newEmbedKey,
} from '../../contract/embed-keys.ts';
import { toWire } from '../../contract/fields.ts';
import { crud } from '../crud.ts';
import type { Send } from '../http.ts';

const PATH = '/v2/embed-keys';
const Expiry = z.nullable(Moment);

/** Publishable keys of a client. */
export function embedKeyCalls(send: Send) {
  const made = crud(send, PATH, EmbedKeyAnswer, newEmbedKey);
  const edited = crud(send, PATH, EmbedKeyWire, embedKeyInput);
  return {
    /** The versions of the widgets that this server has. */
    versions: (signal?: AbortSignal): Promise<EmbedVersions> =>
      send('/embed/versions.json', EmbedVersions, { signal }),
    /** All keys of a client, newest first. */
    list: (clientId: ClientId, signal?: AbortSignal): Promise<EmbedKey[]> =>
      send(PATH, z.array(EmbedKeyWire), { query: toWire(embedKeysQuery, { clientId }), signal }),
    create: (
      clientId: ClientId,
      { expiresAt, ...key }: NewEmbedKey,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<MadeKey> =>
      made.create({ clientId, ...key, expiresAt: z.encode(Expiry, expiresAt) }, idempotencyKey, { signal }),
    /**
     * @param seen the key as it was opened: a conflict also names the fields that somebody else changed since
     */
    edit: (
      id: number,
      key: EmbedKeyInput,
      signal?: AbortSignal,
      seen?: Partial<EmbedKeyInput>,
    ): Promise<EmbedKey> => edited.update(id, key, { signal, seen }),
    /** Stores the text of a key that was made before the service stored it. */
    bring: (id: number, key: string, signal?: AbortSignal): Promise<EmbedKey> =>
      send(`${PATH}/${id}/key`, EmbedKeyWire, { method: 'put', body: { key }, signal }),
    rotate: (
      id: number,
      overlapDays: number,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<MadeKey> =>
      send(`${PATH}/${id}/rotate`, EmbedKeyAnswer, {
        method: 'post',
        body: toWire(embedRotation, { overlapDays }),
        idempotencyKey,
        signal,
      }),
    revoke: (id: number, signal?: AbortSignal): Promise<EmbedKey> =>
      send(`${PATH}/${id}/revoke`, EmbedKeyWire, { method: 'post', signal }),
  };
}
