import { createHash } from 'node:crypto';
import { compressed, type Encoding, isCompressible } from '../http/compress.ts';

/** An answer as it is sent, serialised once. */
export interface StoredAnswer {
  readonly etag: string;
  readonly body: Buffer;
  /** The body in an encoding, made at the first request for it; null when it is too small to be worth it. */
  encoded(encoding: Encoding): Promise<Buffer> | null;
}

export interface AnswerCache {
  get(key: string): StoredAnswer | null;
  put(key: string, answer: unknown): StoredAnswer;
  /** As `put`, for an answer that is JSON text already. */
  keep(key: string, json: string): StoredAnswer;
}

/** A season of a sector is some 3 kB: this is enough for about ten thousand of them with their compressed forms. */
export const CACHE_BYTES = 64 * 1024 * 1024;

/** The tag depends on the key alone: stations with their data versions, metric, query and day. */
export const etagOf = (key: string): string =>
  `W/"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`;

/** Keeps the answers that were used last, up to a number of bytes. */
export function answerCache(mostBytes = CACHE_BYTES): AnswerCache {
  const entries = new Map<string, { answer: StoredAnswer; bytes: number }>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const keep = (key: string, json: string) => {
    const answer = storedAnswer(key, Buffer.from(json));
    drop(key);
    const weight = 2 * (answer.body.length + key.length);
    entries.set(key, { answer, bytes: weight });
    bytes += weight;
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
    return answer;
  };
  return {
    keep,
    get(key) {
      const entry = entries.get(key);
      if (!entry) return null;
      entries.delete(key);
      entries.set(key, entry); // a Map keeps the order of insertion: the last is the one used last
      return entry.answer;
    },
    put: (key, value) => keep(key, JSON.stringify(value)),
  };
}

function storedAnswer(key: string, body: Buffer): StoredAnswer {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    etag: etagOf(key),
    body,
    encoded(encoding) {
      if (!isCompressible('application/json', body.length)) return null;
      const ready = made.get(encoding) ?? compressed(body, encoding);
      made.set(encoding, ready);
      return ready;
    },
  };
}
