import { setTimeout as sleep } from 'node:timers/promises';
import { DetectionBoxWire } from '@vigia/api/contract';
import * as z from 'zod/mini';
import type { StoredBox } from '../db/schema/images.ts';
import { type Detector, DetectorUnavailable, type DetectRequest } from './detector.ts';

export interface HttpDetectorSettings {
  readonly url: string;
  readonly token?: string | undefined;
  /** Longest wait for an answer, ms. */
  readonly timeoutMs?: number;
  /** Wait before the second and last try, ms; a `Retry-After` of the service replaces it. */
  readonly retryMs?: number;
}

/**
 * Body of the service's answer. It is checked strictly, so that the answer of a wrong address is not read as an
 * empty plate.
 */
const Answer = z.object({
  boxes: z.array(DetectionBoxWire).check(z.maxLength(5_000)),
  /** Program and version of the detector. */
  detector: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});

const TIMEOUT_MS = 30_000;
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 20_000;
const LARGEST_ANSWER = 4 * 1024 * 1024;
const UNKNOWN_MODEL = 404;
const TRY_AGAIN = new Set([408, 425, 429, 500, 502, 503, 504]);

/**
 * Detector by an external inference service. Each photo is posted as `image/jpeg` to its URL with the query
 * `inference_model`. The service answers `{ "boxes": [{ centroid, detection_box, score, class }] }` in pixels
 * of the photo, or 404 for an unknown model.
 */
export function httpDetector(settings: HttpDetectorSettings): Detector {
  const { retryMs = RETRY_MS } = settings;
  const { host } = new URL(settings.url);
  return {
    name: `http/${host}`,
    choose: (models) => models,
    async detect(request) {
      try {
        return await ask(settings, request);
      } catch (error) {
        if (!(error instanceof TryAgain)) throw error;
        const wait = Math.min(error.afterMs ?? retryMs, LONGEST_RETRY_MS);
        await sleep(wait, undefined, request.signal && { signal: request.signal });
      }
      try {
        return await ask(settings, request);
      } catch (error) {
        if (error instanceof TryAgain) throw new DetectorUnavailable(error.message, { cause: error });
        throw error;
      }
    },
    close: async () => undefined,
  };
}

/** A failure that deserves a second try: the service was unreachable or busy. */
class TryAgain extends Error {
  readonly afterMs: number | undefined;
  constructor(message: string, afterMs?: number, cause?: unknown) {
    super(message, { cause });
    this.afterMs = afterMs;
  }
}

async function ask(
  { url, token, timeoutMs = TIMEOUT_MS }: HttpDetectorSettings,
  { jpeg, width, height, model, signal }: DetectRequest,
): Promise<readonly StoredBox[] | null> {
  const address = new URL(url);
  address.searchParams.set('inference_model', model);
  const timeout = AbortSignal.timeout(timeoutMs);
  const text = await textOf(address, {
    method: 'POST',
    headers: {
      'content-type': 'image/jpeg',
      accept: 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: jpeg,
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    if (cause instanceof TryAgain || cause instanceof WrongAnswer) throw cause;
    throw new TryAgain(`no answer from ${address.host}: ${reasonOf(cause)}`, undefined, cause);
  });
  return text === null ? null : boxesOf(text, { width, height });
}

/** The service answered something invalid: a second try would not help. */
class WrongAnswer extends Error {}

async function textOf(address: URL, init: RequestInit): Promise<string | null> {
  const answer = await fetch(address, init);
  if (answer.status === UNKNOWN_MODEL) {
    await answer.body?.cancel();
    return null;
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    const message = `${address.host} answered ${answer.status}`;
    if (!TRY_AGAIN.has(answer.status)) throw new WrongAnswer(message);
    const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
    throw new TryAgain(message, Number.isFinite(seconds) ? 1000 * Math.max(0, seconds) : undefined);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new WrongAnswer(`${address.host} answered more than 4 MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function boxesOf(text: string, { width, height }: Pick<DetectRequest, 'width' | 'height'>): StoredBox[] {
  const { data, error } = Answer.safeParse(jsonOf(text));
  if (error)
    throw new WrongAnswer(`not an answer of an inference service: ${z.prettifyError(error).slice(0, 200)}`);
  for (const { centroid, detection_box: box } of data.boxes) {
    const lies = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
    const holds =
      centroid.x >= box.left && centroid.x <= box.right && centroid.y >= box.top && centroid.y <= box.bottom;
    if (!lies || !holds) throw new WrongAnswer('a box lies beside the photo, or its centroid beside the box');
  }
  return data.boxes.toSorted((a, b) => b.score - a.score);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongAnswer('the answer is no JSON');
  }
}

const reasonOf = (cause: unknown): string => {
  const inner = cause instanceof Error && cause.cause ? cause.cause : cause;
  return String(inner).slice(0, 200);
};
