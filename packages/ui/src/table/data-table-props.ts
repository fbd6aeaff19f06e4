import type { IsoDate } from '@vigia/domain';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ColumnFilters } from './column-filter.ts';
import type { DataColumn } from './data-column.ts';
import type { RowId, Selection } from './selection.ts';
import type { TABLE_STATES } from './table-choices.ts';
import type { Sort } from './table-sort.ts';
import type { TableView } from './table-view.ts';

/** What is asked of a server that filters, sorts and pages by itself. */
export interface TableQuery {
  /** Words of the quick filter. */
  readonly filter: string;
  readonly filters: ColumnFilters;
  /** The first entry counts most. */
  readonly order: readonly Sort[];
  /** From 0. */
  readonly pageIndex: number;
  /** Rows of a page. */
  readonly pageSize: number;
}

/** A table whose rows come page by page: `rows` are those of the page, as they are to be shown. */
export interface TableServer {
  /** Rows that the filters leave on the server. */
  readonly total: number;
  /** What was asked for last; the table shows it. */
  readonly query: TableQuery;
  /** The reader wants something else: ask for it, and hand it back as `query`. */
  readonly onQueryChange: (query: TableQuery) => void;
}

export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onAction?: () => void;
  readonly href?: string;
  readonly isDisabled?: boolean;
  /** Always in sight as a button; the others open from a menu. */
  readonly isInline?: boolean;
}

export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Gets the selected rows that the table has, in the order of `rows`. */
  readonly onAction: (rows: readonly Row[]) => void;
  readonly isDanger?: boolean;
}

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  readonly label: string;
  /** Keep the same array between renders: sorting and searching are prepared from it. */
  readonly columns: readonly DataColumn<Row>[];
  /** Keep the same array between renders. */
  readonly rows: readonly Row[];
  /** Identifies a row, between renders too. */
  readonly rowId: (row: Row) => RowId;
  /**
   * `empty` needs no saying: it is `ready` without rows. Rows that are known stay in sight while they are loaded anew
   * and when that fails.
   */
  readonly state?: (typeof TABLE_STATES)[number];

  /** Quick filter from outside: rows with every one of these words, whatever their accents. */
  readonly filter?: string;
  /** Puts a search field above the table. With `onFilterChange` its text is held outside, in `filter`. */
  readonly hasSearch?: boolean;
  readonly onFilterChange?: (filter: string) => void;
  /** Filters of columns that are set at the start. */
  readonly initialFilters?: ColumnFilters;
  /** The order at the start; of several the first counts most. */
  readonly initialSort?: Sort | readonly Sort[];
  /** Rows of a page to choose from (10 and 50). False shows all rows; past a hundred only those in sight are drawn. */
  readonly pageSizes?: readonly number[] | false;
  /** Rows come from a server, page by page. */
  readonly server?: TableServer;

  /** Columns, density and page size as the reader left them; with `onViewChange` they are held outside. */
  readonly view?: TableView;
  readonly onViewChange?: (view: TableView) => void;
  /** Puts the columns and density buttons above the table. */
  readonly hasColumns?: boolean;
  /** Puts an export button above the table; the name of the file and of its sheet. */
  readonly exportName?: string;
  /** All rows to export when the table has only a page of them. */
  readonly exportRows?: () => Promise<readonly Row[]>;
  /** Further buttons above the table. */
  readonly tools?: ReactNode;

  /** Ids of the selected rows; its presence puts a checkbox into each row. */
  readonly selected?: Selection;
  readonly onSelectedChange?: (selected: Selection) => void;
  /** What can be done with all selected rows at once. */
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** Keep the same function between renders. */
  readonly rowActions?: (row: Row) => readonly RowAction[];

  /** Ringed in the calendars of date filters. */
  readonly today?: IsoDate;
  /** Why there is nothing, and what to do. */
  readonly empty?: ReactNode;
  /** What went wrong, and the way out; without it a sentence, and a button when there is `onRetry`. */
  readonly error?: ReactNode;
  /** Puts a button under the sentence that says what went wrong. */
  readonly onRetry?: () => void;
}
