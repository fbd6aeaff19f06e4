import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type FaultKind, WeatherFault } from './source.ts';

export interface AskOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Per attempt, ms. */
  readonly timeoutMs?: number;
  /** Before the second and last attempt, ms. */
  readonly pauseMs?: number;
}

const TIMEOUT_MS = 10_000;
const PAUSE_MS = 1_000;
/** Largest answer, bytes: two months of hours are 60 kB. */
const MOST_BYTES = 2 * 1024 * 1024;
const LONGEST_WAIT_S = 86_400;
const PASSING: ReadonlySet<FaultKind> = new Set<FaultKind>(['unreachable', 'timeout']);

/**
 * Requests JSON of a given shape from a weather service. After a temporary fault it tries once more. Redirects
 * are not followed: they would pass on the key.
 *
 * @throws {WeatherFault}
 */
export async function askJson<T>(url: URL, shape: z.ZodMiniType<T>, options: AskOptions): Promise<T> {
  try {
    return await attempt(url, shape, options);
  } catch (error) {
    if (!(error instanceof WeatherFault) || !PASSING.has(error.kind)) throw error;
    await sleep(options.pauseMs ?? PAUSE_MS, undefined, { signal: options.signal });
    return await attempt(url, shape, options);
  }
}

async function attempt<T>(url: URL, shape: z.ZodMiniType<T>, options: AskOptions): Promise<T> {
  const { headers = {}, signal, timeoutMs = TIMEOUT_MS } = options;
  const late = AbortSignal.timeout(timeoutMs);
  let status: number;
  let text: string;
  let retryAfter: string | null;
  try {
    const init = { headers: { accept: 'application/json', ...headers }, redirect: 'manual' } as const;
    const answer = await fetch(url, { ...init, signal: AbortSignal.any([signal, late]) });
    status = answer.status;
    retryAfter = answer.headers.get('retry-after');
    text = await textWithin(answer, MOST_BYTES);
  } catch (cause) {
    if (cause instanceof WeatherFault) throw cause;
    signal.throwIfAborted();
    if (late.aborted) throw new WeatherFault('timeout', `no answer within ${timeoutMs} ms`, { cause });
    throw new WeatherFault('unreachable', 'no connection', { cause });
  }
  if (status !== 200) throw faultOf(status, text, retryAfter);
  const parsed = shape.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new WeatherFault('bad-answer', z.prettifyError(parsed.error).slice(0, 300));
}

/** The text of an answer. @throws {WeatherFault} `bad-answer`: it is larger */
export async function textWithin(answer: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new WeatherFault('bad-answer', `more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOf(status: number, text: string, retryAfter: string | null): WeatherFault {
  const message = `${status} ${reasonOf(jsonOf(text))}`.trim();
  // Stormglass answers 402 when the quota of the day is used up.
  if (status === 429 || status === 402) return new WeatherFault('too-many', message, waitOf(retryAfter));
  if (status === 401 || status === 403) return new WeatherFault('refused', message);
  if (status >= 500 || status === 408) return new WeatherFault('unreachable', message);
  return new WeatherFault(status >= 400 ? 'bad-question' : 'bad-answer', message);
}

const Reason = z.object({ reason: z.string() }); // Open-Meteo
const Errors = z.object({ errors: z.union([z.string(), z.record(z.string(), z.unknown())]) }); // Stormglass

/** The service's message about a fault, in one line of at most 200 characters. */
function reasonOf(body: unknown): string {
  const reason = Reason.safeParse(body).data?.reason;
  const errors = Errors.safeParse(body).data?.errors;
  const text = reason ?? (typeof errors === 'string' ? errors : errors && JSON.stringify(errors));
  return (text ?? '').replaceAll(/\p{Cc}/gu, ' ').slice(0, 200);
}

/** How long a `retry-after` header asks to wait, ms; at most a day. */
export function waitOf(retryAfter: string | null): { waitMs?: number } {
  const seconds = Number(retryAfter ?? Number.NaN);
  return seconds >= 0 ? { waitMs: Math.min(seconds, LONGEST_WAIT_S) * 1000 } : {};
}
