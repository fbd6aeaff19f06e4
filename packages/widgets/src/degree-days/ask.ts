import type { PublishedDegreeDays } from '@vigia/domain';
import { WidgetError, type WidgetErrorCode } from '../widget-error.ts';
import type { Question } from './question.ts';
import { readDegreeDays } from './read-answer.ts';

const PATIENCE_MS = 20_000;

/**
 * Asks the service for a published chart.
 *
 * @throws {WidgetError} no answer, a refusal, or an answer that is not what was asked for
 * @throws {DOMException} `AbortError` when `signal` says so
 */
export async function askDegreeDays(
  { url, key }: Question,
  signal: AbortSignal,
): Promise<PublishedDegreeDays> {
  const response = await answerOf(url, key, signal);
  if (!response.ok) throw new WidgetError(codeOf(response.status), `${response.status} from ${url}`);
  const body: unknown = await response.json().catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new WidgetError('bad-data', `no JSON from ${url}: ${String(cause)}`);
  });
  return readDegreeDays(body);
}

async function answerOf(url: string, key: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { accept: 'application/json', 'x-vigia-key': key },
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw new WidgetError('network', `no answer from ${url}: ${String(cause)}`);
  }
}

function codeOf(status: number): WidgetErrorCode {
  if (status === 401 || status === 403) return 'refused';
  if (status === 404) return 'not-found';
  if (status === 429) return 'busy';
  return status >= 500 ? 'server' : 'bad-attribute';
}
