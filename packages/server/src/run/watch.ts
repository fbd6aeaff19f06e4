import type { Logger } from 'pino';
import type { Db } from '../db/pool.ts';
import type { ProxyTally } from '../http/proxy-tally.ts';
import { noteService } from '../stores/service/service-notes.ts';

interface WatchNeeds {
  readonly owner: Db;
  readonly proxies: Pick<ProxyTally, 'take'>;
  /** Epoch ms. */
  readonly now: () => number;
  /** A monotonic clock, ms (default: `performance.now`). */
  readonly steady?: () => number;
  readonly log: Logger;
}

const EVERY_MS = 60_000;
/**
 * Corrections of the clock are smaller. After a sleep of the machine or a change of its time, the jump is
 * larger.
 */
const JUMP_MS = 5_000;

/**
 * Records observations of a running service for its checks: requests that do not fit the proxies, and jumps of
 * the clock.
 *
 * @returns a function that records what happened since its last call
 */
export function watcher({ owner, proxies, now, steady = () => performance.now(), log }: WatchNeeds) {
  let ahead = now() - steady();
  return async (): Promise<void> => {
    const at = new Date(now()).toISOString();
    const jump = now() - steady() - ahead;
    ahead += jump;
    if (Math.abs(jump) >= JUMP_MS) {
      log.warn({ seconds: Math.round(jump / 1000) }, 'the clock of this machine jumped');
      await noteService(owner, 'clock', { seconds: Math.round(jump / 1000) }, at);
    }
    const odd = proxies.take();
    if (odd !== null) await noteService(owner, 'proxies', odd, at);
  };
}

/** Observes every minute until it is stopped. After a failure of the database it tries again a minute later. */
export function startWatching(needs: WatchNeeds): () => void {
  const look = watcher(needs);
  const timer = setInterval(() => {
    look().catch((error: unknown) =>
      needs.log.warn({ reason: String(error) }, 'the service could not make a note'),
    );
  }, EVERY_MS).unref();
  return () => clearInterval(timer);
}
