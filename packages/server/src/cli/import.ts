import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { UtcOffset } from '@vigia/api/contract';
import { counted } from '@vigia/domain/es';
import * as z from 'zod/mini';
import { withDatabases } from '../db/running-database.ts';
import { PLAIN_COLUMNS } from '../ingest/column-titles.ts';
import type { ColumnChoice } from '../ingest/file-columns.ts';
import type { ImportReport } from '../ingest/import-csv.ts';
import { ImportError, type ImportOffer } from '../ingest/import-error.ts';
import { MAX_BAD_LINES } from '../ingest/line-report.ts';
import { offsetOf } from '../ingest/plain-time.ts';
import type { Progress } from '../run/progress.ts';
import { type Command, idFlag, UsageError } from './command.ts';

export const importFile: Command = {
  name: 'import',
  usage:
    '<archivo.csv> --station <id> [--dry-run] [--columns "date=Fecha;temp=T media"] [--empty-codes] [--utc-offset -04:00]',
  summary: 'carga las mediciones de un archivo en una estación, todas o ninguna',
  flags: {
    station: { type: 'string' },
    'dry-run': { type: 'boolean' },
    columns: { type: 'string' },
    'empty-codes': { type: 'boolean' },
    'utc-offset': { type: 'string' },
  },
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
      emptyCodes: flags['empty-codes'] === true,
      utcOffset: utcOffsetOf(flags['utc-offset']),
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

/** Minutes from UTC of a logger's clock; null: the clock of America/Santiago. */
function utcOffsetOf(text: string | boolean | undefined): number | null {
  if (text === undefined) return null;
  if (z.safeParse(UtcOffset, text).success) return offsetOf(String(text));
  throw new UsageError(`--utc-offset lleva la diferencia con UTC como -04:00, no «${text}».`);
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
    codes,
  } = report;
  progress.line(
    `${report.fileName} (${FORMAT_NAMES[report.format]}) → estación ${stationId}, «${stationName}»`,
  );
  progress.line(`  ${n(rowsRead)} filas leídas, desde ${report.firstT} hasta ${report.lastT}`);
  progress.line(`  ${n(rowsNew)} nuevas, ${n(rowsChanged)} corregidas, ${n(rowsSame)} ya estaban`);
  progress.line(`  ${n(rowsEmpty)} sin mediciones, ${n(rowsRepeated)} repetidas en el archivo`);
  if (codes.cells > 0) {
    const lines = codes.lines.map((line) => n(line)).join(', ');
    const hidden = codes.lines.length === MAX_BAD_LINES ? '…' : '';
    const taken = counted(codes.cells, 'código de error como vacío', 'códigos de error como vacíos');
    progress.line(`  ${taken}, en ${codes.lines.length === 1 ? 'la línea' : 'las líneas'} ${lines}${hidden}`);
  }
  progress.line(dryRun ? 'Ensayo: no se guardó nada.' : 'Guardado.');
}

/** What can be done with the same file. */
const OFFERS: Readonly<Record<ImportOffer, string>> = {
  'empty-codes':
    'Si son códigos de error del equipo, como −9999, puede tomarlos como vacíos: agregue --empty-codes.',
  columns: `Diga qué es cada columna con --columns, como --columns "date=Fecha;temp=T media"; puede nombrar ${PLAIN_COLUMNS.join(', ')}.`,
};

function explain(error: ImportError): void {
  console.error(`Error: ${error.message}`);
  for (const { line, reason } of error.lines) console.error(`  línea ${line}: ${reason}`);
  const hidden = error.badLineCount - error.lines.length;
  if (hidden > 0) console.error(`  … y ${counted(hidden, 'línea más', 'líneas más')}`);
  if (error.offer) console.error(OFFERS[error.offer]);
}
