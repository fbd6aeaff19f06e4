const realSetTimeout = window.setTimeout;
const LONGEST_WAIT_MS = 20_000;

/**
 * Shortens the waits between attempts, for tests of requests that are tried again. Longer waits, such as
 * timeouts of calls, do not change.
 *
 * @returns the waits of whole seconds so far, s
 */
export function hurry(): readonly number[] {
  const waits: number[] = [];
  const inHurry = (work: TimerHandler, ms = 0, ...rest: unknown[]) => {
    const isWait = ms >= 100 && ms <= LONGEST_WAIT_MS;
    if (isWait && ms % 1000 === 0) waits.push(ms / 1000);
    return realSetTimeout(work, isWait ? 0 : ms, ...rest);
  };
  window.setTimeout = inHurry as typeof window.setTimeout;
  return waits;
}

export const takeTime = (): void => {
  window.setTimeout = realSetTimeout;
};
