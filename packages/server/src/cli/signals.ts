const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A Ctrl-C at a terminal arrives once from the terminal and again from each launcher above (npx, pnpm): those
 * echoes do not count as a second Ctrl-C.
 */
const ECHO_MS = 1_000;

/** Settles at the first request to stop. A second one, which is no echo, ends the process at once. */
export function firstSignal(): Promise<NodeJS.Signals> {
  let first: number | undefined;
  return new Promise((resolve) => {
    for (const name of SIGNALS) {
      process.on(name, () => {
        const now = performance.now();
        first ??= now;
        if (now - first > ECHO_MS) process.exit(130);
        resolve(name);
      });
    }
  });
}
