import { isHTTPError, isNetworkError, isTimeoutError, type RetryOptions } from 'ky';
import { Problem } from '../contract/common.ts';

/** Longest wait before the retry, s. If the server asks for more, the call fails at once. */
export const MAX_WAIT_SECONDS = 20;
const FIRST_WAIT_MS = 300;
/** Status codes with a time to wait. */
const WAITING = [409, 429, 503];
/** Most repetitions of a write whose first attempt is still running, one per second. */
export const MOST_ASKED_AFTER = 15;

/**
 * Retry rules. A GET is retried. Other methods are retried only with an `Idempotency-Key`, since otherwise
 * nobody knows whether the first attempt was carried out. With a key, a retry that meets its first attempt
 * still running waits for its answer.
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
 * Whether the same call may succeed a moment later. Undefined leaves the decision to ky, which then waits as
 * long as `Retry-After` says; after true it would ignore the header.
 */
function isPassing(error: Error): boolean | undefined {
  if (isNetworkError(error) || isTimeoutError(error)) return true;
  if (!isHTTPError(error)) return false;
  const { status, headers } = error.response;
  if ((retryAfterSeconds(headers) ?? 0) > MAX_WAIT_SECONDS) return false;
  if (status === 429 || status === 503) return undefined;
  return status === 408 || status >= 500;
}

/** `Retry-After` in seconds, from seconds or an HTTP date; undefined without a usable one. */
export function retryAfterSeconds(headers: Headers, now = Date.now()): number | undefined {
  const text = headers.get('retry-after')?.trim();
  if (!text) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
