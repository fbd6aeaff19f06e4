import type { ClientId, PestId, SectorId, StationId } from '@vigia/domain/farm';
import { ImportAnswer, StationsImportAnswer } from '../../contract/imports.ts';
import type { Send } from '../http.ts';

/** Titles of a plain file's columns, if they differ from the usual ones. */
export interface ImportColumns {
  readonly date?: string;
  readonly tmin?: string;
  readonly tmax?: string;
  readonly temp?: string;
  readonly rh?: string;
  readonly rain?: string;
  readonly radiation?: string;
  readonly wind?: string;
  readonly wetness?: string;
  readonly moisture?: string;
  readonly soiltemp?: string;
}

/** The same for a file that names the station of each line. */
export interface StationsImportColumns extends ImportColumns {
  readonly station?: string;
  readonly sector?: string;
  readonly product?: string;
  readonly dose?: string;
  readonly measure?: string;
  readonly pest?: string;
  readonly captures?: string;
}

/** A file, and how it is read. */
export interface SentFile {
  readonly file: Blob;
  readonly fileName: string;
  readonly columns?: ImportColumns;
  /** Whether error codes of loggers (−9999) are read as missing values. */
  readonly emptyCodes?: boolean;
  /** `-04:00`: offset of a clock without summer time; by default local time of America/Santiago. */
  readonly utcOffset?: string | undefined;
}

export interface MeasurementFile extends SentFile {
  readonly stationId: StationId;
}

/** A file about stations of a client. */
export interface StationsFile extends SentFile {
  readonly clientId: ClientId;
  readonly columns?: StationsImportColumns;
}

/** Counts of lines: `read` is the sum of the others. */
export interface ImportedRows {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly same: number;
  readonly empty: number;
  readonly repeated: number;
}

/** Error codes that were read as missing values: the number of cells, and the first lines with one. */
interface ReadCodes {
  readonly cells: number;
  readonly lines: readonly number[];
}

/** Result of an import or a dry run. `read` is the sum of the new, changed, same, empty and repeated rows. */
export interface ImportReport {
  readonly format: ImportAnswer['format'];
  readonly dryRun: boolean;
  /** How each column of the file is used. */
  readonly columns: ImportAnswer['columns'];
  /** The first lines as they were read. */
  readonly sample: ImportAnswer['sample'];
  readonly rows: ImportedRows;
  readonly codes: ReadCodes;
  readonly first: string;
  readonly last: string;
}

/** Result of an import of several stations, or of a dry run. */
export interface StationsImportReport {
  readonly format: StationsImportAnswer['format'];
  readonly columns: StationsImportAnswer['columns'];
  readonly stations: readonly {
    readonly id: StationId;
    readonly name: string;
    readonly sectorId: SectorId;
    readonly rows: ImportedRows;
    /** First and last measurement; null where no line has a value. */
    readonly first: string | null;
    readonly last: string | null;
  }[];
  /** Applications that are reported, and those that are reported already. */
  readonly sprays: { readonly added: number; readonly same: number };
  /** Field counts by pest: new, replacing another number of their day, stored already. */
  readonly counts: readonly {
    readonly pestId: PestId;
    readonly added: number;
    readonly changed: number;
    readonly same: number;
  }[];
  readonly codes: ReadCodes;
}

/** Timeout, ms: ten station-years of hourly data over a slow line. */
const IMPORT_MS = 5 * 60_000;

type WireCounts = Pick<
  ImportAnswer,
  'rows_read' | 'rows_new' | 'rows_changed' | 'rows_same' | 'rows_empty' | 'rows_repeated'
>;
const rowsOf = (wire: WireCounts): ImportedRows => ({
  read: wire.rows_read,
  added: wire.rows_new,
  changed: wire.rows_changed,
  same: wire.rows_same,
  empty: wire.rows_empty,
  repeated: wire.rows_repeated,
});
const NO_CODES: ReadCodes = { cells: 0, lines: [] };

const toReport = (wire: ImportAnswer): ImportReport => ({
  format: wire.format,
  dryRun: wire.dry_run,
  columns: wire.columns,
  sample: wire.sample,
  rows: rowsOf(wire),
  codes: wire.error_codes ?? NO_CODES,
  first: wire.first_date,
  last: wire.last_date,
});

const toStationsReport = (wire: StationsImportAnswer): StationsImportReport => ({
  format: wire.format,
  columns: wire.columns,
  stations: wire.stations.map((station) => ({
    id: station.station_id,
    name: station.station_name,
    sectorId: station.sector_id,
    rows: rowsOf(station),
    first: station.first_date,
    last: station.last_date,
  })),
  sprays: { added: wire.events_new, same: wire.events_same },
  counts: (wire.field_counts ?? []).map((counts) => ({
    pestId: counts.pest_id,
    ...{ added: counts.counts_new, changed: counts.counts_changed, same: counts.counts_same },
  })),
  codes: wire.error_codes ?? NO_CODES,
});

const queryOf = ({ fileName, columns = {}, emptyCodes = false, utcOffset }: SentFile) => ({
  file_name: fileName,
  ...Object.fromEntries(Object.entries(columns).map(([name, title]) => [`column_${name}`, title])),
  empty_codes: emptyCodes || undefined,
  utc_offset: utcOffset,
});

export function importCalls(send: Send) {
  const sent = ({ file }: SentFile, key: string | undefined, signal: AbortSignal | undefined) =>
    ({
      method: 'post',
      body: new Blob([file], { type: 'text/csv' }),
      ...(key !== undefined && { idempotencyKey: key }),
      timeout: IMPORT_MS,
      signal,
    }) as const;
  const post = async (file: MeasurementFile, dryRun: boolean, key?: string, signal?: AbortSignal) =>
    toReport(
      await send('/v2/imports', ImportAnswer, {
        ...sent(file, key, signal),
        query: { station_id: file.stationId, dry_run: dryRun, ...queryOf(file) },
      }),
    );
  const postStations = async (file: StationsFile, dryRun: boolean, key?: string, signal?: AbortSignal) =>
    toStationsReport(
      await send('/v2/imports/stations', StationsImportAnswer, {
        ...sent(file, key, signal),
        query: { client_id: file.clientId, dry_run: dryRun, ...queryOf(file) },
      }),
    );
  return {
    /**
     * Reads a file and compares it with the stored data, which is not changed.
     *
     * @throws {ApiError} invalid: its problem names the invalid lines
     */
    previewMeasurements: (file: MeasurementFile, signal?: AbortSignal) => post(file, true, undefined, signal),
    /** Stores all of a file, or nothing if a line is invalid. */
    importMeasurements: (file: MeasurementFile, idempotencyKey: string, signal?: AbortSignal) =>
      post(file, false, idempotencyKey, signal),
    /**
     * The same for a file that names the station of each line: what would come for each of them.
     *
     * @throws {ApiError} invalid: its problem names the invalid lines
     */
    previewStations: (file: StationsFile, signal?: AbortSignal) =>
      postStations(file, true, undefined, signal),
    /** Stores the lines of all stations, or nothing. */
    importStations: (file: StationsFile, idempotencyKey: string, signal?: AbortSignal) =>
      postStations(file, false, idempotencyKey, signal),
  };
}
