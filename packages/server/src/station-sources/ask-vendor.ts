import type { SourceFailure } from '@vigia/api/contract';
import { textWithin, waitOf } from '../weather/ask-json.ts';
import { WeatherFault } from '../weather/source.ts';
import type { VendorAnswer, VendorFault } from './vendor.ts';

export interface AskVendor {
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** ms */
  readonly timeoutMs?: number;
  /** What a status means, where its service gives it another meaning than usual. */
  readonly meaning?: (status: number, text: string) => Partial<VendorFault> | undefined;
}

const TIMEOUT_MS = 20_000;
/** Largest answer, bytes: two days of a station with forty sensors are 1 MB. */
const MOST_BYTES = 8 * 1024 * 1024;
/** So much of an answer that is no JSON is kept. */
const MOST_KEPT = 16_384;

/** What a service answered, with the time of its clock by its `date` header, epoch ms. */
export type Answered<T> = VendorAnswer<T> & { readonly clock?: number };

/**
 * Asks the service of a maker for JSON. Redirects are not followed: they would pass on the keys.
 *
 * @throws only the reason of `signal`, when the server stops
 */
export async function askVendor(
  url: URL,
  { headers, signal, timeoutMs = TIMEOUT_MS, meaning }: AskVendor,
): Promise<Answered<unknown>> {
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const init = { headers: { accept: 'application/json', ...headers }, redirect: 'manual' } as const;
    const answer = await fetch(url, { ...init, signal: AbortSignal.any([signal, late]) });
    const text = await textWithin(answer, MOST_BYTES);
    const clock = Date.parse(answer.headers.get('date') ?? '');
    const known = { ...(Number.isFinite(clock) && { clock }) };
    if (answer.status === 200) return { ...known, ...parsed(text) };
    const fault = {
      kind: kindOf(answer.status),
      message: `${answer.status} ${messageOf(text)}`.trim(),
      ...waitOf(answer.headers.get('retry-after')),
      ...meaning?.(answer.status, text),
    };
    return { ...known, ok: false, fault };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof WeatherFault) return fault('bad-answer', error.message);
    if (late.aborted) return fault('timeout', `no answer within ${timeoutMs} ms`);
    return fault('unreachable', 'no connection');
  }
}

const fault = (kind: SourceFailure, message: string) => ({ ok: false, fault: { kind, message } }) as const;

function parsed(text: string): VendorAnswer<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ...fault('bad-answer', 'the answer is no JSON'), text: text.slice(0, MOST_KEPT) };
  }
}

function kindOf(status: number): SourceFailure {
  if (status === 429) return 'too-many';
  if (status === 401) return 'refused';
  if (status === 403) return 'forbidden';
  if (status >= 500 || status === 408) return 'unreachable';
  return status >= 400 ? 'bad-question' : 'bad-answer';
}

/** The service's message about a fault, in one line; nothing of a page of HTML. */
function messageOf(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? message.replaceAll(/\p{Cc}/gu, ' ').slice(0, 200) : '';
  } catch {
    return '';
  }
}
