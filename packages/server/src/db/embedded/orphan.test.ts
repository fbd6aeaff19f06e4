import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../../tests/support/cli.ts';
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
    // The parent does not collect its dead children while its input is open; a shell would.
    const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec cat']);
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8').trim()).toBe('cat');
    const killed = Number(said);
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => isAlive(killed)).toBe(false);
    expect(isKnown(killed)).toBe(true);
    const scratch = testFolder();
    writeFileSync(join(scratch.folder, 'postmaster.pid'), `${killed}\n`);
    const stopped = stopOrphan(scratch.folder);
    setTimeout(() => parent.stdin.end(), 200);
    await stopped;
    expect(isKnown(killed)).toBe(false);
    scratch.remove();
  },
);
