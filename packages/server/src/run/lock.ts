import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hasCode, OperatorError } from './operator-error.ts';

/** The process that uses a data folder. */
export interface Holder {
  pid: number;
  /** The command: `start`, `import`, … */
  purpose: string;
  since: string;
  /** URL of its service, once it listens. */
  address?: string;
  /** Port of its embedded PostgreSQL, once it answers. */
  databasePort?: number;
  /** False while a server still brings the schema up to date. */
  hasSchema?: boolean;
}

export interface FolderLock {
  /** Publishes more details of this process to others. */
  describe(details: Pick<Holder, 'address' | 'databasePort' | 'hasSchema'>): void;
  release(): void;
}

export class FolderInUse extends OperatorError {
  override name = 'FolderInUse';
  readonly holder: Holder | undefined;

  constructor(dataFolder: string, holder: Holder | undefined) {
    const who = holder
      ? `el proceso ${holder.pid} (vigia ${holder.purpose}${holder.address ? ` en ${holder.address}` : ''}, desde ${holder.since})`
      : 'otro proceso de Vigía';
    super(`La carpeta de datos ${dataFolder} está en uso por ${who}. Deténgalo o elija otra con VIGIA_DATA.`);
    this.holder = holder;
  }
}

const BUSY = 5; // SQLITE_BUSY
/** Keeps a reference to each lock: the garbage collector would close, and so release, an unreferenced one. */
const locks = new Set<DatabaseSync>();

/**
 * Takes the data folder for this process alone, until it releases the folder or ends.
 *
 * It is the operating system's lock on a file, taken through SQLite because Node has no call for it. The system
 * releases it with the process. So no stale lock remains after a kill, no process id can be mistaken for a
 * living holder, and of two processes that start together exactly one gets it. `holder.json` only informs
 * people.
 *
 * @throws {FolderInUse} another process has it
 */
export function takeLock(dataFolder: string, purpose: string, now: number): FolderLock {
  const file = openLockFile(dataFolder);
  try {
    file.exec('pragma journal_mode = memory'); // nothing is ever written: leave no journal for the next to recover
    file.exec('begin immediate');
  } catch (cause) {
    file.close();
    if ((cause as { errcode?: number }).errcode === BUSY)
      throw new FolderInUse(dataFolder, readHolder(dataFolder));
    throw notWritable(dataFolder, cause);
  }
  locks.add(file);
  let holder: Holder = { pid: process.pid, purpose, since: new Date(now).toISOString() };
  const write = () => {
    const path = join(dataFolder, HOLDER);
    writeFileSync(`${path}.new`, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  };
  write();
  return {
    describe: (details) => {
      holder = { ...holder, ...details };
      write();
    },
    release: () => {
      rmSync(join(dataFolder, HOLDER), { force: true });
      locks.delete(file);
      file.close();
    },
  };
}

const HOLDER = 'holder.json';

/** The last process that took the folder; undefined if there is none or the file cannot be read. */
export function readHolder(dataFolder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(dataFolder, HOLDER), 'utf8')) as Holder;
  } catch (cause) {
    if (cause instanceof SyntaxError || hasCode(cause, 'ENOENT', 'EACCES')) return undefined;
    throw cause;
  }
}

function openLockFile(dataFolder: string): DatabaseSync {
  try {
    return new DatabaseSync(join(dataFolder, 'lock'), { timeout: 0 });
  } catch (cause) {
    throw notWritable(dataFolder, cause);
  }
}

function notWritable(dataFolder: string, cause: unknown): OperatorError {
  const file = join(dataFolder, 'lock');
  return new OperatorError(`No se puede tomar ${file}: ${(cause as Error).message}. ¿Es de otro usuario?`, {
    cause,
  });
}
