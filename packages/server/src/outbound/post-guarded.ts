import { lookup as dnsLookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { AddressGuard } from './address-guard.ts';

/** The addresses of a name, as the machine resolves it. */
export type Resolve = (name: string) => Promise<readonly string[]>;

export const resolveByMachine: Resolve = async (name) =>
  (await dnsLookup(name, { all: true })).map(({ address }) => address);

export interface PostOptions {
  readonly guard: AddressGuard;
  readonly resolve?: Resolve;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  readonly signal: AbortSignal;
  /** For name, connection and answer together, ms. */
  readonly timeoutMs: number;
  /** Bytes of an answer that are read; what comes after is left. */
  readonly mostBytes: number;
}

export type PostFault = 'not-allowed' | 'unreachable' | 'timeout' | 'broken-answer';
export type PostEnd =
  | { readonly ok: true; readonly status: number; readonly text: string; readonly retryAfter: string | null }
  | { readonly ok: false; readonly fault: PostFault; readonly status: number | null };

const failed = (fault: PostFault, status: number | null = null): PostEnd => ({ ok: false, fault, status });

/**
 * Posts to an address that somebody has entered. Its name is resolved once; the connection goes to the very address that
 * was checked, so that an answer of the DNS that changes leads nowhere else. One forbidden address among several forbids
 * all. Redirects are not followed, proxies of the environment not asked, connections not kept.
 *
 * @throws only the reason of `signal`, when the server stops
 */
export async function postGuarded(url: URL, options: PostOptions): Promise<PostEnd> {
  const { guard, signal, timeoutMs, resolve = resolveByMachine } = options;
  const late = AbortSignal.timeout(timeoutMs);
  const ending = AbortSignal.any([signal, late]);
  let status: number | null = null;
  try {
    const addresses = await untilAborted(addressesOf(url, resolve), ending);
    if (addresses.length === 0) return failed('unreachable');
    if (!addresses.every((each) => mayGoTo(guard, url, each))) return failed('not-allowed');
    const answer = await send(url, addresses[0]!, options, ending);
    status = answer.statusCode ?? null;
    const text = await startOf(answer, options.mostBytes);
    return { ok: true, status: status ?? 0, text, retryAfter: answer.headers['retry-after'] ?? null };
  } catch {
    signal.throwIfAborted();
    if (late.aborted) return failed('timeout', status);
    return failed(status === null ? 'unreachable' : 'broken-answer', status);
  }
}

/** Public addresses by https alone; those of inner networks by http, too. */
const mayGoTo = (guard: AddressGuard, { protocol }: URL, address: string): boolean =>
  protocol === 'https:' ? guard.isOpen(address) : protocol === 'http:' && guard.isInner(address);

/** The host of an address without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

async function addressesOf(url: URL, resolve: Resolve): Promise<readonly string[]> {
  const host = hostOf(url);
  return isIP(host) === 0 ? await resolve(host) : [host];
}

async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return await Promise.race([
    work,
    new Promise<never>((_, refuse) => {
      signal.addEventListener('abort', () => refuse(signal.reason), { once: true });
    }),
  ]);
}

function send(
  url: URL,
  address: string,
  { headers, body }: PostOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const family = isIP(address);
  const request = (isSecure ? https : http).request(url, {
    method: 'POST',
    // An agent of its own: no connection is kept, and no proxy of the environment is asked.
    agent: new (isSecure ? https : http).Agent({ keepAlive: false }),
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup: (_name, { all }, found) => {
      if (all) found(null, [{ address, family }]);
      else found(null, address, family);
    },
    signal,
  });
  return new Promise((found, refuse) => {
    request.on('response', found).on('error', refuse).end(body);
  });
}

/** The first bytes of an answer; the connection is closed when there are more. */
async function startOf(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= mostBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, mostBytes).toString();
}
