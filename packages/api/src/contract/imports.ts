import * as z from 'zod/mini';
import { Id, IdParam, Instant } from './common.ts';
import { DATA_COLUMNS } from './data-points.ts';

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

/** `-04:00`: from UTC−12 to UTC+14, in steps of a quarter of an hour. */
export const UtcOffset = z.string().check(
  z.regex(/^(?:-(?:0\d|1[01]):(?:00|15|30|45)|-12:00|\+(?:0\d|1[0-3]):(?:00|15|30|45)|\+14:00)$/, {
    error: 'Se espera una diferencia con UTC como -04:00',
  }),
);

/** How a file is read. `column_*` name the columns of a plain file whose titles are not the usual ones. */
const reading = {
  file_name: z._default(
    z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u, { error: 'No admite caracteres de control' })),
    'archivo.csv',
  ),
  dry_run: z._default(z.stringbool(), false),
  column_date: z.optional(Title),
  column_tmin: z.optional(Title),
  column_tmax: z.optional(Title),
  column_temp: z.optional(Title),
  column_rh: z.optional(Title),
  column_rain: z.optional(Title),
  column_radiation: z.optional(Title),
  column_wind: z.optional(Title),
  column_wetness: z.optional(Title),
  column_moisture: z.optional(Title),
  column_soiltemp: z.optional(Title),
  /** Whether error codes of loggers (−9999) are read as missing values. */
  empty_codes: z._default(z.stringbool(), false),
  /**
   * Offset of a clock without summer time; by default local time of America/Santiago. An offset in the file has
   * priority.
   */
  utc_offset: z.optional(UtcOffset),
};

/** `POST /v2/imports`: the file is the body. `dry_run` reads and compares it and stores nothing. */
export const ImportQuery = z.object({ station_id: IdParam, ...reading });
export type ImportQuery = z.infer<typeof ImportQuery>;

/** `POST /v2/imports/stations`: the same for a file that names the station of each line. */
export const StationsImportQuery = z.object({
  client_id: IdParam,
  ...reading,
  column_station: z.optional(Title),
  column_sector: z.optional(Title),
  column_product: z.optional(Title),
  column_dose: z.optional(Title),
  column_measure: z.optional(Title),
  column_pest: z.optional(Title),
  column_captures: z.optional(Title),
});
export type StationsImportQuery = z.infer<typeof StationsImportQuery>;

const Measure = z.enum(['ambient_temperature_c', 'ambient_humidity_rh', ...DATA_COLUMNS.weather]);
const Extreme = z.enum(['tmin', 'tmax']);

/** The first lines as they were read. `date` is an instant, or a day for daily extremes. */
const SampleLine = z.strictObject({
  line: z.int(),
  date: z.string(),
  values: z.partialRecord(z.union([Measure, Extreme]), z.nullable(z.number())),
});

/** `rows_read` = new + changed + same + empty + repeated. */
const counts = {
  rows_read: z.int(),
  rows_new: z.int(),
  rows_changed: z.int(),
  rows_same: z.int(),
  rows_empty: z.int(),
  rows_repeated: z.int(),
};
/** Error codes that were read as missing values, and the first hundred lines with one; absent without any. */
const ErrorCodes = z.optional(z.strictObject({ cells: z.int(), lines: z.array(z.int()) }));
const FORMATS = ['agromet', 'readings', 'extremes'] as const;

export const ImportAnswer = z.strictObject({
  station_id: Id,
  file_name: z.string(),
  format: z.enum(FORMATS),
  dry_run: z.boolean(),
  /** How each column of the file is used. */
  columns: z.array(z.strictObject({ title: z.string(), as: z.union([z.literal('date'), Extreme, Measure]) })),
  sample: z.array(SampleLine),
  ...counts,
  error_codes: ErrorCodes,
  first_date: Instant,
  last_date: Instant,
});
export type ImportAnswer = z.infer<typeof ImportAnswer>;

const StationColumn = z.enum(['station', 'sector', 'product', 'dose', 'measure', 'pest', 'captures']);
/** What the file has for one station. The dates are null where no line of it has a value. */
const ImportedStation = z.strictObject({
  station_id: Id,
  station_name: z.string(),
  sector_id: Id,
  ...counts,
  first_date: z.nullable(Instant),
  last_date: z.nullable(Instant),
});

/** Field counts that are new, that replace another number of their day, and that are stored already. */
const ImportedCounts = z.strictObject({
  pest_id: Id,
  counts_new: z.int(),
  counts_changed: z.int(),
  counts_same: z.int(),
});

export const StationsImportAnswer = z.strictObject({
  client_id: Id,
  file_name: z.string(),
  /** `applications`: what was sprayed, and no measurement; `counts`: field counts alone. */
  format: z.enum([...FORMATS, 'applications', 'counts']),
  dry_run: z.boolean(),
  columns: z.array(
    z.strictObject({
      title: z.string(),
      as: z.union([z.literal('date'), Extreme, Measure, StationColumn]),
    }),
  ),
  stations: z.array(ImportedStation),
  /** Applications that are reported, and those that are reported already. */
  events_new: z.int(),
  events_same: z.int(),
  /** Field counts by pest; absent without any. */
  field_counts: z.optional(z.array(ImportedCounts)),
  error_codes: ErrorCodes,
});
export type StationsImportAnswer = z.infer<typeof StationsImportAnswer>;
