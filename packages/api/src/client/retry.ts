import { isHTTPError, isNetworkError, isTimeoutError, type RetryOptions } from 'ky';
import { Problem } from '../contract/common.ts';

/** Longest wait before the retry, s; when the server asks for more, the caller hears about it at once. */
export const MAX_WAIT_SECONDS = 20;
const FIRST_WAIT_MS = 300;
/** Refusals that say how long to wait. */
const WAITING = [409, 429, 503];
/** How often a write is asked after while its first attempt is still being carried out, once a second. */
export const MOST_ASKED_AFTER = 15;

/**
 * A GET may be sent a second time. Any other method too, but only with an `Idempotency-Key`: without one nobody
 * knows whether the first attempt was carried out. With one, an attempt that meets the first one still at work waits
 * for its answer.
 */
export function retryRules(repeatable: boolean): RetryOptions {
  let repeated = false;
  return {
    limit: repeatable ? MOST_ASKED_AFTER : 1,
    methods: repeatable ? ['get', 'post', 'put', 'patch', 'delete'] : ['get'],
    shouldRetry: ({ error }) => {
      if (repeatable && isStillRunning(error)) return undefined;
      const passing = repeated ? false : isPassing(error);
      repeated = true;
      return passing;
    },
    statusCodes: WAITING,
    afterStatusCodes: WAITING,
    delay: (attempt) => FIRST_WAIT_MS * 2 ** attempt,
    jitter: true,
    backoffLimit: MAX_WAIT_SECONDS * 1000,
    maxRetryAfter: MAX_WAIT_SECONDS * 1000,
  };
}

function isStillRunning(error: Error): boolean {
  if (!isHTTPError(error) || error.response.status !== 409) return false;
  return Problem.safeParse(error.data).data?.code === 'still-running';
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
  if (status === 429 || status === 503) return undefined;
  return status === 408 || status >= 500;
}

/** `Retry-After` in seconds, whether written as seconds or as an HTTP date; undefined without a usable one. */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
