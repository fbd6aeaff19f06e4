import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../shell.ts';

/**
 * Builds the Storybook, if it is out of date, in a separate process of low priority.
 *
 * @returns a function that ends it
 */
export function buildStorybookBeside(): () => void {
  // In its own process group, so that the processes it starts end with it.
  const isGroup = process.platform !== 'win32';
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--if-stale'], {
    cwd: ROOT,
    detached: isGroup,
    // Its output goes through this process, so that it does not keep the terminal open when this process has
    // ended.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  child.on('error', (error) =>
    console.error(`No se pudo construir el manual de componentes: ${error.message}`),
  );
  return () => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    if (isGroup) process.kill(-child.pid, 'SIGTERM');
    else child.kill();
  };
}
