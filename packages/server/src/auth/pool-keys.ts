import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose';
import { JWKSNoMatchingKey } from 'jose/errors';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { HttpProblem } from '../http/problem.ts';
import { isSafeUrl, type PoolSettings } from './pool-settings.ts';

/** A key that the pool has withdrawn is accepted no longer than this while the pool answers, ms. */
export const KEYS_FRESH_MS = 10 * 60_000;
/** While the pool does not answer, its last keys are accepted this long, ms. */
export const KEYS_KEPT_MS = 60 * 60_000;
/** The keys of the pool are requested again for a token with an unknown key id, but not more often than this. */
export const ASK_AGAIN_MS = 10_000;
const PATIENCE_MS = 5_000;
const LARGEST_ANSWER = 256 * 1024;
const MOST_KEYS = 50;

const Discovery = z.looseObject({ issuer: z.string(), jwks_uri: z.string() });
const KeySet = z.looseObject({
  keys: z.array(z.looseObject({ kty: z.string() })).check(z.maxLength(MOST_KEYS)),
});

/** Settings and services of a pool. */
export interface PoolNeeds {
  readonly settings: PoolSettings;
  /** Epoch ms. */
  readonly now: () => number;
  readonly log: Logger;
}

interface Known {
  readonly keyOf: JWTVerifyGetKey;
  readonly at: number;
}

/**
 * The pool's public keys. They are requested once at a time, however many tokens wait.
 *
 * @returns finds the key of a token's header; throws a `JOSEError` when the pool has none for it, and not-ready (503)
 *   when the pool has not answered for too long
 */
export function poolKeys({ settings, now, log }: PoolNeeds): JWTVerifyGetKey {
  let known: Known | undefined;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    try {
      known = { keyOf: createLocalJWKSet(await fetchKeys(settings)), at: now() };
    } catch (err) {
      // The known keys are kept; the caller decides whether they are too old.
      log.warn({ err }, 'keys of the user pool not read');
    }
  };
  const askAgain = (): Promise<void> => {
    if (asking || now() - requestedAt < ASK_AGAIN_MS) return asking ?? Promise.resolve();
    requestedAt = now();
    asking = ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const believed = (): Known => {
    if (!known || now() - known.at >= KEYS_KEPT_MS) throw unreachable();
    return known;
  };
  return async (header, token) => {
    if (!known || now() - known.at >= KEYS_FRESH_MS) await askAgain();
    const { keyOf, at } = believed();
    try {
      return await keyOf(header, token);
    } catch (error) {
      if (!(error instanceof JWKSNoMatchingKey)) throw error;
      await askAgain();
      const next = believed();
      if (next.at === at) throw error;
      return await next.keyOf(header, token);
    }
  };
}

const unreachable = () => new HttpProblem('not-ready', { headers: { 'retry-after': '10' } });

async function fetchKeys({ issuer, jwksUrl }: PoolSettings) {
  return KeySet.parse(await fetchJson(jwksUrl ?? (await discoveredUrl(issuer))));
}

async function discoveredUrl(issuer: string): Promise<string> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const document = Discovery.parse(await fetchJson(url));
  if (document.issuer !== issuer) throw new Error(`${url} speaks for another issuer`);
  if (!isSafeUrl(document.jwks_uri)) throw new Error(`${url} names keys at an unsafe address`);
  return document.jwks_uri;
}

/** No redirects: keys must come from the very address that was named. */
async function fetchJson(url: string): Promise<unknown> {
  const answer = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { accept: 'application/json' },
  });
  if (answer.status !== 200 || !answer.body) throw new Error(`${url} answered ${answer.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > LARGEST_ANSWER) throw new Error(`${url} answers too much`);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
}
