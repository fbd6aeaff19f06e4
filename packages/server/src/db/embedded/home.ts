import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { OperatorError } from '../../run/operator-error.ts';
import { type Account, canRun, canWrite, databaseAccount } from './account.ts';
import { copiedNative, type Native, packagedNative, programPath } from './native.ts';
import { type DatabaseRecord, newRecord, readRecord, writeRecord } from './record.ts';

/** Where a cluster lies, which programs serve it and under which account. */
export interface ClusterHome {
  folder: string;
  account: Account;
  native: Native;
  record: DatabaseRecord;
}

/** Folder of cluster and programs if, run as root, the database's account cannot enter the usual ones. */
export const STATE_FOLDER = '/var/lib/vigia';

const INSIDE = 'postgres';

/**
 * The cluster of a data folder: the one it has, or a place for a new one.
 *
 * As root, PostgreSQL runs under another account, which must reach its data and its programs. Under a home that
 * others cannot enter it cannot, so the cluster then lies in the system's state folder and the data folder
 * remembers where (`database.json`).
 */
export function clusterHome(dataFolder: string, stateFolder: string): ClusterHome {
  const record = readRecord(dataFolder);
  const home = record?.initialised ? existingHome(dataFolder, record) : newHome(dataFolder, stateFolder);
  return { ...home, native: reachableNative(home.account, stateFolder) };
}

function existingHome(dataFolder: string, record: DatabaseRecord): Omit<ClusterHome, 'native'> {
  const folder = resolve(dataFolder, record.cluster);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new OperatorError(
      `Falta la base de datos que anota ${dataFolder}: no está en ${folder}. Si quiere partir de cero, borre la carpeta de datos.`,
    );
  }
  const owner = statSync(folder);
  const ours = process.getuid?.();
  if (ours !== undefined && ours !== 0 && ours !== owner.uid) {
    throw new OperatorError(
      `La base de datos de ${folder} pertenece a otro usuario del sistema (uid ${owner.uid}): inicie con ese usuario o como root.`,
    );
  }
  const account = ours === 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
  if (account && !canWrite(account, folder)) {
    throw new OperatorError(
      `PostgreSQL (uid ${owner.uid}) ya no puede entrar a ${folder}: dé permiso de paso (chmod o+x) a las carpetas que la contienen.`,
    );
  }
  return { folder, account, record };
}

function newHome(dataFolder: string, stateFolder: string): Omit<ClusterHome, 'native'> {
  const account = databaseAccount();
  const previous = readRecord(dataFolder);
  if (previous) rmSync(resolve(dataFolder, previous.cluster), { recursive: true, force: true });
  const inside = join(dataFolder, INSIDE);
  if (existsSync(inside)) {
    throw new OperatorError(
      `Hay una base de datos en ${inside} pero falta ${join(dataFolder, 'database.json')} con sus claves: recupérelo de un respaldo o mueva esa carpeta.`,
    );
  }
  makeFolder(inside, account);
  if (!account || canWrite(account, inside)) return recorded(dataFolder, INSIDE, account);
  rmSync(inside, { recursive: true });
  const name = `${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}-${randomBytes(3).toString('hex')}`;
  const outside = join(stateFolder, name, INSIDE);
  mkdirSync(dirname(outside), { recursive: true, mode: 0o755 });
  writeFileSync(join(dirname(outside), 'origin'), `${dataFolder}\n`);
  makeFolder(outside, account);
  if (!canWrite(account, outside)) {
    throw new OperatorError(
      `PostgreSQL (uid ${account.uid}) no puede entrar ni a ${dataFolder} ni a ${stateFolder}: elija otra carpeta con VIGIA_DATA.`,
    );
  }
  return recorded(dataFolder, outside, account);
}

function recorded(dataFolder: string, cluster: string, account: Account): Omit<ClusterHome, 'native'> {
  const record = newRecord(cluster);
  writeRecord(dataFolder, record);
  return { folder: resolve(dataFolder, cluster), account, record };
}

function makeFolder(folder: string, account: Account): void {
  mkdirSync(folder);
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
}

function reachableNative(account: Account, stateFolder: string): Native {
  const native = packagedNative();
  if (!account || canRun(account, programPath(native, 'postgres'))) return native;
  const copy = copiedNative(native, stateFolder);
  if (canRun(account, programPath(copy, 'postgres'))) return copy;
  throw new OperatorError(
    `PostgreSQL (uid ${account.uid}) no puede ejecutar sus programas ni en ${native.folder} ni en ${copy.folder}.`,
  );
}
