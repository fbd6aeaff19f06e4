/** Adds up what kinds of work take. */
export function stopwatch() {
  const ms = new Map<string, number>();
  return {
    async timed<T>(kind: string, work: () => Promise<T>): Promise<T> {
      const began = performance.now();
      try {
        return await work();
      } finally {
        ms.set(kind, (ms.get(kind) ?? 0) + performance.now() - began);
      }
    },
    /** `restoring 12 s, in turn 30 s` */
    spent: (): string => [...ms].map(([kind, time]) => `${kind} ${Math.round(time / 1000)} s`).join(', '),
  };
}
