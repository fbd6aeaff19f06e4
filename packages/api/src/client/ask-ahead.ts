import type { ClientId, UserId } from '@vigia/domain/farm';
import type { ConfigWire, SessionWire } from '../contract/auth.ts';

export interface AheadOptions {
  /** Origin of the service. */
  readonly baseUrl: string;
  /** As the session's option: refreshes of several tabs must wait for each other. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** The client that will be shown, for a user and their own client; null to request no client. */
  readonly clientOf: (userId: UserId, clientId: ClientId) => ClientId | null;
}

/** An unused answer is too old after this time, ms. */
const FRESH_MS = 60_000;

/** A `fetch` that returns each answer that was requested ahead once, and requests everything else. */
export type AheadFetch = typeof fetch;

/**
 * Requests the configuration, the session, the clients and the tree that a console will need, while its scripts
 * are still being loaded. The answers, failures too, are returned unchanged to the later requests. Unused ones
 * are dropped.
 */
export function askAhead({ baseUrl, exclusively, clientOf }: AheadOptions): AheadFetch {
  const answers = new Map<string, { readonly answer: Promise<Response>; readonly at: number }>();
  const requested = new Set<string>();

  const ask = async <T>(method: string, path: string, headers: Record<string, string> = {}) => {
    const url = new URL(path, baseUrl).href;
    const answer = fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      credentials: 'same-origin',
    });
    answers.set(keyOf(method, url), { answer, at: Date.now() });
    // The answer is not validated yet.
    return (await (await answer).clone().json()) as Partial<T>;
  };

  const askAll = async (): Promise<void> => {
    const { api_key } = await ask<ConfigWire>('GET', '/config.json');
    if (api_key === undefined) return;
    const key = { 'x-api-key': api_key };
    const path = '/auth/refresh';
    const session = await exclusively(async () => {
      // The cookie is good for one refresh: another caller may have used it already.
      if (requested.has(keyOf('POST', new URL(path, baseUrl).href))) return null;
      return await ask<SessionWire>('POST', path, key);
    });
    if (!session?.user) return;
    const clientId = clientOf(session.user.user_id, session.user.client_id);
    if (clientId === null) return;
    const headers = { ...key, authorization: `Bearer ${session.access_token}` };
    const tree = `/v2/clients/${clientId}/infrastructure`;
    await Promise.all([ask('GET', '/v2/clients', headers), ask('GET', tree, headers)]);
  };
  askAll().catch(() => undefined); // the later requests receive the error

  return async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const key = keyOf(request.method, request.url);
    const ahead = answers.get(key);
    requested.add(key);
    answers.delete(key);
    if (!ahead || Date.now() - ahead.at > FRESH_MS) return await fetch(input, init);
    return await Promise.race([ahead.answer, abortOf(request.signal)]);
  };
}

const keyOf = (method: string, url: string): string => `${method} ${url}`;

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const rejectAborted = () => reject(signal.reason);
    if (signal.aborted) rejectAborted();
    signal.addEventListener('abort', rejectAborted, { once: true });
  });
