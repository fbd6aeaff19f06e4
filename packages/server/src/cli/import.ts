import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { withDatabases } from '../db/running-database.ts';
import type { ImportReport } from '../ingest/import-csv.ts';
import { ImportError } from '../ingest/import-error.ts';
import type { Progress } from '../progress.ts';
import { type Command, idFlag, UsageError } from './command.ts';

export const importFile: Command = {
  name: 'import',
  usage: '<archivo.csv> --station <id> [--dry-run]',
  summary: 'carga las mediciones de un archivo en una estación, todas o ninguna',
  flags: { station: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run({ config, progress, flags, positionals }) {
    const [file, ...more] = positionals;
    if (!file) throw new UsageError('Falta el archivo por importar.');
    if (more.length > 0) throw new UsageError('Se importa un archivo a la vez.');
    const stationId = idFlag(flags, 'station');
    const { importCsv } = await import('../ingest/import-csv.ts');
    const request = {
      filePath: fromWhereCalled(file),
      stationId,
      dryRun: flags['dry-run'] === true,
      now: config.clock,
    };
    try {
      show(
        await withDatabases(config, 'import', (databases) => importCsv({ ...request, databases })),
        progress,
      );
      return 0;
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      explain(error);
      return 1;
    }
  },
};

/** pnpm runs scripts in the repository's root; the path was typed somewhere else. */
function fromWhereCalled(file: string): string {
  const there = resolve(process.env.INIT_CWD ?? '.', file);
  return existsSync(there) ? there : resolve(file);
}

function show(report: ImportReport, progress: Progress): void {
  const n = new Intl.NumberFormat('es-CL').format;
  const {
    stationId,
    stationName,
    dryRun,
    rowsRead,
    rowsNew,
    rowsChanged,
    rowsSame,
    rowsEmpty,
    rowsRepeated,
  } = report;
  progress.line(`${report.fileName} → estación ${stationId}, «${stationName}»`);
  progress.line(`  ${n(rowsRead)} filas leídas, desde ${report.firstT} hasta ${report.lastT}`);
  progress.line(`  ${n(rowsNew)} nuevas, ${n(rowsChanged)} corregidas, ${n(rowsSame)} ya estaban`);
  progress.line(`  ${n(rowsEmpty)} sin mediciones, ${n(rowsRepeated)} repetidas en el archivo`);
  progress.line(dryRun ? 'Ensayo: no se guardó nada.' : 'Guardado.');
}

function explain(error: ImportError): void {
  console.error(`Error: ${error.message}`);
  for (const { line, reason } of error.lines) console.error(`  línea ${line}: ${reason}`);
  const hidden = error.badLineCount - error.lines.length;
  if (hidden > 0) console.error(`  … y ${hidden} líneas más`);
}
