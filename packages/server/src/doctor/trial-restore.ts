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
  /** Absolute path of the copy. */
  readonly file: string;
  /** Folder below which the trial has its own: it needs room for all that the copy holds, twice. */
  readonly scratch: string;
  readonly program: string;
  readonly now: () => number;
  readonly progress: Progress;
  /** Registers what is to be undone at the end, last first: nothing of the trial may stay. */
  readonly later: Later;
}

export interface TrialReport {
  readonly tables: number;
  readonly rows: number;
  readonly files: number;
  /** Whether rows were read back and compared too: those of an older schema have been changed by its update. */
  readonly comparedRows: boolean;
}

/** Safety against a power cut is of no use to what is deleted at the end. */
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Restores a copy into a PostgreSQL and a folder of its own, reads all of it back and compares every hash with the
 * copy's manifest. Touches neither the service nor its database.
 *
 * @throws {OperatorError} the copy cannot be restored, or something came back otherwise
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
  // As root, PostgreSQL's own account has to pass through.
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
