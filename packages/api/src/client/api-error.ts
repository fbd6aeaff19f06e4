import type { Problem } from '../contract/common.ts';

/** Kinds of errors, by which a caller decides what to do. The screens have the texts for the reader. */
export type ApiErrorKind =
  | 'network'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  /** Somebody else was faster, or the thing is in use. */
  | 'conflict'
  | 'rate-limited'
  | 'server'
  | 'aborted'
  | 'contract';

interface ApiErrorDetails {
  readonly status?: number | undefined;
  readonly problem?: Problem | undefined;
  /** Seconds to wait, from the server (`Retry-After`). */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The error with which every call of this client rejects. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly problem: Problem | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: ApiErrorKind, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status;
    this.problem = details.problem;
    this.retryAfter = details.retryAfter;
  }
}

export function kindOfStatus(status: number): ApiErrorKind {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 409) return 'conflict';
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 408 ? 'server' : 'invalid';
}
