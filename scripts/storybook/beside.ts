import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../shell.ts';

/**
 * Brings the built Storybook up to date in a process of its own that yields to every other.
 *
 * @returns ends it
 */
export function buildStorybookBeside(): () => void {
  // On its own it is the first of its group, so that what it starts ends with it.
  const isGroup = process.platform !== 'win32';
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--if-stale'], {
    cwd: ROOT,
    detached: isGroup,
    // Through this process, so that it holds nobody's terminal open who is gone.
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
