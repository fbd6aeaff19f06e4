import { ImportError } from './import-error.ts';
import { type Measure, shorten } from './measures.ts';

/** Positions of the columns of an export, and the time zone of its clock. */
interface AgrometColumns {
  readonly time: number;
  /** Minutes from UTC that the header states (`Tiempo UTC-4`); null: local time of America/Santiago. */
  readonly offsetMinutes: number | null;
  /** Index of the column of each measure that the file has. */
  readonly measures: ReadonlyMap<Measure, number>;
}

const TIME = /^tiempo(?:\s+(?:utc|gmt)\s*([+-]\d{1,2})(?::?([0-5]\d))?)?$/;

/** Titles are compared without case, accents and the kind of degree sign. The unit is part of the title. */
const MEASURE_COLUMNS = {
  ambient_temperature_c: { pattern: /^temperatura del aire °?c$/, title: 'Temperatura del Aire ºC' },
  ambient_humidity_rh: { pattern: /^humedad relativa %$/, title: 'Humedad Relativa %' },
  rain_mm: { pattern: /^precipitacion acumulada mm$/, title: 'Precipitación Acumulada mm' },
  solar_radiation_w_m2: { pattern: /^radiacion solar w\/m[²2]$/, title: 'Radiación Solar w/m²' },
  wind_speed_km_h: { pattern: /^velocidad de viento km\/h$/, title: 'Velocidad de Viento km/h' },
} as const satisfies Partial<Record<Measure, { readonly pattern: RegExp; readonly title: string }>>;
const AGROMET_MEASURES = Object.keys(MEASURE_COLUMNS) as (keyof typeof MEASURE_COLUMNS)[];
const EXPECTED = ['Tiempo UTC-4', ...AGROMET_MEASURES.map((measure) => MEASURE_COLUMNS[measure].title)];

export function normalised(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[º˚]/g, '°')
    .replace(/[()[\],]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function refuse(problem: string): never {
  const expected = EXPECTED.map((title) => `«${title}»`).join(', ');
  throw new ImportError(
    'wrong-columns',
    `${problem}. Se esperan las columnas de la Red Agrometeorológica, en cualquier orden: ${expected}; ` +
      'las dos primeras son obligatorias.',
    { offer: 'columns' },
  );
}

function offsetOf(title: string): number | null | undefined {
  const match = TIME.exec(normalised(title));
  if (!match) return undefined;
  if (match[1] === undefined) return null;
  const hours = Number(match[1]);
  return hours * 60 + Math.sign(hours) * Number(match[2] ?? 0);
}

/**
 * Reads the header line of an export of the Red Agrometeorológica.
 *
 * @throws {ImportError} `wrong-columns`, naming the unexpected or missing column and the expected ones
 */
export function readAgrometHeader(titles: readonly string[]): AgrometColumns {
  const measures = new Map<Measure, number>();
  let time: number | undefined;
  let offsetMinutes: number | null = null;
  for (const [index, title] of titles.entries()) {
    const offset = offsetOf(title);
    const measure = AGROMET_MEASURES.find((name) => MEASURE_COLUMNS[name].pattern.test(normalised(title)));
    if (offset !== undefined && time === undefined) {
      time = index;
      offsetMinutes = offset;
    } else if (measure !== undefined && !measures.has(measure)) {
      measures.set(measure, index);
    } else {
      const known = offset !== undefined || measure !== undefined;
      refuse(`La columna ${index + 1}, «${shorten(title)}», ${known ? 'está repetida' : 'no se conoce'}`);
    }
  }
  if (time === undefined) refuse('Falta la columna del tiempo');
  if (!measures.has('ambient_temperature_c')) refuse('Falta la columna de la temperatura');
  return { time, offsetMinutes, measures };
}

/** Whether a header line is that of an export, well-formed or not. */
export const looksLikeAgromet = (titles: readonly string[]): boolean =>
  titles.some(
    (title) =>
      /^tiempo\b/.test(normalised(title)) ||
      Object.values(MEASURE_COLUMNS).some(({ pattern }) => pattern.test(normalised(title))),
  );
