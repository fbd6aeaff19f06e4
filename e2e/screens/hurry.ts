const realSetTimeout = window.setTimeout;
const LONGEST_WAIT_MS = 20_000;

/**
 * Lets waits between attempts pass at once, for tests of what is tried again and again. Longer ones, such as the end
 * of a call's patience, stay what they are.
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
