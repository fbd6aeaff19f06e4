import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { looksLikeAgromet, readAgrometHeader } from './agromet-columns.ts';
import { readAgrometInstants } from './agromet-time.ts';
import { columnOf, otherUnit, PLAIN_COLUMNS, type PlainColumn } from './column-titles.ts';
import { ExtremeRows } from './extreme-rows.ts';
import { ImportError } from './import-error.ts';
import { LineReport } from './line-report.ts';
import { MeasurementRows } from './measurement-rows.ts';
import type { ImportFormat, Measure, ParsedRows, TakenColumn } from './measures.ts';
import { shorten } from './measures.ts';
import { readInstants } from './plain-time.ts';
import { refuseForeign } from './stations/own-columns.ts';

/** Titles chosen by the person who imports. Other columns are ignored. */
export type ColumnChoice = Readonly<Partial<Record<PlainColumn, string>>>;

const MEASURE_OF = {
  temp: 'ambient_temperature_c',
  rh: 'ambient_humidity_rh',
  rain: 'rain_mm',
  radiation: 'solar_radiation_w_m2',
  wind: 'wind_speed_km_h',
  wetness: 'leaf_wetness_min',
  moisture: 'soil_moisture_pct',
  soiltemp: 'soil_temperature_c',
} as const satisfies Partial<Record<PlainColumn, Measure>>;
type ReadingColumn = keyof typeof MEASURE_OF;
const READING_COLUMNS = Object.keys(MEASURE_OF) as ReadingColumn[];
/** Measures of which a file of readings needs at least one: humidity alone is not enough. */
const ENOUGH = READING_COLUMNS.filter((name) => name !== 'rh');

/** How a file is read. */
export interface ReadOptions {
  readonly columns: ColumnChoice;
  /** Epoch ms; later times are refused. */
  readonly now: EpochMs;
  /** Whether error codes of loggers are read as missing values. */
  readonly emptyCodes: boolean;
  /**
   * Minutes from UTC of a clock without summer time; null: local time of America/Santiago. An offset in the
   * file has priority.
   */
  readonly utcOffset: number | null;
  /** Counts the lines; by default a report of its own. */
  readonly report?: LineReport;
}

/** Reads the lines after the header. */
export interface LineReader {
  readonly format: ImportFormat;
  readonly columns: readonly TakenColumn[];
  readonly report: LineReport;
  add(cells: readonly string[], line: number): void;
  /** The valid lines so far. */
  collected(): ParsedRows;
  /** @throws {ImportError} a line is invalid, or the file has no measurement at all */
  finish(fileName: string): ParsedRows;
}

/**
 * Recognises the format of a file by its header line.
 *
 * @throws {ImportError} `wrong-columns`, naming the titles of the file and the expected columns
 */
export function lineReader(titles: readonly string[], options: ReadOptions): LineReader {
  const { columns: choice, now, emptyCodes, utcOffset, report = new LineReport(emptyCodes) } = options;
  const chosen = Object.keys(choice).length > 0;
  if (!chosen) refuseForeign(titles);
  if (!chosen && looksLikeAgromet(titles) && !titles.every((title) => columnOf(title) !== undefined))
    return agrometReader(titles, { ...options, report });
  const found = chosen ? chosenColumns(titles, choice) : knownColumns(titles);
  const { date, tmin, tmax } = found;
  if (date === undefined) refuse('Falta la columna de la fecha', titles);
  const columns = PLAIN_COLUMNS.flatMap((name): TakenColumn[] => {
    const index = found[name];
    return index === undefined ? [] : [{ title: titles[index] as string, as: takenAs(name) }];
  });
  const readings = READING_COLUMNS.flatMap((name) => {
    const index = found[name];
    return index === undefined ? [] : [[MEASURE_OF[name], index] as const];
  });
  if (tmin !== undefined && tmax !== undefined && readings.length === 0) {
    const rows = new ExtremeRows({ titles, date, tmin, tmax, today: dayOfInstant(now) }, report);
    return reader('extremes', columns, rows, report);
  }
  if (ENOUGH.every((name) => found[name] === undefined)) refuse('Falta la columna de la temperatura', titles);
  if (tmin !== undefined || tmax !== undefined)
    refuse('Las lecturas y los extremos del día van en archivos distintos', titles);
  const instants = (text: string) => readInstants(text, utcOffset);
  const rows = new MeasurementRows(
    { titles, time: date, measures: new Map(readings), instants, now },
    report,
  );
  return reader('readings', columns, rows, report);
}

const isReading = (name: PlainColumn): name is ReadingColumn => name in MEASURE_OF;
const takenAs = (name: PlainColumn) => (isReading(name) ? MEASURE_OF[name] : name);

const reader = (
  format: ImportFormat,
  columns: readonly TakenColumn[],
  rows: MeasurementRows | ExtremeRows,
  report: LineReport,
): LineReader => ({
  ...{ format, columns, report },
  add: (cells, line) => rows.add(cells, line),
  collected: () => rows.collected(),
  finish: (fileName) => {
    const collected = rows.collected();
    report.finish(fileName, collected.rows.length + collected.extremes.length);
    return collected;
  },
});

function agrometReader(
  titles: readonly string[],
  { now, utcOffset, report }: ReadOptions & { readonly report: LineReport },
): LineReader {
  const { time, offsetMinutes, measures } = readAgrometHeader(titles);
  const instants = (text: string) => readAgrometInstants(text, offsetMinutes ?? utcOffset);
  const columns: TakenColumn[] = [
    { title: titles[time] as string, as: 'date' },
    ...Array.from(measures, ([as, index]) => ({ title: titles[index] as string, as })),
  ];
  const rows = new MeasurementRows({ titles, time, measures, instants, now }, report);
  return reader('agromet', columns, rows, report);
}

/** Most titles that a message lists. */
const MOST_TITLES = 12;

function refuse(problem: string, titles: readonly string[]): never {
  const named = titles.slice(0, MOST_TITLES).map((title) => `«${shorten(title)}»`);
  const found = named.join(', ') + (titles.length > MOST_TITLES ? ' y otras' : '');
  throw new ImportError(
    'wrong-columns',
    `${problem}. El archivo trae ${found}. Se espera un archivo con las columnas «date,temp,rh» (día y hora, ` +
      '°C, %) y, si las hay, «rain,radiation,wind» (mm, W/m², km/h) y «leaf_wetness_min,soil_moisture_pct,' +
      'soil_temperature_c» (min, %, °C), uno con «date,tmin,tmax» (día, °C) o un ' +
      'archivo de la Red Agrometeorológica.',
    { offer: 'columns' },
  );
}

type Found = Partial<Record<PlainColumn, number>>;

function knownColumns(titles: readonly string[]): Found {
  const found: Found = {};
  for (const [index, title] of titles.entries()) {
    const name = columnOf(title);
    if (name === undefined) refuse(`La columna ${index + 1}, «${shorten(title)}», no se conoce`, titles);
    if (found[name] !== undefined)
      refuse(`La columna ${index + 1}, «${shorten(title)}», está repetida`, titles);
    found[name] = index;
  }
  return found;
}

function chosenColumns(titles: readonly string[], choice: ColumnChoice): Found {
  const found: Found = {};
  for (const name of PLAIN_COLUMNS) {
    const title = choice[name];
    if (title === undefined) continue;
    const index = titles.indexOf(title);
    if (index < 0) refuse(`No hay una columna «${shorten(title)}»`, titles);
    const wrong = otherUnit(name, title);
    if (wrong !== undefined) refuse(`«${shorten(title)}» ${wrong}`, titles);
    found[name] = index;
  }
  return found;
}
