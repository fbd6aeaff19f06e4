/** An invalid line, numbered from 1. The reason is Spanish, for the person who imports. */
export interface BadLine {
  readonly line: number;
  /** Title of the invalid column, if the fault is in one. */
  readonly column?: string | undefined;
  readonly reason: string;
}

export type ImportErrorCode =
  | 'file-missing'
  | 'file-is-folder'
  | 'file-unreadable'
  | 'file-empty'
  | 'file-too-large'
  | 'file-binary'
  | 'csv-broken'
  | 'wrong-columns'
  | 'no-measurements'
  | 'bad-lines'
  | 'unknown-station'
  | 'archived-station';

/** What can help with a refused file: to read error codes as missing, or to choose the columns. */
export type ImportOffer = 'empty-codes' | 'columns';

interface ImportErrorDetails {
  readonly lines?: readonly BadLine[];
  readonly badLineCount?: number;
  readonly offer?: ImportOffer;
}

/** An import that was refused; nothing of the file was loaded. The message is complete, in Spanish. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code: ImportErrorCode;
  /** The first of the invalid lines, at most `MAX_BAD_LINES`. */
  readonly lines: readonly BadLine[];
  /** Number of invalid lines, listed or not. */
  readonly badLineCount: number;

  /** What the person who imports can try with the same file. Console and command line each describe it. */
  readonly offer: ImportOffer | undefined;

  constructor(code: ImportErrorCode, message: string, details: ImportErrorDetails = {}) {
    super(message);
    this.code = code;
    this.lines = details.lines ?? [];
    this.badLineCount = details.badLineCount ?? this.lines.length;
    this.offer = details.offer;
  }
}
