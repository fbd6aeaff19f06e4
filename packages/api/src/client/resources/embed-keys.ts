import type { ClientId } from '@vigia/domain';
import * as z from 'zod/mini';
import { EmbedVersions } from '../../contract/embed.ts';
import {
  type EmbedKeyAnswer as Answer,
  EmbedKeyAnswer,
  type EmbedKeyBody,
  type EmbedKeyPatch,
  EmbedKeyWire,
} from '../../contract/embed-keys.ts';
import type { Send } from '../http.ts';

const KEYS = z.array(EmbedKeyWire);
const PATH = '/v2/embed-keys';

/** Publishable keys of a client. */
export function embedKeyCalls(send: Send) {
  return {
    /** The widgets' files that this server hands out. */
    versions: (signal?: AbortSignal): Promise<EmbedVersions> =>
      send('/embed/versions.json', EmbedVersions, { signal }),
    /** Newest first. */
    list: (clientId: ClientId, signal?: AbortSignal): Promise<EmbedKeyWire[]> =>
      send(PATH, KEYS, { query: { client_id: clientId }, signal }),
    create: (body: EmbedKeyBody, idempotencyKey: string, signal?: AbortSignal): Promise<Answer> =>
      send(PATH, EmbedKeyAnswer, { method: 'post', body, idempotencyKey, signal }),
    edit: (keyId: number, body: EmbedKeyPatch, signal?: AbortSignal): Promise<EmbedKeyWire> =>
      send(`${PATH}/${keyId}`, EmbedKeyWire, { method: 'put', body, signal }),
    /** Brings a key that was made before keys were kept. */
    bring: (keyId: number, key: string, signal?: AbortSignal): Promise<EmbedKeyWire> =>
      send(`${PATH}/${keyId}/key`, EmbedKeyWire, { method: 'put', body: { key }, signal }),
    rotate: (
      keyId: number,
      overlapDays: number,
      idempotencyKey: string,
      signal?: AbortSignal,
    ): Promise<Answer> =>
      send(`${PATH}/${keyId}/rotate`, EmbedKeyAnswer, {
        method: 'post',
        body: { overlap_days: overlapDays },
        idempotencyKey,
        signal,
      }),
    revoke: (keyId: number, signal?: AbortSignal): Promise<EmbedKeyWire> =>
      send(`${PATH}/${keyId}/revoke`, EmbedKeyWire, { method: 'post', signal }),
  };
}
