import { isHTTPError, isNetworkError, isTimeoutError, type RetryOptions } from 'ky';

/** Longest wait before the retry, s; when the server asks for more, the caller hears about it at once. */
export const MAX_WAIT_SECONDS = 20;
const FIRST_WAIT_MS = 300;
/** Refusals that say how long to wait. */
const WAITING = [429, 503];

/**
 * A GET may be sent a second time. Any other method too, but only with an `Idempotency-Key`: without one nobody
 * knows whether the first attempt was carried out.
 */
export function retryRules(repeatable: boolean): RetryOptions {
  return {
    limit: 1,
    methods: repeatable ? ['get', 'post', 'put', 'patch', 'delete'] : ['get'],
    shouldRetry: ({ error }) => isPassing(error),
    statusCodes: WAITING,
    afterStatusCodes: WAITING,
    delay: (attempt) => FIRST_WAIT_MS * 2 ** attempt,
    jitter: true,
    backoffLimit: MAX_WAIT_SECONDS * 1000,
  };
}

/**
 * Whether the same call may well succeed a moment later. Undefined leaves it to ky, which alone then waits as
 * long as `Retry-After` says; a plain yes would make it ignore the header.
 */
function isPassing(error: Error): boolean | undefined {
  if (isNetworkError(error) || isTimeoutError(error)) return true;
  if (!isHTTPError(error)) return false;
  const { status, headers } = error.response;
  if ((retryAfterSeconds(headers) ?? 0) > MAX_WAIT_SECONDS) return false;
  return WAITING.includes(status) ? undefined : status === 408 || status >= 500;
}

/** `Retry-After` in seconds, whether written as seconds or as an HTTP date; undefined without a usable one. */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
