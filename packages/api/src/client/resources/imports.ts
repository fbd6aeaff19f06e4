import type { StationId } from '@vigia/domain/farm';
import { ImportAnswer } from '../../contract/imports.ts';
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

export interface MeasurementFile {
  readonly stationId: StationId;
  readonly file: Blob;
  readonly fileName: string;
  readonly columns?: ImportColumns;
  /** Whether error codes of loggers (−9999) are read as missing values. */
  readonly emptyCodes?: boolean;
  /** `-04:00`: offset of a clock without summer time; by default local time of America/Santiago. */
  readonly utcOffset?: string | undefined;
}

/** Result of an import or a dry run. `read` is the sum of the new, changed, same, empty and repeated rows. */
export interface ImportReport {
  readonly format: ImportAnswer['format'];
  readonly dryRun: boolean;
  /** How each column of the file is used. */
  readonly columns: ImportAnswer['columns'];
  /** The first lines as they were read. */
  readonly sample: ImportAnswer['sample'];
  readonly rows: {
    readonly read: number;
    readonly added: number;
    readonly changed: number;
    readonly same: number;
    readonly empty: number;
    readonly repeated: number;
  };
  /** Error codes that were read as missing values: the number of cells, and the first lines with one. */
  readonly codes: { readonly cells: number; readonly lines: readonly number[] };
  readonly first: string;
  readonly last: string;
}

/** Timeout, ms: ten station-years of hourly data over a slow line. */
const IMPORT_MS = 5 * 60_000;

const toReport = (wire: ImportAnswer): ImportReport => ({
  format: wire.format,
  dryRun: wire.dry_run,
  columns: wire.columns,
  sample: wire.sample,
  rows: {
    read: wire.rows_read,
    added: wire.rows_new,
    changed: wire.rows_changed,
    same: wire.rows_same,
    empty: wire.rows_empty,
    repeated: wire.rows_repeated,
  },
  codes: wire.error_codes ?? { cells: 0, lines: [] },
  first: wire.first_date,
  last: wire.last_date,
});

export function importCalls(send: Send) {
  const post = async (
    { stationId, file, fileName, columns = {}, emptyCodes = false, utcOffset }: MeasurementFile,
    dryRun: boolean,
    idempotencyKey: string | undefined,
    signal?: AbortSignal,
  ): Promise<ImportReport> =>
    toReport(
      await send('/v2/imports', ImportAnswer, {
        method: 'post',
        query: {
          station_id: stationId,
          file_name: fileName,
          dry_run: dryRun,
          column_date: columns.date,
          column_tmin: columns.tmin,
          column_tmax: columns.tmax,
          column_temp: columns.temp,
          column_rh: columns.rh,
          column_rain: columns.rain,
          column_radiation: columns.radiation,
          column_wind: columns.wind,
          column_wetness: columns.wetness,
          column_moisture: columns.moisture,
          column_soiltemp: columns.soiltemp,
          empty_codes: emptyCodes || undefined,
          utc_offset: utcOffset,
        },
        body: new Blob([file], { type: 'text/csv' }),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
        timeout: IMPORT_MS,
        signal,
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
  };
}
