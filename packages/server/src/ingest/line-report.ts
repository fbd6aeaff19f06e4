import { type BadLine, ImportError } from './import-error.ts';
import type { TakenCodes, WrongCell } from './measures.ts';

/** More bad lines than this are counted, not listed. */
export const MAX_BAD_LINES = 100;

/** Starts as no date does. */
const PROSE = /^\D*\p{L}{2}/u;
const NUMERIC = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Counts what the lines of a file come to, and remembers what is wrong with them. */
export class LineReport {
  /** Lines of prose seen since the last measurement: a footer, unless another measurement follows. */
  #prose: number[] = [];
  #bad: BadLine[] = [];
  #badCount = 0;
  #codesRefused = false;
  #codeCells = 0;
  readonly #codeLines = new Set<number>();
  readonly #emptyCodes: boolean;
  rowsRead = 0;
  rowsEmpty = 0;
  rowsRepeated = 0;

  /** @param emptyCodes whether what loggers write when they have no value is taken as empty */
  constructor(emptyCodes: boolean) {
    this.#emptyCodes = emptyCodes;
  }

  /** Error codes that were taken as empty. */
  get codes(): TakenCodes {
    return { cells: this.#codeCells, lines: [...this.#codeLines].slice(0, MAX_BAD_LINES) };
  }

  /** Whether a cell that cannot be used is taken as empty; it is counted then. */
  takesAsEmpty({ isCode }: WrongCell, line: number): boolean {
    if (!isCode) return false;
    if (!this.#emptyCodes) {
      this.#codesRefused = true;
      return false;
    }
    this.#codeCells += 1;
    this.#codeLines.add(line);
    return true;
  }

  /** Whether a line is to be read; one of prose is not. */
  begins(clock: string, others: readonly string[], line: number): boolean {
    if (PROSE.test(clock) && !others.some((cell) => NUMERIC.test(cell))) {
      this.#prose.push(line);
      return false;
    }
    for (const prose of this.#prose) this.refuse(prose, 'texto en medio de las mediciones');
    this.#prose = [];
    this.rowsRead += 1;
    return true;
  }

  refuse(line: number, reason: string, column?: string): void {
    this.#badCount += 1;
    if (this.#bad.length < MAX_BAD_LINES) this.#bad.push({ line, reason, ...(column && { column }) });
  }

  /** @throws {ImportError} a line was bad, or `kept` says that there is not one measurement */
  finish(fileName: string, kept: number): void {
    if (this.#badCount > 0) {
      const lines = this.#badCount === 1 ? '1 línea con error' : `${this.#badCount} líneas con errores`;
      const listed = this.#bad.toSorted((a, b) => a.line - b.line);
      const message = `El archivo «${fileName}» tiene ${lines}; no se cargó nada.`;
      throw new ImportError('bad-lines', message, {
        lines: listed,
        badLineCount: this.#badCount,
        ...(this.#codesRefused && { offer: 'empty-codes' }),
      });
    }
    if (kept === 0) {
      throw new ImportError('no-measurements', `El archivo «${fileName}» no trae ninguna medición.`);
    }
  }
}
