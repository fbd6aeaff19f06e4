import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { counted } from '@vigia/domain';
import { withDatabases } from '../db/running-database.ts';
import { type ColumnChoice, PLAIN_COLUMNS } from '../ingest/file-columns.ts';
import type { ImportReport } from '../ingest/import-csv.ts';
import { ImportError } from '../ingest/import-error.ts';
import type { Progress } from '../progress.ts';
import { type Command, idFlag, UsageError } from './command.ts';

export const importFile: Command = {
  name: 'import',
  usage: '<archivo.csv> --station <id> [--dry-run] [--columns "date=Fecha;temp=T media"]',
  summary: 'carga las mediciones de un archivo en una estación, todas o ninguna',
  flags: { station: { type: 'string' }, 'dry-run': { type: 'boolean' }, columns: { type: 'string' } },
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
      columns: columnsOf(flags.columns),
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

const COLUMN_NAMES: readonly string[] = PLAIN_COLUMNS;

/** `date=Fecha;temp=T media`: which columns of a plain file to take, by their titles. */
function columnsOf(text: string | boolean | undefined): ColumnChoice {
  if (typeof text !== 'string') return {};
  const pairs = text.split(';').map((pair) => pair.split('=', 2).map((side) => side.trim()));
  for (const [name = '', title = ''] of pairs) {
    if (COLUMN_NAMES.includes(name) && title !== '') continue;
    throw new UsageError(
      `--columns lleva ${PLAIN_COLUMNS.join(', ')}, cada una con su título, como date=Fecha.`,
    );
  }
  return Object.fromEntries(pairs);
}

/** pnpm runs scripts in the repository's root; the path was typed somewhere else. */
function fromWhereCalled(file: string): string {
  const there = resolve(process.env.INIT_CWD ?? '.', file);
  return existsSync(there) ? there : resolve(file);
}

const FORMAT_NAMES = {
  agromet: 'Red Agrometeorológica',
  readings: 'lecturas',
  extremes: 'extremos diarios',
} as const satisfies Record<ImportReport['format'], string>;

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
  progress.line(
    `${report.fileName} (${FORMAT_NAMES[report.format]}) → estación ${stationId}, «${stationName}»`,
  );
  progress.line(`  ${n(rowsRead)} filas leídas, desde ${report.firstT} hasta ${report.lastT}`);
  progress.line(`  ${n(rowsNew)} nuevas, ${n(rowsChanged)} corregidas, ${n(rowsSame)} ya estaban`);
  progress.line(`  ${n(rowsEmpty)} sin mediciones, ${n(rowsRepeated)} repetidas en el archivo`);
  progress.line(dryRun ? 'Ensayo: no se guardó nada.' : 'Guardado.');
}

function explain(error: ImportError): void {
  console.error(`Error: ${error.message}`);
  for (const { line, reason } of error.lines) console.error(`  línea ${line}: ${reason}`);
  const hidden = error.badLineCount - error.lines.length;
  if (hidden > 0) console.error(`  … y ${counted(hidden, 'línea más', 'líneas más')}`);
}
