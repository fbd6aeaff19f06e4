import type { EpochMs } from '@vigia/domain';
import type { AgrometColumns } from './agromet-columns.ts';
import { instantsOf, readClock } from './agromet-time.ts';
import { type BadLine, ImportError } from './import-error.ts';
import {
  isMissing,
  MEASURES,
  type MeasurementRow,
  type ParsedFile,
  readMeasure,
  shorten,
} from './measures.ts';

/** More bad lines than this are counted, not listed. */
export const MAX_BAD_LINES = 100;

/** Starts as no date does. */
const PROSE = /^\D*\p{L}{2}/u;
const NUMERIC = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Collects the lines of one export: what they measured, and what is wrong with them. */
export class AgrometRows {
  readonly #columns: AgrometColumns;
  readonly #now: EpochMs;
  readonly #byInstant = new Map<EpochMs, MeasurementRow>();
  /** Lines of prose seen since the last measurement: a footer, unless another measurement follows. */
  #prose: number[] = [];
  #bad: BadLine[] = [];
  #badCount = 0;
  #rowsRead = 0;
  #rowsEmpty = 0;
  #rowsRepeated = 0;

  constructor(columns: AgrometColumns, now: EpochMs) {
    this.#columns = columns;
    this.#now = now;
  }

  add(cells: readonly string[], line: number): void {
    const clock = cells[this.#columns.time] ?? '';
    const others = cells.filter((_, index) => index !== this.#columns.time);
    if (isMissing(clock) && others.every(isMissing)) return;
    if (PROSE.test(clock) && !others.some((cell) => NUMERIC.test(cell))) {
      this.#prose.push(line);
      return;
    }
    for (const prose of this.#prose) this.#refuse(prose, 'texto en medio de las mediciones');
    this.#prose = [];
    this.#rowsRead += 1;
    this.#readLine(cells, clock, line);
  }

  /** @throws {ImportError} a line was bad, or there is not one measurement */
  finish(fileName: string): Omit<ParsedFile, 'sha256'> {
    if (this.#badCount > 0) {
      const lines = this.#badCount === 1 ? '1 línea con error' : `${this.#badCount} líneas con errores`;
      const listed = this.#bad.toSorted((a, b) => a.line - b.line);
      const message = `El archivo «${fileName}» tiene ${lines}; no se cargó nada.`;
      throw new ImportError('bad-lines', message, listed, this.#badCount);
    }
    if (this.#byInstant.size === 0) {
      throw new ImportError('no-measurements', `El archivo «${fileName}» no trae ninguna medición.`);
    }
    return {
      rows: [...this.#byInstant.values()].sort((a, b) => a.t - b.t),
      rowsRead: this.#rowsRead,
      rowsEmpty: this.#rowsEmpty,
      rowsRepeated: this.#rowsRepeated,
    };
  }

  #refuse(line: number, reason: string): void {
    this.#badCount += 1;
    if (this.#bad.length < MAX_BAD_LINES) this.#bad.push({ line, reason });
  }

  #readLine(cells: readonly string[], clockText: string, line: number): void {
    const { count, offsetMinutes } = this.#columns;
    if (cells.length !== count) {
      this.#refuse(line, `tiene ${cells.length} columnas y el encabezado ${count}`);
      return;
    }
    const clock = readClock(clockText);
    const values = this.#readValues(cells);
    const reasons = 'reason' in clock ? [clock.reason, ...values.reasons] : values.reasons;
    if ('reason' in clock || reasons.length > 0) {
      this.#refuse(line, reasons.join('; '));
      return;
    }
    const instants = instantsOf(clock, offsetMinutes);
    if (instants.length === 0) {
      this.#refuse(line, `hora ${clockText}: no existió, ese día el reloj se adelantó una hora`);
      return;
    }
    this.#keep(instants, values.values, line, clockText);
  }

  #readValues(cells: readonly string[]): { values: (number | null)[]; reasons: string[] } {
    const reasons: string[] = [];
    const values = MEASURES.map((measure) => {
      const index = this.#columns.measures.get(measure);
      if (index === undefined) return null;
      const value = readMeasure(measure, cells[index] ?? '');
      if (value === null || typeof value === 'number') return value;
      reasons.push(value.reason);
      return null;
    });
    return { values, reasons };
  }

  /** In the hour that strikes twice the second line of a clock reading is its second pass. */
  #keep(instants: readonly EpochMs[], values: (number | null)[], line: number, clockText: string): void {
    const t = instants.find((instant) => !this.#byInstant.has(instant));
    if (t === undefined) {
      this.#meetAgain(instants, values, line, clockText);
    } else if (t > this.#now) {
      this.#refuse(line, `fecha ${shorten(clockText)}: está en el futuro`);
    } else if (values.every((value) => value === null)) {
      this.#rowsEmpty += 1;
    } else {
      this.#byInstant.set(t, { t, line, values });
    }
  }

  #meetAgain(instants: readonly EpochMs[], values: (number | null)[], line: number, clockText: string): void {
    const earlier = instants.map((instant) => this.#byInstant.get(instant) as MeasurementRow);
    if (earlier.some((row) => row.values.every((value, i) => value === values[i]))) {
      this.#rowsRepeated += 1;
      return;
    }
    const first = earlier[0] as MeasurementRow;
    this.#refuse(line, `hora ${clockText}: repite la línea ${first.line} con otros valores`);
  }
}
