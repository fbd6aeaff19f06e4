import { DATA_COLUMNS } from '@vigia/api/contract';
import type { EpochMs, IsoDate } from '@vigia/domain';
import { PLAUSIBLE } from '@vigia/domain';
import { isErrorCode, isErrorText } from './error-codes.ts';

/**
 * Measures of a reading, in the order of `MeasurementRow.values`. The names are those of the table's columns.
 */
export const MEASURES = ['ambient_temperature_c', 'ambient_humidity_rh', ...DATA_COLUMNS.weather] as const;
export type Measure = (typeof MEASURES)[number];

/** The measurements of one instant, from one line of a file. At least one value is not null. */
export interface MeasurementRow {
  readonly t: EpochMs;
  readonly line: number;
  /** One per element of `MEASURES`; null where nothing was measured. */
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
 * `agromet`: hourly exports of the Red Agrometeorológica; `readings`: `date,temp,rh`; `extremes`:
 * `date,tmin,tmax`.
 */
export type ImportFormat = 'agromet' | 'readings' | 'extremes';

/** How a column of the file is used. */
export interface TakenColumn {
  readonly title: string;
  readonly as: 'date' | 'tmin' | 'tmax' | Measure;
}

/** Error codes that were read as missing values: the number of cells, and the first lines with one. */
export interface TakenCodes {
  readonly cells: number;
  readonly lines: readonly number[];
}

/** The contents of a file: readings or daily extremes, never both, in chronological order. */
export interface ParsedRows {
  /** Each instant occurs once. */
  readonly rows: readonly MeasurementRow[];
  /** Each day occurs once. */
  readonly extremes: readonly ExtremeRow[];
  /** Lines with a time: with values, without values, or repeated. */
  readonly rowsRead: number;
  /** Lines with a time and without any value: gaps of the station. */
  readonly rowsEmpty: number;
  /** Lines that repeat another one exactly. */
  readonly rowsRepeated: number;
  /** Error codes that were read as missing values, if that was requested. */
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
  /** Values above are set to this: sensors in saturated air read a little over 100 %. */
  readonly cap?: number;
}

/**
 * Plausible range of each measure, as for devices. Values beyond it, such as 999 or −9999, are error codes or
 * faults.
 */
const LIMITS: Readonly<Record<Measure, Limits>> = {
  ambient_temperature_c: { label: 'temperatura', unit: '°C', ...PLAUSIBLE.temperature },
  ambient_humidity_rh: { label: 'humedad relativa', unit: '%', ...PLAUSIBLE.humidity, cap: 100 },
  rain_mm: { label: 'precipitación', unit: 'mm', ...PLAUSIBLE.rain },
  solar_radiation_w_m2: { label: 'radiación solar', unit: 'W/m²', ...PLAUSIBLE.radiation },
  wind_speed_km_h: { label: 'velocidad de viento', unit: 'km/h', ...PLAUSIBLE.wind },
  leaf_wetness_min: { label: 'mojamiento foliar', unit: 'min', ...PLAUSIBLE.leafWetness },
  soil_moisture_pct: { label: 'humedad del suelo', unit: '%', ...PLAUSIBLE.soilMoisture },
  soil_temperature_c: { label: 'temperatura del suelo', unit: '°C', ...PLAUSIBLE.soilTemperature },
};

const MISSING = new Set(['', 'na', 'n/a', 'nan', 'null', '-', '--', 's/d']);
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

export const isMissing = (cell: string): boolean => MISSING.has(cell.toLowerCase());

const spanish = (value: number): string => String(value).replace('.', ',').replace('-', '−');

/** An unusable cell; `isCode`: it contains an error code of a logger. */
export interface WrongCell {
  readonly reason: string;
  readonly isCode: boolean;
}

/** The value of a cell; null for a missing one; or the reason why it cannot be used. */
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

/** Text of a file, cut to a length that fits into a message. */
export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
