import type { FieldErrors } from '../forms/field-errors.ts';

/** Texts of a row by column. A column that the table lacks is absent; an empty cell is ''. */
export type Cells<Column extends string> = Readonly<Partial<Record<Column, string>>>;
/** Every column of a thing as text. A thing that a cell refers to is written `#` and its id. */
export type AllCells<Column extends string> = Readonly<Record<Column, string>>;

/**
 * Cells that no title names, for callers that know the thing: its id, which may then be renamed, and whether it
 * is to be archived.
 */
export interface KnownCells {
  readonly id?: string;
  readonly archive?: string;
}

/** A row of a pasted table. */
export interface TableRow<Column extends string> {
  /** Its number in the source, for messages. */
  readonly row: number;
  readonly cells: Cells<Column> & KnownCells;
}

export const ROW_OUTCOMES = ['new', 'changed', 'archived', 'same', 'wrong'] as const;
/** What becomes of a row when the table is taken. */
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** A cell that changes, in the words of a reader. */
export interface CellChange<Column extends string> {
  readonly column: Column;
  readonly before: string;
  readonly after: string;
}

/** A row with what would become of it. */
export interface PlannedRow<Column extends string, Thing, Draft> {
  readonly row: number;
  readonly outcome: RowOutcome;
  /** Empty unless the row is wrong. */
  readonly errors: FieldErrors<Column>;
  /** The thing that the row is about; null for a new one. */
  readonly thing: Thing | null;
  /** What is to be stored. */
  readonly draft: Draft;
  /** Canonical texts, before (null for a new thing) and after. */
  readonly before: AllCells<Column> | null;
  readonly after: AllCells<Column>;
  readonly changes: readonly CellChange<Column>[];
}
