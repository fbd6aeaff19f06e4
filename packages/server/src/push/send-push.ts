import { PushMessage } from '@vigia/api/contract';
import webPush from 'web-push';
import * as z from 'zod/mini';
import type { AddressGuard } from '../outbound/address-guard.ts';
import { postGuarded, type Resolve } from '../outbound/post-guarded.ts';
import type { PushTarget } from '../stores/notices/push-devices.ts';
import type { PushKeys } from './push-keys.ts';

export interface PushTools {
  readonly guard: AddressGuard;
  readonly keys: PushKeys;
  /** For answers of push services, as an address of e-mail. */
  readonly supportEmail: string;
  readonly signal: AbortSignal;
  /** How names are resolved (default: by the machine). */
  readonly resolve?: Resolve | undefined;
}

/** A browser as it has subscribed. */
export interface Browser extends Pick<PushTarget, 'endpoint' | 'p256dh'> {
  readonly auth: string;
}

/** How long a push service keeps a message for a phone that is off, s. */
const KEPT_SECONDS = 24 * 3600;
const TIMEOUT_MS = 10_000;
const MOST_BYTES = 1_024;
/** What push services answer for a browser that is not theirs any more (RFC 8030, section 7.3). */
const GONE: readonly number[] = [404, 410];

/** The browser is not known to its push service any more: its owner has unsubscribed, or removed it. */
export class PushGone extends Error {}

/**
 * Sends a message to a browser, encrypted so that only it can read it (RFC 8291).
 *
 * @throws {PushGone} nothing will ever arrive there
 * @throws {Error} it was not taken, with the reason
 */
export async function sendPush(
  { guard, keys, supportEmail, signal, resolve }: PushTools,
  { endpoint, p256dh, auth }: Browser,
  message: PushMessage,
): Promise<void> {
  const text = JSON.stringify(z.encode(PushMessage, message));
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, Buffer.from(text), {
    vapidDetails: { subject: `mailto:${supportEmail}`, ...keys },
    TTL: KEPT_SECONDS,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  });
  const end = await postGuarded(new URL(endpoint), {
    headers: headersOf(request.headers),
    body: request.body,
    ...{ guard, signal, timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES },
    ...(resolve && { resolve }),
  });
  if (!end.ok) throw new Error(`El servicio de avisos del navegador no respondió (${end.fault})`);
  if (end.status >= 200 && end.status < 300) return;
  const problem = `El servicio de avisos del navegador respondió ${end.status}`;
  throw GONE.includes(end.status) ? new PushGone(problem) : new Error(problem);
}

const headersOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
