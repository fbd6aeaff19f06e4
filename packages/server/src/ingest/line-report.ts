import { type BadLine, ImportError } from './import-error.ts';
import type { TakenCodes, WrongCell } from './measures.ts';

/** Number of invalid lines that are listed; the others are only counted. */
export const MAX_BAD_LINES = 100;

/** A line of text: no date begins like this. */
const PROSE = /^\D*\p{L}{2}/u;
const NUMERIC = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Invalid lines: the first of them, and how many there are. */
export interface LineFaults {
  readonly lines: readonly BadLine[];
  readonly count: number;
  /** Whether error codes of loggers are among the reasons. */
  readonly codesRefused: boolean;
}

interface LineReportOptions {
  readonly most?: number;
  readonly hasProse?: boolean;
}

/** @throws {ImportError} `bad-lines`, unless there is none */
export function refuseFaults(fileName: string, { lines, count, codesRefused }: LineFaults): void {
  if (count === 0) return;
  const counted = count === 1 ? '1 línea con error' : `${count} líneas con errores`;
  throw new ImportError('bad-lines', `El archivo «${fileName}» tiene ${counted}; no se cargó nada.`, {
    lines: lines.toSorted((a, b) => a.line - b.line),
    badLineCount: count,
    ...(codesRefused && { offer: 'empty-codes' }),
  });
}

/** Counts the lines of a file and collects the errors in them. */
export class LineReport {
  /** Lines of text since the last measurement. They are a footer, unless another measurement follows. */
  #prose: number[] = [];
  #bad: BadLine[] = [];
  #badCount = 0;
  #codesRefused = false;
  #codeCells = 0;
  readonly #codeLines = new Set<number>();
  readonly #emptyCodes: boolean;
  readonly #most: number;
  readonly #hasProse: boolean;
  rowsRead = 0;
  rowsEmpty = 0;
  rowsRepeated = 0;

  /**
   * @param emptyCodes whether error codes of loggers are read as missing values
   * @param options most invalid lines that are listed; whether lines of text may stand between the measurements
   */
  constructor(emptyCodes: boolean, { most = MAX_BAD_LINES, hasProse = true }: LineReportOptions = {}) {
    this.#emptyCodes = emptyCodes;
    this.#most = most;
    this.#hasProse = hasProse;
  }

  /** The invalid lines so far. */
  get faults(): LineFaults {
    return { lines: this.#bad, count: this.#badCount, codesRefused: this.#codesRefused };
  }

  /** Error codes that were read as missing values. */
  get codes(): TakenCodes {
    return { cells: this.#codeCells, lines: [...this.#codeLines].slice(0, MAX_BAD_LINES) };
  }

  /** Whether an unusable cell is read as missing. If so, it is counted. */
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

  /** Whether a line must be read; a line of text is not. */
  begins(clock: string, others: readonly string[], line: number): boolean {
    if (this.#hasProse && PROSE.test(clock) && !others.some((cell) => NUMERIC.test(cell))) {
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
    if (this.#bad.length < this.#most) this.#bad.push({ line, reason, ...(column && { column }) });
  }

  /** @throws {ImportError} a line was invalid, or `kept` is 0: the file has no measurement */
  finish(fileName: string, kept: number): void {
    refuseFaults(fileName, this.faults);
    if (kept === 0) {
      throw new ImportError('no-measurements', `El archivo «${fileName}» no trae ninguna medición.`);
    }
  }
}
