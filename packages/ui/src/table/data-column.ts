import type { IsoDate } from '@vigia/domain';
import { formatDate, formatDateTime, formatNumber, NO_VALUE } from '@vigia/domain/es';
import type { ReactNode } from 'react';
import type { SheetValue } from '../export/sheet.ts';
import type { COLUMN_CHOICES } from './table-choices.ts';

/** The value by which a cell is sorted, filtered and searched; missing values come last in both directions. */
export type CellValue = string | number | null;

/**
 * Content of a column. `date` is a calendar day, `YYYY-MM-DD`; `datetime` an instant, epoch ms, shown in the
 * time of Santiago.
 */
export type ColumnKind = (typeof COLUMN_CHOICES.kind)[number];

/** How a column is filtered from its heading: by words, by its distinct values, or by a range. */
export type FilterKind = (typeof COLUMN_CHOICES.filter)[number];

/** Place of a column in a card: its heading, the part that is always visible, or the folded part. */
export type CardPart = (typeof COLUMN_CHOICES.card)[number];

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** May throw or return undefined for a row that lacks fields: the cell then shows a dash. */
  readonly value: (row: Row) => CellValue | undefined;
  /** Content of the cell; by default the value as text. */
  readonly cell?: (row: Row) => ReactNode;
  /** Text for the quick filter and the CSV; by default the value as text. */
  readonly text?: (row: Row) => string;
  /** Further text for the quick filter that is not shown: another name of the same thing. */
  readonly alsoFoundBy?: (row: Row) => string;
  /** Numbers are aligned right and sort from the highest; dates sort from the latest. */
  readonly kind?: ColumnKind;
  /** Decimals of a number; by default as many as it has. */
  readonly decimals?: number;
  readonly isSortable?: boolean;
  /** Sorts from the highest, although the column is not a number column. */
  readonly isHighestFirst?: boolean;
  /** CSS width. */
  readonly width?: string;
  readonly card?: CardPart;
  /** Adds a filter of this kind to the heading. */
  readonly filter?: FilterKind;
  /** Values of a `choice` filter; by default those of the rows. */
  readonly choices?: readonly string[];
  /** False keeps the column out of the list of the columns button: it is always shown. */
  readonly isHideable?: boolean;
  /** Hidden until the reader shows it with the columns button. */
  readonly isHidden?: boolean;
  /** A line under the rows, computed from all rows that pass the filters. */
  readonly footer?: (rows: readonly Row[]) => ReactNode;
  /**
   * Value in a spreadsheet; by default the value if it is a number or date, else the text. False leaves the
   * column out.
   */
  readonly sheet?: ((row: Row) => SheetValue) | false;
}

/** Numbers are aligned right. */
export const isAtEnd = <Row>({ kind }: DataColumn<Row>): boolean => kind === 'number';

/** The value of a row in a column; null if the row has none or lacks the fields. */
export function cellValue<Row>(column: DataColumn<Row>, row: Row): CellValue {
  try {
    const value = column.value(row);
    return value === undefined || (typeof value === 'number' && Number.isNaN(value)) ? null : value;
  } catch {
    return null;
  }
}

function inWords<Row>({ kind, decimals }: DataColumn<Row>, value: CellValue): string {
  if (value === null || value === '') return NO_VALUE;
  if (typeof value === 'string') return kind === 'date' && isDay(value) ? formatDate(value) : value;
  if (kind === 'datetime') return Math.abs(value) <= 8.64e15 ? formatDateTime(value) : NO_VALUE;
  return decimals === undefined ? String(value).replace('.', ',') : formatNumber(value, decimals);
}

const isDay = (text: string): text is IsoDate => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Text of a cell; a dash if there is none. */
export function textOf<Row>(column: DataColumn<Row>, row: Row): string {
  if (!column.text) return inWords(column, cellValue(column, row));
  try {
    return column.text(row) ?? NO_VALUE;
  } catch {
    return NO_VALUE;
  }
}

/** Content of a cell; a dash if the row lacks the fields that its column needs. */
export function cellOf<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  if (!column.cell) return textOf(column, row);
  try {
    return column.cell(row);
  } catch {
    return NO_VALUE;
  }
}

/**
 * Columns of one part of the card, in table order. The first column is the title, unless another one is marked
 * as title.
 */
export function columnsOfCard<Row>(
  columns: readonly DataColumn<Row>[],
  part: CardPart,
): readonly DataColumn<Row>[] {
  const title = columns.find((column) => column.card === 'title') ?? columns[0];
  return columns.filter((column) => (column === title ? 'title' : (column.card ?? 'detail')) === part);
}
