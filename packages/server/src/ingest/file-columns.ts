import { dayOfInstant, type EpochMs } from '@vigia/domain';
import { looksLikeAgromet, normalised, readAgrometHeader } from './agromet-columns.ts';
import { readAgrometInstants } from './agromet-time.ts';
import { ExtremeRows } from './extreme-rows.ts';
import { ImportError } from './import-error.ts';
import { MeasurementRows } from './measurement-rows.ts';
import type { ImportFormat, Measure, ParsedRows, TakenColumn } from './measures.ts';
import { shorten } from './measures.ts';
import { readInstants } from './plain-time.ts';

/** What a plain column can hold. */
export const PLAIN_COLUMNS = ['date', 'tmin', 'tmax', 'temp', 'rh'] as const;
type PlainColumn = (typeof PLAIN_COLUMNS)[number];
/** Titles chosen by whoever imports; the columns that are not named are left out. */
export type ColumnChoice = Readonly<Partial<Record<PlainColumn, string>>>;

/** Compared without case, accents, units and underscores. */
const TITLES: Readonly<Record<PlainColumn, RegExp>> = {
  date: /^(?:date|datetime|date time|timestamp|time|fecha|fecha y hora|fecha hora|dia|day)$/,
  tmin: /^(?:t ?min|temp(?:eratura|erature)? ?min(?:ima|imum)?|min(?:ima|imum)?(?: temperature)?)$/,
  tmax: /^(?:t ?max|temp(?:eratura|erature)? ?max(?:ima|imum)?|max(?:ima|imum)?(?: temperature)?)$/,
  temp: /^(?:t|temp|temperatura|temperature|t ?(?:med|mean|media)|ambient temperature c)$/,
  rh: /^(?:rh|hr|humedad|humedad relativa|humidity|relative humidity|ambient humidity rh)$/,
};
const MEASURE_OF: Readonly<Partial<Record<PlainColumn, Measure>>> = {
  temp: 'ambient_temperature_c',
  rh: 'ambient_humidity_rh',
};

/** Reads the lines after the header. */
export interface LineReader {
  readonly format: ImportFormat;
  readonly columns: readonly TakenColumn[];
  add(cells: readonly string[], line: number): void;
  /** @throws {ImportError} a line was bad, or there is not one measurement */
  finish(fileName: string): ParsedRows;
}

/**
 * Tells the format of a file by its header line.
 *
 * @throws {ImportError} `wrong-columns`, naming the column that was found and those that are expected
 */
export function lineReader(titles: readonly string[], choice: ColumnChoice, now: EpochMs): LineReader {
  const chosen = Object.keys(choice).length > 0;
  if (!chosen && looksLikeAgromet(titles)) return agrometReader(titles, now);
  const found = chosen ? chosenColumns(titles, choice) : knownColumns(titles);
  const { date, tmin, tmax, temp } = found;
  if (date === undefined) refuse('Falta la columna de la fecha');
  const columns = PLAIN_COLUMNS.flatMap((name): TakenColumn[] => {
    const index = found[name];
    return index === undefined
      ? []
      : [{ title: titles[index] as string, as: MEASURE_OF[name] ?? takenAs(name) }];
  });
  if (tmin !== undefined && tmax !== undefined && temp === undefined && found.rh === undefined) {
    const rows = new ExtremeRows({ titles, date, tmin, tmax, today: dayOfInstant(now) });
    return reader('extremes', columns, rows);
  }
  if (temp === undefined) refuse('Falta la columna de la temperatura');
  if (tmin !== undefined || tmax !== undefined)
    refuse('Las lecturas y los extremos del día van en archivos distintos');
  const measures = new Map<Measure, number>([['ambient_temperature_c', temp]]);
  if (found.rh !== undefined) measures.set('ambient_humidity_rh', found.rh);
  const rows = new MeasurementRows({ titles, time: date, measures, instants: readInstants, now });
  return reader('readings', columns, rows);
}

const takenAs = (name: PlainColumn) => name as 'date' | 'tmin' | 'tmax';

const reader = (
  format: ImportFormat,
  columns: readonly TakenColumn[],
  rows: MeasurementRows | ExtremeRows,
): LineReader => ({
  format,
  columns,
  add: (cells, line) => rows.add(cells, line),
  finish: (fileName) => rows.finish(fileName),
});

function agrometReader(titles: readonly string[], now: EpochMs): LineReader {
  const { time, offsetMinutes, measures } = readAgrometHeader(titles);
  const instants = (text: string) => readAgrometInstants(text, offsetMinutes);
  const columns: TakenColumn[] = [
    { title: titles[time] as string, as: 'date' },
    ...Array.from(measures, ([as, index]) => ({ title: titles[index] as string, as })),
  ];
  return reader('agromet', columns, new MeasurementRows({ titles, time, measures, instants, now }));
}

function refuse(problem: string): never {
  throw new ImportError(
    'wrong-columns',
    `${problem}. Se espera un archivo con las columnas «date,temp,rh» (día y hora, °C, %), uno con ` +
      '«date,tmin,tmax» (día, °C) o un archivo de la Red Agrometeorológica.',
  );
}

type Found = Partial<Record<PlainColumn, number>>;

/** `Temp. mín. (°C)`, `t_min` → `temp min`, `t min`. */
const plain = (title: string): string =>
  normalised(title.replace(/[([].*?[)\]]/g, ' '))
    .replace(/[_.]/g, ' ')
    .replace(/°c\b|°c$|%/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function knownColumns(titles: readonly string[]): Found {
  const found: Found = {};
  for (const [index, title] of titles.entries()) {
    const name = PLAIN_COLUMNS.find((each) => TITLES[each].test(plain(title)));
    if (name === undefined) refuse(`La columna ${index + 1}, «${shorten(title)}», no se conoce`);
    if (found[name] !== undefined) refuse(`La columna ${index + 1}, «${shorten(title)}», está repetida`);
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
    if (index < 0) refuse(`No hay una columna «${shorten(title)}»`);
    found[name] = index;
  }
  return found;
}
