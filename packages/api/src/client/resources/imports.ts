import type { StationId } from '@vigia/domain/farm';
import { ImportAnswer } from '../../contract/imports.ts';
import type { Send } from '../http.ts';

/** Titles of a plain file's columns, where they are not the usual ones. */
export interface ImportColumns {
  readonly date?: string;
  readonly tmin?: string;
  readonly tmax?: string;
  readonly temp?: string;
  readonly rh?: string;
  readonly rain?: string;
  readonly radiation?: string;
  readonly wind?: string;
}

export interface MeasurementFile {
  readonly stationId: StationId;
  readonly file: Blob;
  readonly fileName: string;
  readonly columns?: ImportColumns;
  /** Whether what loggers write when they have no value (−9999) is taken as empty. */
  readonly emptyCodes?: boolean;
  /** `-04:00`, of a clock that is never put forward; without it the clock of America/Santiago. */
  readonly utcOffset?: string | undefined;
}

/** What a file came to, or would on a trial run. Rows read are the new, changed, same, empty and repeated ones. */
export interface ImportReport {
  readonly format: ImportAnswer['format'];
  readonly dryRun: boolean;
  /** What each column of the file was taken for. */
  readonly columns: ImportAnswer['columns'];
  /** The first lines as they were understood. */
  readonly sample: ImportAnswer['sample'];
  readonly rows: {
    readonly read: number;
    readonly added: number;
    readonly changed: number;
    readonly same: number;
    readonly empty: number;
    readonly repeated: number;
  };
  /** Error codes that were taken as empty, and the first of their lines. */
  readonly codes: { readonly cells: number; readonly lines: readonly number[] };
  readonly first: string;
  readonly last: string;
}

/** Ten station-years of hours over a slow line. */
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
     * Reads a file and compares it with what is stored, which stays as it is.
     *
     * @throws {ApiError} invalid: its problem names the lines that are wrong
     */
    previewMeasurements: (file: MeasurementFile, signal?: AbortSignal) => post(file, true, undefined, signal),
    /** Stores all of a file or, if a line is wrong, nothing of it. */
    importMeasurements: (file: MeasurementFile, idempotencyKey: string, signal?: AbortSignal) =>
      post(file, false, idempotencyKey, signal),
  };
}
