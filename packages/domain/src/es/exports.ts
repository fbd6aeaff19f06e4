import type { ExportFormat, ExportTable } from '../entities/export.ts';

/** Names of exported tables: of their files and sheets too. */
export const EXPORT_TABLE_WORDS: Readonly<Record<ExportTable, string>> = {
  readings: 'Lecturas',
  climate: 'Clima diario',
  captures: 'Capturas',
  events: 'Reportes de campo',
  logbook: 'Cuaderno de campo',
  fields: 'Campos',
  stations: 'Estaciones',
  seasons: 'Temporadas',
  biofixes: 'Biofix',
};

export const EXPORT_FORMAT_WORDS: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'Excel (.xlsx)',
  'csv-es': 'CSV para Excel en español',
  csv: 'CSV para programas',
  parquet: 'Parquet',
  pdf: 'Cuaderno de campo (PDF)',
};
