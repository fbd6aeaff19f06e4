import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readArchive } from '../backup/check-archive.ts';
import type { Manifest } from '../backup/format.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { restoreBackup } from '../backup/restore.ts';
import { folderBlobs } from '../blobs/folder-blobs.ts';
import { startEmbedded } from '../db/embedded.ts';
import { MIGRATION_NAMES } from '../db/migrate.ts';
import { type Databases, openDatabases } from '../db/pool.ts';
import { sha256 } from '../images/photo.ts';
import { OperatorError } from '../run/operator-error.ts';
import type { Progress } from '../run/progress.ts';
import type { Later } from '../run/serve.ts';

export interface TrialNeeds {
  /** Absolute path of the backup file. */
  readonly file: string;
  /** Folder in which the trial makes its own. It needs space for twice the contents of the backup. */
  readonly scratch: string;
  readonly program: string;
  readonly now: () => number;
  readonly progress: Progress;
  /** Registers a function that undoes something at the end, the last one first: the trial leaves nothing. */
  readonly later: Later;
}

export interface TrialReport {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /**
   * Whether rows were read back and compared as well. Those of an older schema are changed by the migrations,
   * so they cannot be compared.
   */
  readonly comparedRows: boolean;
}

/** Settings without safety against a power cut, as the database is deleted at the end. */
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Restores a backup into its own PostgreSQL and folder, reads everything back, and compares every hash with the
 * backup's manifest. It changes neither the service nor its database.
 *
 * @throws {OperatorError} the backup cannot be restored, or some content differs
 */
export async function trialRestore(needs: TrialNeeds): Promise<TrialReport> {
  const { file, program, now, progress } = needs;
  const checked = await progress.step('Revisión de la copia', 'íntegra', () => readArchive(file));
  const { head, manifest } = checked;
  const folder = throwAwayFolder(needs);
  const blobs = folderBlobs(join(folder, 'blobs'));
  const databases = await progress.step('Base de datos de prueba', 'lista', () =>
    throwAwayDatabase(folder, needs.later),
  );
  await restoreBackup({ databases, blobs, file, checked, progress });
  for (const { key, sha256: due } of manifest.files) {
    const content = await blobs.get(key);
    if (content === null || sha256(content) !== due) throw cameBackOtherwise(key);
  }
  const comparedRows = head.schema.join() === MIGRATION_NAMES.join();
  if (comparedRows) {
    const again = join(folder, 'again.tar.zst');
    await makeBackup({ databases, blobs, file: again, program, now, progress });
    compareTables(manifest, (await readArchive(again)).manifest);
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return { tables: manifest.tables.length, rows, files: manifest.files.length, comparedRows };
}

function throwAwayFolder({ scratch, later }: TrialNeeds): string {
  const folder = mkdtempSync(join(scratch, 'vigia-trial-'));
  later(() => rmSync(folder, { recursive: true, force: true }));
  // When run as root, PostgreSQL's account must be able to pass through.
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  return folder;
}

async function throwAwayDatabase(folder: string, later: Later): Promise<Databases> {
  const dataFolder = join(folder, 'data');
  mkdirSync(dataFolder, { mode: 0o711 });
  const stateFolder = join(folder, 'state');
  const embedded = await startEmbedded({ dataFolder, stateFolder, settings: THROW_AWAY });
  later(() => embedded.stop());
  const databases = openDatabases(embedded.urls);
  later(() => databases.close());
  return databases;
}

function compareTables(due: Manifest, found: Manifest): void {
  const hashes = new Map(found.tables.map(({ name, sha256 }) => [name, sha256]));
  const wrong = due.tables.find(({ name, sha256 }) => hashes.get(name) !== sha256);
  if (wrong) throw cameBackOtherwise(wrong.name);
}

const cameBackOtherwise = (what: string) =>
  new OperatorError(`La copia se restauró distinta de lo que dice su manifiesto: «${what}».`);
