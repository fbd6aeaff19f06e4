import type { EpochMs } from '@vigia/domain';
import { SPRAY_MESSAGES, STATION_LINE_MESSAGES } from '@vigia/domain/es';
import type { Station, StationId } from '@vigia/domain/farm';
import { type FoundStation, hasSpray, type NameFinder } from '@vigia/domain/tables';
import { columnOf } from '../column-titles.ts';
import { type LineReader, lineReader, type ReadOptions } from '../file-columns.ts';
import { ImportError } from '../import-error.ts';
import { LineReport, refuseFaults } from '../line-report.ts';
import { isMissing, type ParsedRows, type TakenColumn } from '../measures.ts';
import { type CountLine, CountLines } from './count-lines.ts';
import { OWN_COLUMNS, type OwnColumn, type OwnColumns, ownCells } from './own-columns.ts';
import { type SprayLine, SprayLines } from './spray-lines.ts';

/** Wrong lines that are named; the others are only counted. */
const MOST_WRONG_LINES = 1000;

/** What a file has for one station. */
export interface StationRows extends ParsedRows {
  readonly station: Station;
}

export interface StationsContent {
  /** Of stations with measurements, in the order of the file. */
  readonly stations: readonly StationRows[];
  readonly sprays: readonly SprayLine[];
  readonly counts: readonly CountLine[];
}

/** How a column of the file is used. */
export interface StationsColumn {
  readonly title: string;
  readonly as: TakenColumn['as'] | OwnColumn;
}

/** What the lines are compared with. */
export interface KnownStations {
  readonly find: (cells: { readonly station: string; readonly sector: string }) => FoundStation;
  readonly pests: NameFinder;
  readonly mayImport: (station: Station) => boolean;
  readonly maySpray: (station: Station) => boolean;
}

/** Gives each line of a file to its station, and collects the errors of all of them. */
export class StationLines {
  readonly #titles: readonly string[];
  readonly #own: OwnColumns;
  readonly #known: KnownStations;
  readonly #options: ReadOptions;
  /** Position of the time in a line. */
  readonly #date: number;
  /** Lines without a known station, sprays and field counts. */
  readonly #report: LineReport;
  readonly #sprays: SprayLines;
  readonly #counts: CountLines;
  readonly #byStation = new Map<StationId, { readonly station: Station; readonly reader: LineReader }>();
  /** The reader of the header; null for a file without measurements. */
  readonly head: LineReader | null;

  /** @throws {ImportError} `wrong-columns` */
  constructor(titles: readonly string[], own: OwnColumns, known: KnownStations, options: ReadOptions) {
    this.#titles = titles;
    this.#own = own;
    this.#known = known;
    this.#options = options;
    this.#report = new LineReport(options.emptyCodes, { most: MOST_WRONG_LINES });
    const { now, utcOffset } = options;
    this.#sprays = new SprayLines({ ...own, ...known, now: now as EpochMs, utcOffset });
    this.#counts = new CountLines({ ...own, ...known, now: now as EpochMs, utcOffset });
    this.head = isWithoutMeasurements(titles, own, options)
      ? null
      : lineReader(this.#others(titles), options);
    const date = this.head?.columns.find(({ as }) => as === 'date')?.title;
    this.#date = date === undefined ? (own.others[0] ?? 0) : titles.indexOf(date);
  }

  /** How each column is used. */
  get columns(): readonly StationsColumn[] {
    const of = (as: StationsColumn['as'], index: number) => ({ title: this.#titles[index] ?? '', as });
    const own = OWN_COLUMNS.flatMap((name) => {
      const index = this.#own.at[name];
      return index === undefined || name === 'captures' ? [] : [of(name, index)];
    });
    const counts = this.#own.counts.map(({ at }) => of('captures', at));
    return [...own, ...counts, ...(this.head?.columns ?? [of('date', this.#date)])];
  }

  add(cells: readonly string[], line: number): void {
    if (cells.every(isMissing)) return;
    if (cells.length !== this.#titles.length) {
      this.#report.refuse(line, `tiene ${cells.length} columnas y el encabezado ${this.#titles.length}`);
      return;
    }
    const own = ownCells(this.#own, cells);
    const found = this.#known.find(own);
    if ('reason' in found) this.#report.refuse(line, found.reason, this.#titleOf(found.column));
    else if (!this.#known.mayImport(found.station))
      this.#refuse(found.station, line, STATION_LINE_MESSAGES.notAllowed, 'station');
    else this.#take(found.station, cells, line);
  }

  /** @throws {ImportError} a line is invalid, or the file has nothing to store */
  finish(fileName: string): StationsContent {
    const all = [...this.#byStation.values()];
    const faults = all.map(({ station, reader }) => {
      const { lines, ...more } = reader.report.faults;
      return { ...more, lines: lines.map((bad) => ({ ...bad, reason: ofStation(station, bad.reason) })) };
    });
    faults.push({ ...this.#report.faults, lines: [...this.#report.faults.lines] });
    refuseFaults(fileName, {
      lines: faults
        .flatMap(({ lines }) => lines)
        .sort((a, b) => a.line - b.line)
        .slice(0, MOST_WRONG_LINES),
      count: faults.reduce((sum, { count }) => sum + count, 0),
      codesRefused: faults.some(({ codesRefused }) => codesRefused),
    });
    const stations = all.map(({ station, reader }) => ({ station, ...reader.collected() }));
    const { sprays } = this.#sprays;
    const { counts } = this.#counts;
    if (
      counts.length +
        sprays.length +
        stations.reduce((sum, each) => sum + each.rows.length + each.extremes.length, 0) >
      0
    )
      return { stations, sprays, counts };
    throw new ImportError('no-measurements', `El archivo «${fileName}» no trae ninguna medición.`);
  }

  /** Takes a line of a known station. */
  #take(station: Station, cells: readonly string[], line: number): void {
    const own = ownCells(this.#own, cells);
    const clock = cells[this.#date] ?? '';
    const isSpray = hasSpray(own);
    const isCounted = this.#counts.isIn(cells);
    const wrongSpray = isSpray ? this.#sprays.add(station, own, clock, line) : null;
    if (wrongSpray !== null) {
      this.#refuse(station, line, wrongSpray.reason, wrongSpray.column);
      return;
    }
    const wrongCount = isCounted ? this.#counts.add(station, { cells, pest: own.pest, clock, line }) : null;
    if (wrongCount !== null) {
      this.#refuse(station, line, wrongCount.reason, wrongCount.at);
      return;
    }
    const isMeasured = this.#own.others.some((at) => at !== this.#date && !isMissing(cells[at] ?? ''));
    const isMore = isSpray || isCounted;
    if (this.head !== null && (isMeasured || !isMore)) this.#readerOf(station).add(this.#others(cells), line);
    if (this.head === null && !isMore && this.#own.at.product !== undefined)
      this.#refuse(station, line, SPRAY_MESSAGES.noProduct, 'product');
  }

  #others(cells: readonly string[]): string[] {
    return this.#own.others.map((index) => cells[index] ?? '');
  }

  #titleOf(column: OwnColumn | 'date' | number): string | undefined {
    const index = typeof column === 'number' ? column : column === 'date' ? this.#date : this.#own.at[column];
    return index === undefined ? undefined : this.#titles[index];
  }

  #refuse(station: Station, line: number, reason: string, column: OwnColumn | 'date' | number): void {
    this.#report.refuse(line, ofStation(station, reason), this.#titleOf(column));
  }

  #readerOf(station: Station): LineReader {
    const known = this.#byStation.get(station.id);
    if (known) return known.reader;
    const report = new LineReport(this.#options.emptyCodes, { most: MOST_WRONG_LINES, hasProse: false });
    const reader = lineReader(this.#others(this.#titles), { ...this.#options, report });
    this.#byStation.set(station.id, { station, reader });
    return reader;
  }
}

/** Whether a file has sprays or field counts and no measurement. */
function isWithoutMeasurements(
  titles: readonly string[],
  { at, others, counts }: OwnColumns,
  { columns }: ReadOptions,
): boolean {
  const [only, ...more] = others;
  if ((at.product === undefined && counts.length === 0) || only === undefined || more.length > 0)
    return false;
  const title = titles[only] ?? '';
  return columns.date === title || columnOf(title) === 'date';
}

const ofStation = ({ name }: Station, reason: string): string => `${name}: ${reason}`;
