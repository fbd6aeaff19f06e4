import { ApiError, type HttpOptions } from '@vigia/api/client';
import type { EpochMs } from '@vigia/domain';

/** An address that answers without a session, and which the service worker leaves alone. */
const ASKED = '/livez';
const PATIENCE_MS = 20_000;

/**
 * The service's time, as a device's clock may be wrong by years. It is asked once, when it is first needed.
 *
 * @returns a function that resolves with epoch ms, good to a second; it rejects with ApiError if the service cannot be reached
 */
export function serviceClock(
  { baseUrl, fetch = globalThis.fetch }: Pick<HttpOptions, 'baseUrl' | 'fetch'>,
  signal: AbortSignal,
): () => Promise<EpochMs> {
  let known: Promise<{ readonly at: EpochMs; readonly since: number }> | null = null;
  const ask = async () => {
    try {
      const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
      const answer = await fetch(new URL(ASKED, baseUrl), { cache: 'no-store', signal: patience });
      if (!answer.ok) throw new Error(`the service answers ${answer.status}`);
      const at = Date.parse(answer.headers.get('date') ?? '');
      // A service on another origin may not tell its time: then the device's own is all there is.
      return { at: Number.isNaN(at) ? Date.now() : at, since: performance.now() };
    } catch (cause) {
      known = null;
      throw new ApiError(signal.aborted ? 'aborted' : 'network', 'no time of the service', { cause });
    }
  };
  return async () => {
    known ??= ask();
    const { at, since } = await known;
    return at + (performance.now() - since);
  };
}
