import type { IsoDate } from '@vigia/domain';
import type { LineReport } from './line-report.ts';
import {
  type ExtremeRow,
  isMissing,
  type ParsedRows,
  readMeasure,
  shorten,
  type WrongCell,
} from './measures.ts';
import { readDay } from './plain-time.ts';

/** Positions of the columns of a file of daily extremes, and the settings for reading it. */
export interface ExtremeColumns {
  readonly titles: readonly string[];
  readonly date: number;
  readonly tmin: number;
  readonly tmax: number;
  /** The last day that is accepted. */
  readonly today: IsoDate;
}

/** Collects the days of one file of daily extremes. */
export class ExtremeRows {
  readonly #columns: ExtremeColumns;
  readonly #report: LineReport;
  readonly #byDay = new Map<IsoDate, ExtremeRow>();

  /** @param report counts its lines and collects their errors */
  constructor(columns: ExtremeColumns, report: LineReport) {
    this.#columns = columns;
    this.#report = report;
  }

  add(cells: readonly string[], line: number): void {
    const { titles, date } = this.#columns;
    const text = cells[date] ?? '';
    const others = cells.filter((_, index) => index !== date);
    if (isMissing(text) && others.every(isMissing)) return;
    if (!this.#report.begins(text, others, line)) return;
    if (cells.length !== titles.length) {
      this.#report.refuse(line, `tiene ${cells.length} columnas y el encabezado ${titles.length}`);
      return;
    }
    const day = readDay(text);
    if (typeof day !== 'string') this.#report.refuse(line, day.reason, titles[date]);
    else if (day > this.#columns.today) {
      this.#report.refuse(line, `fecha ${shorten(text)}: está en el futuro`, titles[date]);
    } else this.#readExtremes(cells, day, line);
  }

  /** The valid lines. */
  collected(): ParsedRows {
    const { rowsRead, rowsEmpty, rowsRepeated, codes } = this.#report;
    const extremes = [...this.#byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
    return { rows: [], extremes, rowsRead, rowsEmpty, rowsRepeated, codes };
  }

  #readExtremes(cells: readonly string[], day: IsoDate, line: number): void {
    const { titles, tmin, tmax } = this.#columns;
    const [low, high] = [tmin, tmax].map((index) => {
      const value = readMeasure('ambient_temperature_c', cells[index] ?? '');
      return { value, title: titles[index] };
    }) as [Cell, Cell];
    const unusable = [low, high].filter(isWrong);
    const wrong = unusable.filter(({ value }) => !this.#report.takesAsEmpty(value, line));
    if (wrong.length > 0) {
      this.#report.refuse(line, wrong.map(({ value }) => value.reason).join('; '), wrong[0]?.title);
    } else if (unusable.length > 0 || (low.value === null && high.value === null)) {
      // A day needs both temperatures. A line without usable values is counted as empty.
      this.#report.rowsEmpty += 1;
    } else if (low.value === null || high.value === null) {
      const { title } = low.value === null ? low : high;
      this.#report.refuse(line, `falta «${title}»: un día lleva las dos temperaturas`, title);
    } else if (low.value > high.value) {
      this.#report.refuse(line, 'la mínima es mayor que la máxima', low.title);
    } else {
      this.#keep({ day, line, t_min: low.value as number, t_max: high.value as number });
    }
  }

  #keep(row: ExtremeRow): void {
    const earlier = this.#byDay.get(row.day);
    if (earlier === undefined) this.#byDay.set(row.day, row);
    else if (earlier.t_min === row.t_min && earlier.t_max === row.t_max) this.#report.rowsRepeated += 1;
    else {
      const reason = `fecha ${row.day}: repite la línea ${earlier.line} con otros valores`;
      this.#report.refuse(row.line, reason, this.#columns.titles[this.#columns.date]);
    }
  }
}

interface Cell {
  readonly value: ReturnType<typeof readMeasure>;
  readonly title: string | undefined;
}
const isWrong = (cell: Cell): cell is Cell & { value: WrongCell } =>
  typeof cell.value === 'object' && cell.value !== null;
