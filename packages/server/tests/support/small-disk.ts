import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own in memory, which fills as any other one does. */
export interface SmallDisk {
  readonly folder: string;
  /** Leaves no byte free. */
  fill(): void;
  /** Makes room again. */
  empty(): void;
  remove(): void;
}

/** A mounted disk of so many bytes; null on a machine where this account may not mount one. */
export function smallDisk(bytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'vigia-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return null;
  }
  chmodSync(folder, 0o711);
  const filling = join(folder, 'filling');
  return {
    folder,
    fill: () => {
      for (let chunk = bytes; chunk >= 4096; chunk = Math.floor(chunk / 2)) {
        try {
          writeFileSync(filling, Buffer.alloc(chunk), { flag: 'a' });
          chunk *= 2;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
    },
    empty: () => rmSync(filling, { force: true }),
    remove: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
