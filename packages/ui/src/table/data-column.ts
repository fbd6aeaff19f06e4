import type { IsoDate } from '@vigia/domain';
import { formatDate, formatDateTime, formatNumber, NO_VALUE } from '@vigia/domain/es';
import type { ReactNode } from 'react';
import type { SheetValue } from '../export/sheet.ts';
import type { COLUMN_CHOICES } from './table-choices.ts';

/** What a cell is sorted, filtered and searched by; what is missing sorts last in both directions. */
export type CellValue = string | number | null;

/**
 * What a column holds. `date` is a calendar day, `YYYY-MM-DD`; `datetime` an instant, epoch ms, shown as the clock in
 * Santiago showed it.
 */
export type ColumnKind = (typeof COLUMN_CHOICES.kind)[number];

/** How a column is filtered from its heading: words in it, its distinct values, or a range. */
export type FilterKind = (typeof COLUMN_CHOICES.filter)[number];

/** Where a column goes when rows become cards: its heading, the part always shown, or the part that opens. */
export type CardPart = (typeof COLUMN_CHOICES.card)[number];

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** May fail or answer nothing on a row that lacks fields: the cell then says that there is no value. */
  readonly value: (row: Row) => CellValue | undefined;
  /** What is shown; without it the value in words. */
  readonly cell?: (row: Row) => ReactNode;
  /** What the quick filter reads and the CSV writes; without it the value in words. */
  readonly text?: (row: Row) => string;
  /** What the quick filter reads beside it and nobody sees: another name of the same thing. */
  readonly alsoFoundBy?: (row: Row) => string;
  /** Numbers stand at the right and sort from the highest first; dates sort from the latest. */
  readonly kind?: ColumnKind;
  /** Decimal places of a number; without it as many as it has. */
  readonly decimals?: number;
  readonly isSortable?: boolean;
  /** Sorts from the highest first, although it holds no figure that stands at the right. */
  readonly isHighestFirst?: boolean;
  /** CSS width. */
  readonly width?: string;
  readonly card?: CardPart;
  /** Puts a filter of this kind into the heading. */
  readonly filter?: FilterKind;
  /** Values of a `choice` filter; without it those that the rows have. */
  readonly choices?: readonly string[];
  /** False keeps the column out of the columns button: it is always shown. */
  readonly isHideable?: boolean;
  /** Not shown until the reader asks for it with the columns button. */
  readonly isHidden?: boolean;
  /** A line under the rows, made from all rows that the filters leave. */
  readonly footer?: (rows: readonly Row[]) => ReactNode;
  /** What a spreadsheet gets; without it the value as number or date, else the text. False leaves the column out. */
  readonly sheet?: ((row: Row) => SheetValue) | false;
}

/** Numbers and dates stand at the right. */
export const isAtEnd = <Row>({ kind }: DataColumn<Row>): boolean => kind === 'number';

/** The value of a row in a column; null when the row does not have it, also because it lacks the fields asked for. */
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

/** What a cell says; a dash when there is nothing to say. */
export function textOf<Row>(column: DataColumn<Row>, row: Row): string {
  if (!column.text) return inWords(column, cellValue(column, row));
  try {
    return column.text(row) ?? NO_VALUE;
  } catch {
    return NO_VALUE;
  }
}

/** What a cell shows; a row that lacks the fields its column asks for shows a dash. */
export function cellOf<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  if (!column.cell) return textOf(column, row);
  try {
    return column.cell(row);
  } catch {
    return NO_VALUE;
  }
}

/** Columns of one part of the card, in table order. The first column is the title unless one says so. */
export function columnsOfCard<Row>(
  columns: readonly DataColumn<Row>[],
  part: CardPart,
): readonly DataColumn<Row>[] {
  const title = columns.find((column) => column.card === 'title') ?? columns[0];
  return columns.filter((column) => (column === title ? 'title' : (column.card ?? 'detail')) === part);
}
