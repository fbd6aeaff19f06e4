/**
 * Runs scripts of package.json as a package manager does: in a shell, with the packages' programs on the path.
 */
import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');

export interface Outcome {
  ok: boolean;
  /** Standard output and standard error, in the order they came. */
  output: string;
  ms: number;
}

/**
 * @param folder working directory; its own programs come before the repository's
 * @param onOutput gets the output as it comes
 */
export async function runShell(
  command: string,
  folder: string,
  env: NodeJS.ProcessEnv = {},
  onOutput: (chunk: Buffer) => void = () => undefined,
): Promise<Outcome> {
  const start = performance.now();
  const bins = [folder, ROOT].map((place) => join(place, 'node_modules', '.bin'));
  const PATH = [...bins, process.env.PATH].join(delimiter);
  const child = spawn(command, { cwd: folder, shell: true, env: { ...process.env, ...env, PATH } });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      onOutput(chunk);
    });
  }
  const code = await new Promise<number | null>((done) => {
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      done(1);
    });
    child.once('close', done);
  });
  return { ok: code === 0, output: Buffer.concat(chunks).toString('utf8'), ms: performance.now() - start };
}

/** `12345` → `12,3 s`, `123456` → `2 min 03 s`. */
export function duration(ms: number): string {
  const whole = Math.round(ms / 1000);
  if (whole < 100) return `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}
