import { AsyncLocalStorage } from 'node:async_hooks';

/** Longest wait between two tries of a call, ms; what is longer is a limit of time. */
const LONGEST_WAIT_MS = 20_000;

const onPhone = new AsyncLocalStorage<true>();
const real = globalThis.setTimeout;

/** Runs what a phone does: between two tries of a call it waits for no time. */
export const withoutWaits = <T>(work: () => Promise<T>): Promise<T> => onPhone.run(true, work);

/** Runs what the service does, with its own times. */
export const withWaits = <T>(work: () => Promise<T>): Promise<T> => onPhone.exit(work);

/** @returns a function that puts the clock back */
export function hurry(): () => void {
  const quick = (work: () => void, ms = 0, ...rest: never[]) =>
    real(work, onPhone.getStore() && ms <= LONGEST_WAIT_MS ? 0 : ms, ...rest);
  globalThis.setTimeout = Object.assign(quick, real) as typeof setTimeout;
  return () => {
    globalThis.setTimeout = real;
  };
}
