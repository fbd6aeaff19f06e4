import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, OperatorError } from '../../run/operator-error.ts';
import type { RolePasswords } from '../roles.ts';

/** What the data folder knows of its embedded database: `database.json`, readable by its owner alone. */
export interface DatabaseRecord {
  /** Folder of the cluster: inside the data folder when relative. */
  cluster: string;
  /** Set once `initdb` has finished; until then the folder may be deleted. */
  initialised: boolean;
  passwords: RolePasswords & { superuser: string };
}

const FILE = 'database.json';

/** @throws {OperatorError} the file exists but cannot be read */
export function readRecord(dataFolder: string): DatabaseRecord | undefined {
  const path = join(dataFolder, FILE);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as DatabaseRecord;
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw new OperatorError(`No se puede leer ${path}, que guarda las claves de la base de datos.`, {
      cause,
    });
  }
}

/** The record of a new cluster, with random passwords. `cluster` is its folder. */
export function newRecord(cluster: string): DatabaseRecord {
  const password = () => randomBytes(24).toString('base64url');
  return {
    cluster,
    initialised: false,
    passwords: { superuser: password(), owner: password(), app: password(), auth: password() },
  };
}

/** Writes the record whole or not at all, readable by its owner alone. */
export function writeRecord(dataFolder: string, record: DatabaseRecord): void {
  const path = join(dataFolder, FILE);
  writeFileSync(`${path}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
