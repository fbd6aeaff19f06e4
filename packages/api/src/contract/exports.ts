import { EXPORT_FORMATS, EXPORT_TABLES, type ExportFormat, type ExportTable } from '@vigia/domain/farm';
import * as z from 'zod/mini';
import { Day, IdParam } from './common.ts';
import { type Decoded, field, queryOf } from './fields.ts';
import { CommaList } from './paging.ts';

/** What is in a column: it decides how its cells are written. */
export type ExportKind = 'text' | 'code' | 'number' | 'whole' | 'day' | 'instant' | 'yes-no';

const station = { sector_name: 'text', station_id: 'whole', station_name: 'text' } as const;
/** An instant, and what has to be added to UTC for the clock of Chile then: on a 25-hour day one hour comes twice. */
const instant = { t: 'instant', utc_offset_hours: 'number' } as const;
const crop = { crop_id: 'whole', crop_name: 'text' } as const;
const pest = { pest_id: 'whole', pest_name: 'text' } as const;
const sector = { sector_id: 'whole', sector_name: 'text' } as const;

/** What was measured: columns of `reading`, in the order in which they are written. */
export const EXPORTED_MEASURES = [
  'ambient_temperature_c',
  'ambient_humidity_rh',
  'rain_mm',
  'solar_radiation_w_m2',
  'wind_speed_km_h',
  'leaf_wetness_min',
  'soil_moisture_pct',
  'soil_temperature_c',
  'battery_percentage',
] as const;
export type ExportedMeasure = (typeof EXPORTED_MEASURES)[number];
const measures = Object.fromEntries(EXPORTED_MEASURES.map((name) => [name, 'number'])) as Readonly<
  Record<ExportedMeasure, 'number'>
>;

/** The columns of each exported table, by their names for programs. */
export const EXPORT_COLUMNS = {
  readings: { ...station, ...instant, ...measures },
  climate: {
    ...station,
    day: 'day',
    t_min: 'number',
    t_max: 'number',
    t_mean: 'number',
    rh_min: 'number',
    rh_max: 'number',
    rh_mean: 'number',
    hours_present: 'whole',
    is_valid: 'yes-no',
    from_extremes: 'yes-no',
  },
  captures: {
    ...station,
    ...pest,
    ...instant,
    in_photo: 'whole',
    captured: 'whole',
    plate_changed: 'yes-no',
    counted_in_field: 'yes-no',
    number_found: 'whole',
  },
  events: {
    event_id: 'whole',
    type: 'code',
    date_event: 'day',
    datetime_event: 'instant',
    ...sector,
    station_id: 'whole',
    station_name: 'text',
    ...crop,
    ...pest,
    node_id: 'text',
    old_node_id: 'text',
    biofix_type: 'code',
    product: 'text',
    dose: 'number',
    measure: 'text',
    phenology_stage: 'code',
    gps_lat: 'number',
    gps_lon: 'number',
    user_email: 'text',
    created_by: 'text',
    comments: 'text',
  },
  logbook: {
    season_name: 'text',
    ...sector,
    date_event: 'day',
    type: 'code',
    ...crop,
    ...pest,
    product: 'text',
    active_ingredient: 'text',
    mode_of_action: 'text',
    dose: 'number',
    measure: 'text',
    pre_harvest_days: 'whole',
    first_harvest_day: 'day',
    market_harvests: 'text',
    date_harvest: 'day',
    reentry_hours: 'whole',
    protected_until: 'day',
    by_label: 'text',
    date_biofix: 'day',
    degree_days: 'number',
    pest_stage: 'text',
    captures_7_days: 'whole',
    user_email: 'text',
    created_by: 'text',
    comments: 'text',
    event_id: 'whole',
  },
  fields: {
    ...sector,
    sector_address: 'text',
    sector_position_lat: 'number',
    sector_position_lon: 'number',
    sector_area: 'number',
    sector_is_archived: 'yes-no',
  },
  stations: {
    ...sector,
    station_id: 'whole',
    station_name: 'text',
    ...crop,
    ...pest,
    season_name: 'text',
    assigned_node_sn: 'text',
    station_position_lat: 'number',
    station_position_lon: 'number',
    station_tags: 'text',
    station_is_archived: 'yes-no',
    station_date_created: 'instant',
  },
  seasons: { season_id: 'whole', season_name: 'text', date_start: 'day', date_end: 'day' },
  biofixes: {
    biofix_id: 'whole',
    season_id: 'whole',
    season_name: 'text',
    ...sector,
    ...pest,
    date_biofix: 'day',
    biofix_type: 'code',
    biofix_comment: 'text',
  },
} as const satisfies Readonly<Record<ExportTable, Readonly<Record<string, ExportKind>>>>;

/**
 * What an export is of: one client, or one of its sectors; a season, a range of days (both included), or a season with
 * another first or last day.
 */
export const exportSpan = {
  sectorId: field('sector_id', z.optional(IdParam)),
  seasonId: field('season_id', z.optional(IdParam)),
  start: field('date_start', z.optional(Day)),
  end: field('date_end', z.optional(Day)),
};
export const ExportSpan = queryOf(exportSpan);
export type ExportSpan = Decoded<typeof exportSpan>;

export const exportTables = {
  ...exportSpan,
  tables: field('tables', CommaList(z.enum(EXPORT_TABLES), EXPORT_TABLES.length)),
  format: field('format', z.enum(EXPORT_FORMATS)),
};
export const ExportTables = queryOf(exportTables);
export type ExportTables = Decoded<typeof exportTables>;

const FILES: Readonly<Record<ExportFormat, readonly [type: string, extension: string]>> = {
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  'csv-es': ['text/csv', 'csv'],
  csv: ['text/csv', 'csv'],
  parquet: ['application/vnd.apache.parquet', 'parquet'],
  pdf: ['application/pdf', 'pdf'],
};

/** The file of so many tables in a format: several are an archive, unless they are sheets of a workbook. */
export function exportedFile(tables: number, format: ExportFormat): { type: string; extension: string } {
  const isArchive = tables > 1 && format !== 'xlsx';
  const [type, extension] = isArchive ? (['application/zip', 'zip'] as const) : FILES[format];
  return { type, extension };
}
export const MAP_TYPE = 'application/geo+json';
export const CALENDAR_TYPE = 'text/calendar';

/** One line of the dictionary: a column of a table, in Spanish for people and in English for programs. */
const exportColumn = z.strictObject({
  table: z.enum(EXPORT_TABLES),
  column: z.string(),
  kind: z.enum(['text', 'code', 'number', 'whole', 'day', 'instant', 'yes-no']),
  unit: z.nullable(z.string()),
  heading: z.string(),
  meaning: z.string(),
  about: z.string(),
});
export type ExportColumnWire = z.infer<typeof exportColumn>;
export const ExportDictionary = z.strictObject({ items: z.array(exportColumn) });
