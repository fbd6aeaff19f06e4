import type { BackupReport } from '../backup/make-backup.ts';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import type { Db } from '../db/pool.ts';
import { withDatabases } from '../db/running-database.ts';
import { hasNotes, noteService } from '../stores/service/service-notes.ts';
import { type Command, UsageError } from './command.ts';
import { fromWhereCalled } from './where.ts';

/** Exit code: the copy was made, but photos in it are missing or damaged. */
const FAULTY = 3;

export const backup: Command = {
  name: 'backup',
  usage: '<copia.tar.zst>',
  summary:
    'guarda todas las tablas, de un mismo instante, y las fotos en un archivo, sin detener el servidor',
  flags: {},
  async run({ config, progress, positionals }) {
    const [file, ...more] = positionals;
    if (!file) throw new UsageError('Falta el archivo en que se guarda la copia.');
    if (more.length > 0) throw new UsageError('Se hace una copia a la vez.');
    const { makeBackup } = await import('../backup/make-backup.ts');
    const path = fromWhereCalled(file);
    const work = { blobs: configuredBlobs(config), file: path, program: config.version, now: config.clock };
    const report = await withDatabases(
      config,
      'backup',
      async (databases) => {
        const made = await makeBackup({ ...work, databases, progress });
        await noteCopy(databases.owner, made, config.clock());
        return made;
      },
      { migrated: false },
    );
    const n = new Intl.NumberFormat('es-CL').format;
    progress.line(`Copia hecha: ${path} (${n(report.bytes)} bytes)`);
    progress.line(`  ${n(report.tables)} tablas, ${n(report.rows)} filas, ${n(report.files)} fotos`);
    progress.line(`  SHA-256 ${report.sha256}`);
    for (const key of report.missingFiles) console.error(`Aviso: falta la foto ${key} en el almacén.`);
    for (const key of report.damagedFiles)
      console.error(
        `Aviso: la foto ${key} está dañada en el almacén; una copia anterior puede tenerla sana.`,
      );
    return report.missingFiles.length + report.damagedFiles.length > 0 ? FAULTY : 0;
  },
};

/** Records the copy for the service's checks, unless the schema is older than such notes. */
async function noteCopy(owner: Db, { bytes, files, ...faulty }: BackupReport, at: number): Promise<void> {
  if (!(await hasNotes(owner))) return;
  const faults = faulty.missingFiles.length + faulty.damagedFiles.length;
  await noteService(owner, 'copy', { bytes, photos: files, faults }, new Date(at).toISOString());
}
