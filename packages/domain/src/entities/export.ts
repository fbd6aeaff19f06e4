/** What leaves in bulk: the tables of an export, in the order in which they stand in a workbook. */
export const EXPORT_TABLES = [
  'readings',
  'climate',
  'captures',
  'events',
  'logbook',
  'fields',
  'stations',
  'seasons',
  'biofixes',
] as const;
export type ExportTable = (typeof EXPORT_TABLES)[number];

/**
 * Formats of exported tables. `csv` and `parquet` are for programs: codes, UTC, decimal points. `xlsx` and `csv-es` are
 * for people: words, the clock of Chile, decimal commas. `pdf` is the logbook to print.
 */
export const EXPORT_FORMATS = ['xlsx', 'csv-es', 'csv', 'parquet', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
