/** Progress for the person at the terminal: one line per step, with its duration. */
export interface Progress {
  /** Runs `work` under a label: «Base de datos… lista (1,2 s)». */
  step<T>(label: string, done: string | ((result: T) => string), work: () => Promise<T>): Promise<T>;
  line(text?: string): void;
}

export function terminalProgress(write: (text: string) => void): Progress {
  let open = false;
  const line = (text = '') => {
    write(`${open ? '\n' : ''}${text}\n`);
    open = false;
  };
  return {
    line,
    async step(label, done, work) {
      write(`${open ? '\n' : ''}${label}… `);
      open = true;
      const start = performance.now();
      const result = await work();
      const words = typeof done === 'string' ? done : done(result);
      write(`${open ? '' : `${label}… `}${words} (${seconds(performance.now() - start)})\n`);
      open = false;
      return result;
    },
  };
}

/** `1234` → `1,2 s`. */
export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
}
