import type { EpochMs } from '@vigia/domain';
import type { DeliveryFailure } from '@vigia/domain/events';
import type { Seal } from '../auth/second-step/seal.ts';
import type { AddressGuard } from '../outbound/address-guard.ts';
import { type PostEnd, postGuarded, type Resolve } from '../outbound/post-guarded.ts';
import type { Receiver, TakenMessage } from '../stores/webhooks/sending.ts';
import { waitOf } from '../weather/ask-json.ts';
import { signatureHeaders } from './sign.ts';

export interface AttemptTools {
  readonly guard: AddressGuard;
  readonly seal: Seal;
  /** Epoch ms. */
  readonly now: () => EpochMs;
  readonly signal: AbortSignal;
  /** How names are resolved (default: by the machine). */
  readonly resolve?: Resolve | undefined;
  /** A receiver that takes longer has not answered, ms (shorter in tests). */
  readonly timeoutMs?: number | undefined;
}

/** What a try came to. */
export interface Attempt {
  /** Null: the message was taken. */
  readonly failure: DeliveryFailure | null;
  readonly status: number | null;
  /** The first characters of the answer, in one line. */
  readonly answer: string | null;
  /** How long the receiver asks to be left alone, ms. */
  readonly waitMs: number;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 4_096;
const MOST_KEPT = 500;

/**
 * Sends a message once.
 *
 * @throws only the reason of `signal`, when the server stops
 */
export async function attempt(
  { guard, seal, now, signal, resolve, timeoutMs = TIMEOUT_MS }: AttemptTools,
  receiver: Pick<Receiver, 'clientId' | 'webhookId' | 'url' | 'sealedSecret' | 'oldSealedSecret'>,
  message: Pick<TakenMessage, 'messageId' | 'body'>,
): Promise<Attempt> {
  const secrets = await openSecrets(seal, receiver);
  const url = URL.parse(receiver.url);
  if (secrets === null || url === null) return nothing(url ? 'no-secret' : 'not-allowed');
  const signed = signatureHeaders({ id: message.messageId, at: now(), body: message.body }, secrets);
  const end = await postGuarded(url, {
    headers: { 'content-type': 'application/json', 'user-agent': 'Vigia-Webhooks', ...signed },
    body: message.body,
    ...{ guard, signal, timeoutMs, mostBytes: MOST_BYTES },
    ...(resolve && { resolve }),
  });
  return attemptOf(end);
}

const nothing = (failure: DeliveryFailure, status: number | null = null): Attempt => ({
  ...{ failure, status, answer: null, waitMs: 0 },
});

/** The secrets that sign, the newest first; null where the newest cannot be opened. */
async function openSecrets(
  seal: Seal,
  {
    clientId,
    webhookId,
    sealedSecret,
    oldSealedSecret,
  }: Pick<Receiver, 'clientId' | 'webhookId' | 'sealedSecret' | 'oldSealedSecret'>,
): Promise<string[] | null> {
  const open = (sealed: string) => seal.open({ clientId, webhookId }, sealed).catch(() => null);
  const newest = await open(sealedSecret);
  const old = oldSealedSecret === null ? null : await open(oldSealedSecret);
  return newest === null ? null : [newest, ...(old === null ? [] : [old])];
}

function attemptOf(end: PostEnd): Attempt {
  if (!end.ok) return nothing(end.fault, end.status);
  const answer = end.text.replaceAll(/[\p{Cc}\uFFFD]+/gu, ' ').slice(0, MOST_KEPT);
  return {
    ...{ failure: failureOf(end.status), status: end.status, answer },
    waitMs: waitOf(end.retryAfter).waitMs ?? 0,
  };
}

function failureOf(status: number): DeliveryFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 429) return 'too-many';
  if (status >= 500 || status < 200) return 'server-error';
  return status >= 400 ? 'refused' : 'redirected';
}
