import { ImportAnswer, ImportQuery } from '@vigia/api/contract';
import { LARGEST_IMPORT } from '@vigia/domain/devices';
import { change } from '../../access/change.ts';
import { demand, search } from '../../access/reach.ts';
import type { AppContext } from '../../http/app-env.ts';
import { type FieldErrors, HttpProblem, invalidField } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { readCapped } from '../../images/upload.ts';
import { PLAIN_COLUMNS } from '../../ingest/column-titles.ts';
import type { ColumnChoice } from '../../ingest/file-columns.ts';
import { ImportError, type ImportOffer } from '../../ingest/import-error.ts';
import { loadFile, spanOf } from '../../ingest/load-file.ts';
import { MEASURES, type ParsedFile } from '../../ingest/measures.ts';
import { parseCsv } from '../../ingest/parse-csv.ts';
import { offsetOf } from '../../ingest/plain-time.ts';
import type { SaveReport } from '../../ingest/save-measurements.ts';
import { sentFile } from '../../ingest/source-file.ts';
import { stationById } from '../../stores/farm/stations.ts';

const SAMPLE_LINES = 20;
const TEXT_TYPES = /^(?:text\/(?:csv|plain)|application\/(?:octet-stream|csv|vnd\.ms-excel))\s*(?:;|$)/i;

/** Advice for a second try with the same file, in the words of the console's dialog. */
const OFFERS: Readonly<Record<ImportOffer, string>> = {
  'empty-codes':
    'Si son códigos de error del equipo, como −9999, puede tomarlos como vacíos: marque la casilla de abajo.',
  columns: 'Si es un archivo de mediciones, diga abajo qué es cada columna.',
};

/** The problem of a refused file, with its lines: `file.12.tmin` is the column `tmin` of line 12. */
function problemOf({ code, message, lines, offer }: ImportError): HttpProblem {
  const detail = offer === undefined ? message : `${message} ${OFFERS[offer]}`;
  const errors: FieldErrors = lines.map(({ line, column, reason }) => ({
    field: ['file', line, ...(column === undefined ? [] : [column])].join('.'),
    message: `línea ${line}: ${reason}`,
  }));
  if (errors.length === 0) errors.push({ field: 'file', message: detail });
  const kind = code === 'file-binary' ? 'unsupported-media' : 'invalid-input';
  return new HttpProblem(kind, { detail, errors });
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw cause instanceof ImportError ? problemOf(cause) : cause;
  }
}

const choiceOf = (query: ImportQuery): ColumnChoice =>
  Object.fromEntries(
    PLAIN_COLUMNS.flatMap((name) => {
      const title = query[`column_${name}`];
      return title === undefined ? [] : [[name, title]];
    }),
  );

async function readFile(c: AppContext, query: ImportQuery, now: number) {
  if (!TEXT_TYPES.test(c.req.header('content-type') ?? '')) {
    throw new HttpProblem('unsupported-media', { detail: 'Se espera un archivo CSV como cuerpo del envío' });
  }
  const content = await readCapped(c.req.raw, LARGEST_IMPORT);
  const { file_name, empty_codes: emptyCodes, utc_offset } = query;
  const options = { now, columns: choiceOf(query), emptyCodes, utcOffset: offsetOf(utc_offset) };
  return await explained(async () => await parseCsv(sentFile(file_name, content), options));
}

async function importFile(call: ScopedCall<unknown, ImportQuery>): Promise<ImportAnswer> {
  const { c, scope, services, query } = call;
  const { station_id, file_name, dry_run: dryRun } = query;
  // Checked before the file is read: a caller without the right cannot make the server read a file.
  const seen = await search(services.databases.app, scope, (tx) => stationById(tx, scope, station_id));
  demand(scope, 'measurement.import', seen);
  const parsed = await readFile(c, query, services.now());
  const saved = await explained(() =>
    change(call, {
      find: (tx, reach) => stationById(tx, reach, station_id),
      action: 'measurement.import',
      fingerprint: `${parsed.sha256} ${query.empty_codes} ${query.utc_offset ?? ''}`,
      work: async (tx, station) => {
        if (station.archived) throw invalidField('station_id', 'La estación está archivada');
        const target = { clientId: station.clientId, stationId: station_id };
        return await loadFile(tx, target, parsed, { fileName: file_name, dryRun, userId: scope.userId });
      },
    }),
  );
  return answerOf(query, parsed, saved);
}

function answerOf(
  { station_id, file_name, dry_run }: ImportQuery,
  parsed: ParsedFile,
  saved: SaveReport,
): ImportAnswer {
  const { firstT, lastT } = spanOf(parsed);
  return {
    station_id,
    file_name,
    format: parsed.format,
    dry_run,
    columns: [...parsed.columns],
    sample: sampleOf(parsed),
    rows_read: parsed.rowsRead,
    rows_new: saved.rowsNew,
    rows_changed: saved.rowsChanged,
    rows_same: saved.rowsSame,
    rows_empty: parsed.rowsEmpty,
    rows_repeated: parsed.rowsRepeated,
    ...(parsed.codes.cells > 0 && {
      error_codes: { cells: parsed.codes.cells, lines: [...parsed.codes.lines] },
    }),
    first_date: firstT,
    last_date: lastT,
  };
}

function sampleOf({ rows, extremes, columns }: ParsedFile): ImportAnswer['sample'] {
  const present = MEASURES.filter((measure) => columns.some(({ as }) => as === measure));
  return [
    ...extremes.slice(0, SAMPLE_LINES).map(({ line, day, t_min, t_max }) => ({
      line,
      date: day,
      values: { tmin: t_min, tmax: t_max },
    })),
    ...rows.slice(0, SAMPLE_LINES).map(({ line, t, values }) => ({
      line,
      date: new Date(t).toISOString(),
      values: Object.fromEntries(
        present.map((measure) => [measure, values[MEASURES.indexOf(measure)] ?? null]),
      ),
    })),
  ];
}

export const importRoutes = [
  route({
    method: 'post',
    path: '/v2/imports',
    summary: 'Import measurements of a station from a CSV file: all of it or nothing, or a trial run',
    about:
      'The file is the body, and one that is sent again changes nothing. A line that cannot be read refuses the whole file.',
    answered: 'What the file holds, and what became of it.',
    access: { kind: 'session', action: 'measurement.import', target: 'station' },
    query: ImportQuery,
    largestBody: LARGEST_IMPORT,
    refuses: ['unsupported-media'],
    accepts: { 'text/csv': { type: 'string', description: 'The file as it is' } },
    answer: ImportAnswer,
    run: importFile,
  }),
];
