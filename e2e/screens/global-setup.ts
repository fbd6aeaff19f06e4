import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Starts the service under test in its own process, in Node as in production.
 *
 * @returns a function that ends it
 */
export async function setup(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'service.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child.stdout, 'data'), ended]);
  if (!String(first[0]).startsWith('ready')) throw new Error('the service of the screens did not start');
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
