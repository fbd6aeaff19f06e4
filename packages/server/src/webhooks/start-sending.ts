import { setTimeout as sleep } from 'node:timers/promises';
import { isAnyOn } from '../stores/webhooks/sending.ts';
import { type SendTools, sendDue } from './send-due.ts';

/** Between two passes, ms. */
const EVERY_MS = 3_000;
/** The same while no webhook is on. */
const IDLE_MS = 30_000;

/** Waits; ends early without an error when the signal fires. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

const pauseByClock: Pause = (ms, signal) =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);

/**
 * Sends what is due every few seconds until it is stopped, and looks less often while no webhook is on. After a failure
 * of the database it tries again.
 *
 * @param pause between two passes (in tests: their own)
 * @returns stops it: what is on its way is given up, and sent again by whichever server comes next
 */
export function startSending(
  tools: Omit<SendTools, 'signal'>,
  pause: Pause = pauseByClock,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pass = async (): Promise<number> => {
    try {
      if (!(await isAnyOn(tools.databases.owner))) return IDLE_MS;
      await sendDue({ ...tools, signal });
    } catch (error) {
      if (!signal.aborted) tools.log.warn({ reason: String(error) }, 'webhooks could not be sent');
    }
    return EVERY_MS;
  };
  const run = async () => {
    while (!signal.aborted) await pause(await pass(), signal);
  };
  const running = run();
  return async () => {
    stopping.abort(new Error('the server stops'));
    await running;
  };
}
