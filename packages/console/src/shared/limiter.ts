export type Limit = <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/**
 * Runs at most `most` tasks at once; the others wait in order. A waiting task whose signal is aborted is
 * removed before it starts.
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
