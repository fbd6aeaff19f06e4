export type Limit = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Runs at most `most` works at once; the others wait in line. A work whose signal is aborted while it waits leaves
 * the line without having begun.
 */
export function createLimiter(most: number): Limit {
  const waiting: (() => void)[] = [];
  let running = 0;

  const release = (): void => {
    running -= 1;
    waiting.shift()?.();
  };
  const turn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((begin, refuse) => {
      const start = (): void => {
        signal?.removeEventListener('abort', leave);
        running += 1;
        begin();
      };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        refuse(signal?.reason);
      };
      if (signal?.aborted) return refuse(signal.reason);
      if (running < most) return start();
      waiting.push(start);
      signal?.addEventListener('abort', leave, { once: true });
    });

  return async (work, signal) => {
    await turn(signal);
    try {
      return await work();
    } finally {
      release();
    }
  };
}
