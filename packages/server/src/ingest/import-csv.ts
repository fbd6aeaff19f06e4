import { sql } from 'kysely';
import type { Databases } from '../db/pool.ts';
import { asClient } from '../db/tenant.ts';
import { parseAgrometCsv } from './agromet-csv.ts';
import { ImportError } from './import-error.ts';
import type { ParsedFile } from './measures.ts';
import { type SaveReport, saveMeasurements, type Target } from './save-measurements.ts';
import { inspectFile, MAX_IMPORT_BYTES, type SourceFile } from './source-file.ts';

const STATEMENT_TIMEOUT = '120s';
/** PostgreSQL's `int`. */
const LARGEST_ID = 2 ** 31 - 1;

interface ImportProgress {
  readonly step: 'reading' | 'saving';
  readonly done: number;
  /** Bytes while reading, rows while saving. */
  readonly total: number;
}

export interface ImportRequest {
  readonly databases: Pick<Databases, 'owner' | 'app'>;
  readonly filePath: string;
  readonly stationId: number;
  /** Narrows the station to one client; without it the station is looked up among all. */
  readonly clientId?: number;
  /** Says what would happen and stores nothing. */
  readonly dryRun?: boolean;
  readonly maxBytes?: number;
  /** Epoch ms; measurements later than it are refused. */
  readonly now: () => number;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** `rowsRead = rowsNew + rowsSame + rowsChanged + rowsEmpty + rowsRepeated`. */
export interface ImportReport extends SaveReport {
  readonly clientId: number;
  readonly stationId: number;
  readonly stationName: string;
  readonly fileName: string;
  readonly dryRun: boolean;
  readonly rowsRead: number;
  readonly rowsEmpty: number;
  readonly rowsRepeated: number;
  /** First and last instant measured, ISO UTC. */
  readonly firstT: string;
  readonly lastT: string;
}

/**
 * Loads the measurements of a file into one station, in one transaction: all of it or nothing.
 *
 * @throws {ImportError} the file or the station cannot be used; `lines` says where
 */
export async function importCsv(request: ImportRequest): Promise<ImportReport> {
  const { databases, filePath, now, maxBytes = MAX_IMPORT_BYTES, dryRun = false, onProgress } = request;
  const file = await inspectFile(filePath, maxBytes);
  const station = await findStation(request);
  const parsed = await parseAgrometCsv(file, {
    now: now(),
    onProgress: (done) => onProgress?.({ step: 'reading', done, total: file.bytes }),
  });
  const saved = await asClient(databases.app, station.clientId, async (tx) => {
    // Decades of readings take longer than any request may.
    await sql.raw(`set local statement_timeout = '${STATEMENT_TIMEOUT}'`).execute(tx);
    const report = await saveMeasurements(tx, station, parsed.rows, {
      dryRun,
      onProgress: (done, total) => onProgress?.({ step: 'saving', done, total }),
    });
    if (!dryRun && report.rowsNew + report.rowsChanged > 0) {
      await tx
        .insertInto('import_run')
        .values(importRun(station, file, parsed, report))
        .execute();
    }
    return report;
  });
  const { rowsRead, rowsEmpty, rowsRepeated } = parsed;
  const counts = { rowsRead, rowsEmpty, rowsRepeated, ...saved };
  return { ...station, fileName: file.name, dryRun, ...counts, ...spanOf(parsed) };
}

/** The row that remembers an import; one that changed nothing leaves none. */
export function importRun(target: Target, file: SourceFile, parsed: ParsedFile, saved: SaveReport) {
  const { firstT, lastT } = spanOf(parsed);
  return {
    client_id: target.clientId,
    station_id: target.stationId,
    file_name: file.name,
    file_sha256: parsed.sha256,
    rows_read: parsed.rowsRead,
    rows_new: saved.rowsNew,
    rows_same: saved.rowsSame,
    first_t: firstT,
    last_t: lastT,
  };
}

function spanOf({ rows }: ParsedFile): { firstT: string; lastT: string } {
  const instant = (row: ParsedFile['rows'][number] | undefined) =>
    new Date(row?.t ?? Number.NaN).toISOString();
  return { firstT: instant(rows[0]), lastT: instant(rows.at(-1)) };
}

async function findStation(request: ImportRequest): Promise<Target & { stationName: string }> {
  const { databases, stationId, clientId } = request;
  const unknown = new ImportError('unknown-station', `No existe la estación ${stationId}.`);
  if (!Number.isInteger(stationId) || Math.abs(stationId) > LARGEST_ID) throw unknown;
  const found = await databases.owner
    .selectFrom('station')
    .select(['client_id', 'station_name', 'station_is_archived'])
    .where('station_id', '=', stationId)
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId as number))
    .executeTakeFirst();
  if (!found) throw unknown;
  const { client_id, station_name, station_is_archived } = found;
  if (station_is_archived) {
    const message = `La estación ${stationId}, «${station_name}», está archivada: no recibe mediciones.`;
    throw new ImportError('archived-station', message);
  }
  return { clientId: client_id, stationId, stationName: station_name };
}
