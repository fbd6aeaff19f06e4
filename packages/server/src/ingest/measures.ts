import type { EpochMs, IsoDate } from '@vigia/domain';
import { PLAUSIBLE } from '@vigia/domain';
import { isErrorCode, isErrorText } from './error-codes.ts';

/** What a reading can hold, in the order of `MeasurementRow.values`; the names are those of the table's columns. */
export const MEASURES = [
  'ambient_temperature_c',
  'ambient_humidity_rh',
  'rain_mm',
  'solar_radiation_w_m2',
  'wind_speed_km_h',
] as const;
export type Measure = (typeof MEASURES)[number];

/** The measurements of one instant, from one line of a file; at least one value is not null. */
export interface MeasurementRow {
  readonly t: EpochMs;
  readonly line: number;
  /** One per `MEASURES`; null where nothing was measured. */
  readonly values: readonly (number | null)[];
}

/** The extremes of one local day, °C, from one line of a file. */
export interface ExtremeRow {
  readonly day: IsoDate;
  readonly line: number;
  readonly t_min: number;
  readonly t_max: number;
}

/**
 * `agromet`: hourly exports of the Red Agrometeorológica; `readings`: `date,temp,rh`; `extremes`: `date,tmin,tmax`.
 */
export type ImportFormat = 'agromet' | 'readings' | 'extremes';

/** What a column of the file was taken for. */
export interface TakenColumn {
  readonly title: string;
  readonly as: 'date' | 'tmin' | 'tmax' | Measure;
}

/** Cells that were taken as empty though something is written there, and the first of their lines. */
export interface TakenCodes {
  readonly cells: number;
  readonly lines: readonly number[];
}

/** What the lines of a file come to, whatever its format: readings or extremes, never both. In the order of time. */
export interface ParsedRows {
  /** Each instant once. */
  readonly rows: readonly MeasurementRow[];
  /** Each day once. */
  readonly extremes: readonly ExtremeRow[];
  /** Lines that name a time: with values, without any, or repeating another line. */
  readonly rowsRead: number;
  /** Lines with a time and no value at all: gaps of the station. */
  readonly rowsEmpty: number;
  /** Lines that repeat another one, word for word. */
  readonly rowsRepeated: number;
  /** Error codes that were taken as empty, where that was asked for. */
  readonly codes: TakenCodes;
}

export interface ParsedFile extends ParsedRows {
  readonly format: ImportFormat;
  readonly columns: readonly TakenColumn[];
  /** SHA-256 of the file, hex. */
  readonly sha256: string;
}

interface Limits {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** What a value above it means; sensors in saturated air read a little over 100 %. */
  readonly cap?: number;
}

/** What a sensor in an orchard can honestly report, as for devices; 999, −9999 and the like are error codes of a logger. */
const LIMITS: Readonly<Record<Measure, Limits>> = {
  ambient_temperature_c: { label: 'temperatura', unit: '°C', ...PLAUSIBLE.temperature },
  ambient_humidity_rh: { label: 'humedad relativa', unit: '%', ...PLAUSIBLE.humidity, cap: 100 },
  rain_mm: { label: 'precipitación', unit: 'mm', ...PLAUSIBLE.rain },
  solar_radiation_w_m2: { label: 'radiación solar', unit: 'W/m²', ...PLAUSIBLE.radiation },
  wind_speed_km_h: { label: 'velocidad de viento', unit: 'km/h', ...PLAUSIBLE.wind },
};

const MISSING = new Set(['', 'na', 'n/a', 'nan', 'null', '-', '--', 's/d']);
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

export const isMissing = (cell: string): boolean => MISSING.has(cell.toLowerCase());

const spanish = (value: number): string => String(value).replace('.', ',').replace('-', '−');

/** A cell that cannot be used, and whether it is what a logger writes when it has no value. */
export interface WrongCell {
  readonly reason: string;
  readonly isCode: boolean;
}

/** The value written in a cell, null for a missing one, or why it cannot be used. */
export function readMeasure(measure: Measure, cell: string): number | null | WrongCell {
  if (isMissing(cell)) return null;
  const { label, unit, min, max, cap } = LIMITS[measure];
  if (!NUMBER.test(cell)) {
    return { reason: `${label}: «${shorten(cell)}» no es un número`, isCode: isErrorText(cell) };
  }
  const value = Number(cell.replace(',', '.'));
  if (value < min || value > max) {
    const reason = `${label} ${spanish(value)} ${unit}, fuera de ${spanish(min)} a ${spanish(max)} ${unit}`;
    return { reason, isCode: isErrorCode(value) };
  }
  return cap === undefined ? value : Math.min(value, cap);
}

/** Foreign text as it is shown in a message. */
export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
