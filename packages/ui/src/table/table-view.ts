import type { Density } from '../theme/tokens.ts';
import type { DataColumn } from './data-column.ts';

/** Settings of a table that a reader changed and that can be stored: plain data, suitable for local storage. */
export interface TableView {
  /** Ids of the hidden columns. */
  readonly hidden: readonly string[];
  /** By default that of the theme. */
  readonly density?: Density;
  /** Rows per page. */
  readonly pageSize?: number;
}

const canHide = <Row>(column: DataColumn<Row>, at: number) => column.isHideable ?? at > 0;

/** The view before the reader changed anything. */
export const defaultView = <Row>(columns: readonly DataColumn<Row>[]): TableView => ({
  hidden: columns.filter(({ isHidden }) => isHidden === true).map(({ id }) => id),
});

/**
 * Columns that may be hidden. The first column never may, nor one with `isHideable` false, even if a stored
 * view hides it.
 */
export const hideableColumns = <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] =>
  columns.filter(canHide);

export const shownColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  { hidden }: TableView,
): readonly DataColumn<Row>[] =>
  columns.filter((column, at) => !canHide(column, at) || !hidden.includes(column.id));

export const withColumn = (view: TableView, id: string, isShown: boolean): TableView => ({
  ...view,
  hidden: isShown ? view.hidden.filter((each) => each !== id) : [...view.hidden, id],
});
