import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../testing/cli.ts';
import { isAlive, stopOrphan } from './orphan.ts';

const isKnown = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it.runIf(process.platform === 'linux')(
  'a database that was killed is waited for until the system has forgotten it',
  async () => {
    // Whoever started it collects nothing, and ends a moment later.
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 1']);
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const killed = Number(said);
    await expect.poll(() => isAlive(killed)).toBe(false);
    expect(isKnown(killed)).toBe(true);
    const place = testFolder();
    writeFileSync(join(place.folder, 'postmaster.pid'), `${killed}\n`);
    await stopOrphan(place.folder);
    expect(isKnown(killed)).toBe(false);
    place.remove();
  },
);
