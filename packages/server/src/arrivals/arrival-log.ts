import type { Logger } from 'pino';
import type { Db } from '../db/pool.ts';
import { saveArrivals } from '../stores/devices/save-arrivals.ts';
import { alike } from './alike.ts';
import type { NewArrival } from './new-arrival.ts';

/** Writes down what devices send, many requests with one statement. */
export interface ArrivalLog {
  /** Returns at once: the request is written within a moment. */
  note(arrival: NewArrival): void;
  /** Writes what is waiting. Never rejects: what cannot be written is lost, as no answer depends on it. */
  flush(): Promise<void>;
}

/** How long a request waits for others at most, ms: people look at the record every two seconds. */
const WAIT_MS = 250;
/** Requests that wait at most; more come in together only while the database is slow. */
const MOST_WAITING = 1_000;

export function arrivalLog({ auth, log }: { readonly auth: Db; readonly log: Logger }): ArrivalLog {
  let waiting: NewArrival[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const arrivals = alike(waiting);
    waiting = [];
    if (arrivals.length === 0) return;
    await saveArrivals(auth, arrivals).catch((error: unknown) =>
      log.warn({ reason: String(error), requests: arrivals.length }, 'requests of devices were not noted'),
    );
  }
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write);
    return writing;
  };
  return {
    note(arrival) {
      if (waiting.length >= MOST_WAITING) return;
      waiting.push(arrival);
      timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
    },
    flush,
  };
}
