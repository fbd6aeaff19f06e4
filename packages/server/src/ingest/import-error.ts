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

/** To take error codes as empty; to say which column is what. */
export type ImportOffer = 'empty-codes' | 'columns';

interface ImportErrorDetails {
  readonly lines?: readonly BadLine[];
  readonly badLineCount?: number;
  readonly offer?: ImportOffer;
}

/** An import that was refused; nothing of the file was loaded. The message is Spanish and complete. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code: ImportErrorCode;
  /** The first of the lines at fault, see `MAX_BAD_LINES`. */
  readonly lines: readonly BadLine[];
  /** How many lines are at fault, reported or not. */
  readonly badLineCount: number;

  /** What the one who imports can do with the same file; each surface says how. */
  readonly offer: ImportOffer | undefined;

  constructor(code: ImportErrorCode, message: string, details: ImportErrorDetails = {}) {
    super(message);
    this.code = code;
    this.lines = details.lines ?? [];
    this.badLineCount = details.badLineCount ?? this.lines.length;
    this.offer = details.offer;
  }
}
