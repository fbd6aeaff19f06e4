import type { ReactNode } from 'react';

/** What a cell is sorted and searched by; null sorts last in both directions. */
export type CellValue = string | number | null;

/** Where a column goes when rows become cards: its heading, the part always shown, or the part that opens. */
export type CardPart = 'title' | 'head' | 'detail' | 'none';

export interface DataColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly value: (row: Row) => CellValue;
  /** What is shown; without it the value as it is. */
  readonly cell?: (row: Row) => ReactNode;
  /** What the quick filter reads; without it the value. */
  readonly text?: (row: Row) => string;
  /** Numbers stand at the right and sort from the highest first. */
  readonly kind?: 'text' | 'number';
  readonly isSortable?: boolean;
  /** CSS width. */
  readonly width?: string;
  readonly card?: CardPart;
}

export const textOf = <Row>(column: DataColumn<Row>, row: Row): string =>
  column.text?.(row) ?? String(column.value(row) ?? '');

export const cellOf = <Row>(column: DataColumn<Row>, row: Row): ReactNode =>
  column.cell ? column.cell(row) : textOf(column, row);

/** Columns of one part of the card, in table order. The first column is the title unless one says so. */
export function columnsOfCard<Row>(
  columns: readonly DataColumn<Row>[],
  part: CardPart,
): readonly DataColumn<Row>[] {
  const title = columns.find((column) => column.card === 'title') ?? columns[0];
  return columns.filter((column) => (column === title ? 'title' : (column.card ?? 'detail')) === part);
}
