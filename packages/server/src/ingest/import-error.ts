/** A line that could not be used, numbered from 1 as an editor shows it; the reason is for the person who imports. */
export interface BadLine {
  readonly line: number;
  /** Title of the column at fault, where it is one. */
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

/** An import that was refused; nothing of the file was loaded. The message is Spanish and complete. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code: ImportErrorCode;
  /** The first of the lines at fault, see `MAX_BAD_LINES`. */
  readonly lines: readonly BadLine[];
  /** How many lines are at fault, reported or not. */
  readonly badLineCount: number;

  constructor(
    code: ImportErrorCode,
    message: string,
    lines: readonly BadLine[] = [],
    badLineCount: number = lines.length,
  ) {
    super(message);
    this.code = code;
    this.lines = lines;
    this.badLineCount = badLineCount;
  }
}
