import type { Density } from '../theme/tokens.ts';
import type { DataColumn } from './data-column.ts';

/** What a reader set up about a table and may want remembered: plain data, fit for local storage. */
export interface TableView {
  /** Ids of the columns that are not shown. */
  readonly hidden: readonly string[];
  /** Without it, that of the theme. */
  readonly density?: Density;
  /** Rows of a page. */
  readonly pageSize?: number;
}

const canHide = <Row>(column: DataColumn<Row>, at: number) => column.isHideable ?? at > 0;

/** The view before the reader changed anything. */
export const defaultView = <Row>(columns: readonly DataColumn<Row>[]): TableView => ({
  hidden: columns.filter(({ isHidden }) => isHidden === true).map(({ id }) => id),
});

/** The first column always stays; so does one that says so, even when an old view hides it. */
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
