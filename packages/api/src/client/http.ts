import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import type * as z from 'zod/mini';
import { Problem } from '../contract/common.ts';
import { ApiError, kindOfStatus } from './api-error.ts';
import { parseAnswer } from './parse-answer.ts';
import { retryAfterSeconds, retryRules } from './retry.ts';

/** Origin of the host of a resource that is on another host, by the first path segment. */
export type Hosts = Readonly<Record<string, string>>;

export interface HttpOptions {
  /** Origin of the service, such as `https://vigia.example`, for all paths without their own host. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Hosts by path segment (`clients`, `stations`, `analytics` …); by default `baseUrl` for all. */
  readonly hosts?: Hosts;
  readonly getToken?: () => string | null | Promise<string | null>;
  /** Called once when a call is answered 401. @returns a fresh token, or null when the session is over */
  readonly onUnauthorized?: () => Promise<string | null>;
  /** Called when a call is answered 403, as the caller's rights may have changed. */
  readonly onForbidden?: (refusal: ApiError) => void;
  /**
   * Called once when a call is refused until its sender has shown again who they are.
   *
   * @returns whether they have: then the call is sent again
   */
  readonly onProofNeeded?: (need: ProofNeed) => Promise<boolean>;
  /** Timeout of an attempt, ms. */
  readonly timeout?: number;
  /** Sends a request; the runtime's own `fetch` by default. */
  readonly fetch?: typeof fetch | undefined;
}

/** What the sender of a call has to show again: the password alone, or all that signing in takes. */
export type ProofNeed = 'password' | 'everything';
const PROOF_NEEDS: Readonly<Record<string, ProofNeed>> = {
  'password-needed': 'password',
  'proof-needed': 'everything',
};

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Call {
  readonly method?: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly query?: Query;
  /** Sent as JSON, except forms and files, which are sent unchanged. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  /** With it a method other than GET may be retried: the server then carries it out at most once. */
  readonly idempotencyKey?: string;
  /** Timeout of an attempt, ms, if that of the client is too short. */
  readonly timeout?: number;
}

/** Sends one call and returns the answer, validated against `shape`. It rejects only with ApiError. */
export interface Send {
  <T>(path: string, shape: z.ZodMiniType<T>, call?: Call): Promise<T>;
  /** The same for a text. */
  text(path: string, call?: Call): Promise<string>;
  /** The same for a file; `type` is the required media type of the answer, such as `image/jpeg`. */
  blob(path: string, type: string, call?: Call): Promise<Blob>;
}

type Read<T> = (response: Response) => Promise<T>;

/** Makes the function that sends calls: `imageCalls(createHttp(options))` are the calls about images only. */
export function createHttp(options: HttpOptions): Send {
  const authorised = async <T>(path: string, accept: string, call: Call, read: Read<T>): Promise<T> => {
    const token = await tokenOf(options);
    try {
      return await attempt(options, { path, accept, call, token, read });
    } catch (error) {
      const need = proofNeededBy(error);
      if (need && options.onProofNeeded) {
        if (!(await options.onProofNeeded(need)))
          throw new ApiError('aborted', `${path}: not shown`, { cause: error });
        return await attempt(options, { path, accept, call, token: await tokenOf(options), read });
      }
      if (error instanceof ApiError && error.kind === 'forbidden') options.onForbidden?.(error);
      const fresh = await freshToken(options, error);
      if (!fresh) throw error;
      return await attempt(options, { path, accept, call, token: fresh, read });
    }
  };
  const json = async <T>(path: string, shape: z.ZodMiniType<T>, call: Call = {}): Promise<T> => {
    const parsed = parseAnswer(shape, await authorised(path, 'application/json', call, readJson));
    if (parsed.success) return parsed.data;
    throw outsideContract(path, parsed.error);
  };
  return Object.assign(json, {
    text: (path: string, call: Call = {}) =>
      authorised(path, 'text/plain', call, (response) => response.text()),
    blob: async (path: string, type: string, call: Call = {}) => {
      const blob = await authorised(path, type, call, (response) => response.blob());
      if (blob.type.split(';')[0] === type) return blob;
      throw outsideContract(path, blob.type);
    },
  });
}

const outsideContract = (path: string, cause: unknown) =>
  new ApiError('contract', `${path}: the answer is not what the contract says`, { cause });

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

const tokenOf = async ({ getToken }: HttpOptions): Promise<string | null> => (await getToken?.()) ?? null;

const proofNeededBy = (error: unknown): ProofNeed | undefined =>
  error instanceof ApiError ? PROOF_NEEDS[error.problem?.code ?? ''] : undefined;

async function freshToken(options: HttpOptions, error: unknown): Promise<string | null> {
  const refused = error instanceof ApiError && error.kind === 'unauthorized';
  return refused && options.onUnauthorized ? await options.onUnauthorized() : null;
}

interface Attempt<T> {
  readonly path: string;
  readonly accept: string;
  readonly call: Call;
  readonly token: string | null;
  readonly read: Read<T>;
}

async function attempt<T>(options: HttpOptions, { path, accept, call, token, read }: Attempt<T>): Promise<T> {
  try {
    const response = await ky(urlOf(options, path), {
      method: call.method ?? 'get',
      headers: {
        accept,
        'x-api-key': options.apiKey,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(call.idempotencyKey && { 'idempotency-key': call.idempotencyKey }),
      },
      credentials: 'same-origin',
      ...(call.query && { searchParams: call.query }),
      ...bodyOf(call),
      ...(call.signal && { signal: call.signal }),
      ...(options.fetch && { fetch: options.fetch }),
      timeout: call.timeout ?? options.timeout ?? 30_000,
      retry: retryRules(call.idempotencyKey !== undefined),
    });
    return await read(response);
  } catch (error) {
    throw apiErrorOf(error, path, call.signal);
  }
}

function bodyOf({ body }: Call): { json?: unknown; body?: FormData | Blob } {
  if (body === undefined) return {};
  return body instanceof FormData || body instanceof Blob ? { body } : { json: body };
}

/** The path segment that chooses the host: the first one after an optional `v2`. Some segments share a host. */
const SEGMENT = /^\/(?:v2\/)?([^/?]+)/;
const HOST_OF_SEGMENT: Readonly<Record<string, string>> = {
  count_analytics: 'analytics',
  data_analytics: 'analytics',
  biofix: 'season_biofix',
};

function urlOf({ baseUrl, hosts = {} }: HttpOptions, path: string): URL {
  const segment = SEGMENT.exec(path)?.[1] ?? '';
  return new URL(path, hosts[HOST_OF_SEGMENT[segment] ?? segment] ?? baseUrl);
}

function apiErrorOf(error: unknown, path: string, signal: AbortSignal | undefined): ApiError {
  if (signal?.aborted) return new ApiError('aborted', `${path}: cancelled`, { cause: error });
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    const parsed = parseAnswer(Problem, error.data);
    const problem = parsed.success ? parsed.data : undefined;
    return new ApiError(kindOfStatus(status), problem?.detail ?? problem?.title ?? `${path}: ${status}`, {
      status,
      problem,
      retryAfter: retryAfterSeconds(headers),
      cause: error,
    });
  }
  const unreachable = isNetworkError(error) || isTimeoutError(error) || error instanceof TypeError;
  const kind = unreachable ? 'network' : 'contract';
  return new ApiError(kind, `${path}: ${error instanceof Error ? error.message : 'failed'}`, {
    cause: error,
  });
}
