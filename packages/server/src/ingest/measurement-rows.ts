import type { EpochMs } from '@vigia/domain';
import type { LineReport } from './line-report.ts';
import {
  isMissing,
  MEASURES,
  type Measure,
  type MeasurementRow,
  type ParsedRows,
  readMeasure,
  shorten,
} from './measures.ts';

/** Positions of the columns of a file of readings, and how its times are read. */
export interface MeasurementColumns {
  readonly titles: readonly string[];
  readonly time: number;
  /** Index of the column of each measure that the file has. */
  readonly measures: ReadonlyMap<Measure, number>;
  /** The instants that a clock reading can mean, the likelier first, or the reason why it is invalid. */
  readonly instants: (text: string) => readonly EpochMs[] | { readonly reason: string };
  readonly now: EpochMs;
}

interface Problem {
  readonly reason: string;
  readonly column: string | undefined;
}

/** Collects the readings of one file. */
export class MeasurementRows {
  readonly #columns: MeasurementColumns;
  readonly #report: LineReport;
  readonly #byInstant = new Map<EpochMs, MeasurementRow>();

  /** @param report counts its lines and collects their errors */
  constructor(columns: MeasurementColumns, report: LineReport) {
    this.#columns = columns;
    this.#report = report;
  }

  add(cells: readonly string[], line: number): void {
    const { time } = this.#columns;
    const clock = cells[time] ?? '';
    const others = cells.filter((_, index) => index !== time);
    if (isMissing(clock) && others.every(isMissing)) return;
    if (this.#report.begins(clock, others, line)) this.#readLine(cells, clock, line);
  }

  /** The valid lines. */
  collected(): ParsedRows {
    const { rowsRead, rowsEmpty, rowsRepeated, codes } = this.#report;
    const rows = [...this.#byInstant.values()].sort((a, b) => a.t - b.t);
    return { rows, extremes: [], rowsRead, rowsEmpty, rowsRepeated, codes };
  }

  #readLine(cells: readonly string[], clock: string, line: number): void {
    const { titles, time, instants } = this.#columns;
    if (cells.length !== titles.length) {
      this.#report.refuse(line, `tiene ${cells.length} columnas y el encabezado ${titles.length}`);
      return;
    }
    const at = instants(clock);
    const { values, problems } = this.#readValues(cells, line);
    if ('reason' in at) problems.unshift({ reason: at.reason, column: titles[time] });
    const [first] = problems;
    if (first !== undefined) {
      this.#report.refuse(line, problems.map(({ reason }) => reason).join('; '), first.column);
    } else {
      this.#keep(at as readonly EpochMs[], values, line, clock);
    }
  }

  #readValues(cells: readonly string[], line: number): { values: (number | null)[]; problems: Problem[] } {
    const { measures, titles } = this.#columns;
    const problems: Problem[] = [];
    const values = MEASURES.map((measure) => {
      const index = measures.get(measure);
      if (index === undefined) return null;
      const value = readMeasure(measure, cells[index] ?? '');
      if (value === null || typeof value === 'number') return value;
      if (this.#report.takesAsEmpty(value, line)) return null;
      problems.push({ reason: value.reason, column: titles[index] });
      return null;
    });
    return { values, problems };
  }

  /**
   * Keeps a reading at its first free instant. In the hour that occurs twice, the second line with a time is
   * the second instant.
   */
  #keep(instants: readonly EpochMs[], values: (number | null)[], line: number, clock: string): void {
    const column = this.#columns.titles[this.#columns.time];
    const t = instants.find((instant) => !this.#byInstant.has(instant));
    if (t === undefined) {
      const earlier = instants.map((instant) => this.#byInstant.get(instant) as MeasurementRow);
      if (earlier.some((row) => row.values.every((value, i) => value === values[i]))) {
        this.#report.rowsRepeated += 1;
        return;
      }
      const [first] = earlier as [MeasurementRow];
      this.#report.refuse(line, `hora ${clock}: repite la línea ${first.line} con otros valores`, column);
    } else if (t > this.#columns.now) {
      this.#report.refuse(line, `fecha ${shorten(clock)}: está en el futuro`, column);
    } else if (values.every((value) => value === null)) {
      this.#report.rowsEmpty += 1;
    } else {
      this.#byInstant.set(t, { t, line, values });
    }
  }
}
