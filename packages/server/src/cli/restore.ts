import { readArchive } from '../backup/check-archive.ts';
import { configuredBlobs } from '../blobs/configured-blobs.ts';
import { withDatabases } from '../db/running-database.ts';
import { type Command, UsageError } from './command.ts';
import { fromWhereCalled } from './where.ts';

export const restore: Command = {
  name: 'restore',
  usage: '<copia.tar.zst> [--dry-run]',
  summary: 'carga una copia en una base de datos y una carpeta vacías, o con --dry-run solo la revisa',
  flags: { 'dry-run': { type: 'boolean' } },
  async run({ config, progress, flags, positionals }) {
    const [file, ...more] = positionals;
    if (!file) throw new UsageError('Falta la copia por restaurar.');
    if (more.length > 0) throw new UsageError('Se restaura una copia a la vez.');
    const path = fromWhereCalled(file);
    const checked = await progress.step('Revisión de la copia', 'íntegra', () => readArchive(path));
    const { head, manifest } = checked;
    const n = new Intl.NumberFormat('es-CL').format;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    progress.line(`Copia del ${head.made_at}, Vigía ${head.program}, esquema ${head.schema.at(-1)}`);
    progress.line(
      `  ${n(manifest.tables.length)} tablas, ${n(rows)} filas, ${n(manifest.files.length)} fotos`,
    );
    if (flags['dry-run']) {
      progress.line('Revisada: no se cargó nada.');
      return 0;
    }
    const { restoreBackup } = await import('../backup/restore.ts');
    const blobs = configuredBlobs(config);
    await withDatabases(
      config,
      'restore',
      (databases) => restoreBackup({ databases, blobs, file: path, checked, progress }),
      { migrated: false },
    );
    progress.line('Restaurada.');
    return 0;
  },
};
