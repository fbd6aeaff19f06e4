import type { Question } from '../elements/question.ts';
import { codeOf, WidgetError } from '../elements/widget-error.ts';
import { tokenOf } from './session.ts';

const PATIENCE_MS = 20_000;

/**
 * Requests published figures from the service; if the session has ended, it opens a new one, once.
 *
 * @throws {WidgetError} no answer, a refusal, or an answer that is not JSON
 * @throws {DOMException} `AbortError` when `signal` is aborted
 */
export async function ask({ service, url, key }: Question, signal: AbortSignal): Promise<unknown> {
  let response = await answerOf(url, await tokenOf(service, key), signal);
  if (response.status === 401 || (response.status === 403 && (await isEnded(response)))) {
    response = await answerOf(url, await tokenOf(service, key, true), signal);
  }
  if (!response.ok) throw new WidgetError(codeOf(response.status), `${response.status} from ${url}`);
  return response.json().catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new WidgetError('bad-data', `no JSON from ${url}: ${String(cause)}`);
  });
}

/** Whether a 403 means that the session has ended, and not that the key does not publish the figure. */
async function isEnded(response: Response): Promise<boolean> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
  return code === 'bad-embed-key';
}

async function answerOf(url: string, token: string, signal: AbortSignal): Promise<Response> {
  signal.throwIfAborted();
  try {
    return await fetch(url, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw new WidgetError('network', `no answer from ${url}: ${String(cause)}`);
  }
}
