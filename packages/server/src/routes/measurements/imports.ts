import { ImportAnswer, ImportQuery } from '@vigia/api/contract';
import { LARGEST_IMPORT } from '@vigia/domain/devices';
import { change } from '../../access/change.ts';
import { demand, search } from '../../access/reach.ts';
import type { AppContext } from '../../http/app-env.ts';
import { invalidField } from '../../http/problem.ts';
import { route, type ScopedCall } from '../../http/route.ts';
import { PLAIN_COLUMNS } from '../../ingest/column-titles.ts';
import { loadFile, spanOf } from '../../ingest/load-file.ts';
import { MEASURES, type ParsedFile } from '../../ingest/measures.ts';
import { parseCsv } from '../../ingest/parse-csv.ts';
import { offsetOf } from '../../ingest/plain-time.ts';
import type { SaveReport } from '../../ingest/save-measurements.ts';
import { stationById } from '../../stores/farm/stations.ts';
import { columnsOf, explained, sentCsv } from './sent-file.ts';

const SAMPLE_LINES = 20;

async function readFile(c: AppContext, query: ImportQuery, now: number) {
  const { file_name, empty_codes: emptyCodes, utc_offset } = query;
  const file = await sentCsv(c, file_name);
  const options = {
    now,
    columns: columnsOf(PLAIN_COLUMNS, query),
    emptyCodes,
    utcOffset: offsetOf(utc_offset),
  };
  return await explained(() => parseCsv(file, options));
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
