import { setTimeout as sleep } from 'node:timers/promises';
import { type SendTools, sendDue } from './send-due.ts';

const EVERY_MS = 3_000;

/**
 * Sends what is due every few seconds until it is stopped. After a failure of the database it tries again.
 *
 * @returns stops it: what is on its way is given up, and sent again by whichever server comes next
 */
export function startSending(tools: Omit<SendTools, 'signal'>): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await sendDue({ ...tools, signal }).catch((error: unknown) => {
        if (!signal.aborted) tools.log.warn({ reason: String(error) }, 'webhooks could not be sent');
      });
      await sleep(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort(new Error('the server stops'));
    await running;
  };
}
