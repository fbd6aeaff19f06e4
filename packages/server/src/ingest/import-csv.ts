import type { Databases } from '../db/pool.ts';
import { actAsOperator, asClient } from '../db/tenant.ts';
import { stationAnywhere } from '../stores/farm/every-station.ts';
import type { Target } from '../stores/measurements/readings.ts';
import type { ColumnChoice } from './file-columns.ts';
import { ImportError } from './import-error.ts';
import { loadFile, spanOf } from './load-file.ts';
import type { ImportFormat, TakenCodes } from './measures.ts';
import { parseCsv } from './parse-csv.ts';
import type { SaveReport } from './save-measurements.ts';
import { inspectFile, MAX_IMPORT_BYTES } from './source-file.ts';

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
  /** Client of the station; without it the station is searched in all clients. */
  readonly clientId?: number;
  /** Reports what would happen and stores nothing. */
  readonly dryRun?: boolean;
  /** Titles of the columns of a plain file that differ from the usual ones. */
  readonly columns?: ColumnChoice;
  /** Whether error codes of loggers (−9999) are read as missing values. */
  readonly emptyCodes?: boolean;
  /** Minutes from UTC of a clock without summer time; null: local time of America/Santiago. */
  readonly utcOffset?: number | null;
  readonly maxBytes?: number;
  /** Epoch ms; later measurements are refused. */
  readonly now: () => number;
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** `rowsRead = rowsNew + rowsSame + rowsChanged + rowsEmpty + rowsRepeated`. */
export interface ImportReport extends SaveReport {
  readonly clientId: number;
  readonly stationId: number;
  readonly stationName: string;
  readonly fileName: string;
  readonly format: ImportFormat;
  readonly dryRun: boolean;
  readonly rowsRead: number;
  readonly rowsEmpty: number;
  readonly rowsRepeated: number;
  readonly codes: TakenCodes;
  /** First and last instant measured, ISO UTC. */
  readonly firstT: string;
  readonly lastT: string;
}

/**
 * Loads the measurements of a file into one station, in one transaction: all or nothing.
 *
 * @throws {ImportError} the file or the station cannot be used; `lines` lists the invalid lines
 */
export async function importCsv(request: ImportRequest): Promise<ImportReport> {
  const { databases, filePath, now, columns = {}, maxBytes = MAX_IMPORT_BYTES, dryRun = false } = request;
  const { onProgress, emptyCodes = false, utcOffset = null } = request;
  const file = await inspectFile(filePath, maxBytes);
  const { clientId, stationId, stationName } = await findStation(request);
  const target = { clientId, stationId };
  const parsed = await parseCsv(file, {
    now: now(),
    columns,
    emptyCodes,
    utcOffset,
    onProgress: (done) => onProgress?.({ step: 'reading', done, total: file.bytes }),
  });
  const saved = await asClient(databases.app, clientId, async (tx) => {
    await actAsOperator(tx);
    return await loadFile(tx, target, parsed, {
      fileName: file.name,
      dryRun,
      userId: null,
      onProgress: (done, total) => onProgress?.({ step: 'saving', done, total }),
    });
  });
  const { format, rowsRead, rowsEmpty, rowsRepeated, codes } = parsed;
  const counts = { rowsRead, rowsEmpty, rowsRepeated, codes, ...saved };
  return { ...target, stationName, fileName: file.name, format, dryRun, ...counts, ...spanOf(parsed) };
}

/** @throws {ImportError} the station does not exist or is archived */
export async function findStation(
  request: Pick<ImportRequest, 'stationId' | 'clientId'> & { readonly databases: Pick<Databases, 'owner'> },
): Promise<Target & { stationName: string; serial: string | null }> {
  const { databases, stationId, clientId } = request;
  const unknown = new ImportError('unknown-station', `No existe la estación ${stationId}.`);
  if (!Number.isInteger(stationId) || Math.abs(stationId) > LARGEST_ID) throw unknown;
  const found = await stationAnywhere(databases.owner, stationId, clientId);
  if (!found) throw unknown;
  const { client_id, station_name, station_is_archived, assigned_node_sn } = found;
  if (station_is_archived) {
    const message = `La estación ${stationId}, «${station_name}», está archivada: no recibe datos.`;
    throw new ImportError('archived-station', message);
  }
  return { clientId: client_id, stationId, stationName: station_name, serial: assigned_node_sn };
}
