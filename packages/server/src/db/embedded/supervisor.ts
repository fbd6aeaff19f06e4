import { setTimeout as sleep } from 'node:timers/promises';
import type { Exit, Postmaster } from './postmaster.ts';

export interface SupervisorOptions {
  /** Starts PostgreSQL again where the first one was, on the same port. */
  restart: () => Promise<Postmaster>;
  /** Called at each unexpected end and each new start. */
  onEvent?: ((event: DatabaseEvent) => void) | undefined;
}

export type DatabaseEvent =
  | { kind: 'ended'; exit: Exit; attempt: number }
  | { kind: 'restarted'; attempt: number }
  | { kind: 'restart-failed'; attempt: number; error: unknown };

export interface Supervised {
  /** Settles when PostgreSQL ended for good: stopped by the service, or given up after too many restarts. */
  exited: Promise<Exit>;
  stop(): Promise<void>;
}

/** More ends than this within the time are a fault that restarts do not cure. */
const MOST_RESTARTS = 5;
const WITHIN_MS = 10 * 60_000;
const FIRST_WAIT_MS = 100;

/**
 * Keeps PostgreSQL running: whenever it ends unexpectedly, it is started again after a short wait
 * that doubles, at most five times in ten minutes.
 */
export function supervise(
  first: Postmaster,
  { restart, onEvent = () => undefined }: SupervisorOptions,
): Supervised {
  let current = first;
  let stopping = false;
  let recent: number[] = [];

  async function again(exit: Exit): Promise<Exit | undefined> {
    for (;;) {
      const now = performance.now();
      recent = [...recent.filter((at) => now - at < WITHIN_MS), now];
      const attempt = recent.length;
      onEvent({ kind: 'ended', exit, attempt });
      if (attempt > MOST_RESTARTS) return exit;
      await sleep(FIRST_WAIT_MS * 2 ** (attempt - 1));
      if (stopping) return exit;
      try {
        current = await restart();
        onEvent({ kind: 'restarted', attempt });
        return undefined;
      } catch (error) {
        onEvent({ kind: 'restart-failed', attempt, error });
      }
    }
  }

  async function watch(): Promise<Exit> {
    for (;;) {
      const exit = await current.exited;
      if (stopping) return exit;
      const ended = await again(exit);
      if (ended) return ended;
    }
  }

  const exited = watch();
  return {
    exited,
    stop: async () => {
      stopping = true;
      await current.stop();
      await exited;
      await current.stop(); // a start that was under way when `stop` was called
    },
  };
}
