import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readArchive } from '../../src/backup/check-archive.ts';
import { type BackupReport, makeBackup } from '../../src/backup/make-backup.ts';
import { restoreBackup } from '../../src/backup/restore.ts';
import type { BlobStore } from '../../src/blobs/blob-store.ts';
import { folderBlobs } from '../../src/blobs/folder-blobs.ts';
import type { Databases } from '../../src/db/pool.ts';
import { terminalProgress } from '../../src/run/progress.ts';
import { testFolder } from './cli.ts';
import { startTestApp, TEST_NOW, type TestApp } from './test-app.ts';
import { bareDatabase, type TestDatabase } from './test-database.ts';

export interface EmptyInstallation {
  readonly databases: Databases;
  /** Its data folder. */
  readonly folder: string;
  restore(file: string): Promise<void>;
}

export interface BackupTests {
  readonly service: TestApp;
  /** A copy of the small farm with three months of readings. */
  readonly archive: string;
  /** A path in a new folder of the test's own. */
  fresh(name: string): string;
  backUp(databases: Databases, file: string, folder?: string): Promise<BackupReport>;
  /** A database and a folder with nothing in them. */
  emptyInstallation(make?: () => Promise<TestDatabase>): Promise<EmptyInstallation>;
  close(): Promise<void>;
}

const progress = terminalProgress(() => undefined);
export const blobsOf = (folder: string): BlobStore => folderBlobs(join(folder, 'blobs'));

/** A farm and its copy. */
export async function backupTests(): Promise<BackupTests> {
  const service = await startTestApp();
  const scratch = testFolder();
  const opened: TestDatabase[] = [];
  const fresh = (name: string) => join(mkdtempSync(join(scratch.folder, 'at-')), name);
  const backUp = (databases: Databases, file: string, folder = service.dataFolder) =>
    makeBackup({ databases, blobs: blobsOf(folder), file, program: '1.2.3', now: () => TEST_NOW, progress });
  await fillWithReadings(service.databases);
  const archive = fresh('copia.tar.zst');
  await backUp(service.databases, archive);
  return {
    service,
    archive,
    fresh,
    backUp,
    emptyInstallation: async (make = bareDatabase) => {
      const db = await make();
      opened.push(db);
      const folder = fresh('');
      const { databases } = db;
      const restore = async (file: string) => {
        const checked = await readArchive(file);
        await restoreBackup({ databases, blobs: blobsOf(folder), file, checked, progress });
      };
      return { databases, folder, restore };
    },
    close: async () => {
      for (const db of opened) await db.cleanup();
      await service.close();
      scratch.remove();
    },
  };
}

/** Enough for several parts, with the values that text could lose. */
async function fillWithReadings({ owner }: Databases): Promise<void> {
  await sql`select ensure_reading_month(d::date)
    from generate_series('2026-09-01', '2026-11-01', interval '1 month') d`.execute(owner);
  await sql`insert into reading (client_id, station_id, t, ambient_temperature_c, ambient_humidity_rh)
    select 1, 1001, '2026-09-02'::timestamptz + n * interval '1 minute', n * 0.1 + 1e-17, 'NaN'
    from generate_series(1, 90000) n
    on conflict do nothing`.execute(owner); // so Citus inserts the rows: without, it would COPY, which policies refuse
  await sql`update client set client_name = E'Viña\\t«Ñandú»\\n\\\\N 🍇' where client_id = 1`.execute(owner);
}

/** Counted and hashed by the database itself, for nothing of the copy's own making. */
export async function fingerprint({ owner }: Databases): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname not like 'kysely%' order by 1`.execute(owner);
  const prints: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ print: string }>`select count(*) || ' ' ||
      md5(coalesce(string_agg(x::text, chr(10) order by x::text), '')) as print from ${sql.table(name)} x`.execute(
      owner,
    );
    prints[name] = rows[0]?.print ?? '';
  }
  return prints;
}

export async function filesIn(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for await (const { key } of blobsOf(folder).list()) {
    files[key] = createHash('sha256')
      .update(readFileSync(join(folder, 'blobs', key)))
      .digest('hex');
  }
  return files;
}
