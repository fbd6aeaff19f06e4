import type { IsoDate } from '@vigia/domain';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ColumnFilters } from './column-filter.ts';
import type { DataColumn } from './data-column.ts';
import type { RowId, Selection } from './selection.ts';
import type { TABLE_STATES } from './table-choices.ts';
import type { Sort } from './table-sort.ts';
import type { TableView } from './table-view.ts';

/** A request to a server that filters, sorts and pages by itself. */
export interface TableQuery {
  /** Text of the quick filter. */
  readonly filter: string;
  readonly filters: ColumnFilters;
  /** The first entry has priority. */
  readonly order: readonly Sort[];
  /** From 0. */
  readonly pageIndex: number;
  /** Rows of a page. */
  readonly pageSize: number;
}

/** A table whose rows come page by page: `rows` are those of the page, in their order. */
export interface TableServer {
  /** Number of rows on the server that pass the filters. */
  readonly total: number;
  /** The last request; the table shows it. */
  readonly query: TableQuery;
  /** Called for another request: load it, and pass it back as `query`. */
  readonly onQueryChange: (query: TableQuery) => void;
}

export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onAction?: () => void;
  readonly href?: string;
  readonly isDisabled?: boolean;
  /** Always visible as a button; other actions are in a menu. */
  readonly isInline?: boolean;
}

export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Gets the selected rows that the table contains, in the order of `rows`. */
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
  /** Key of a row, stable between renders. */
  readonly rowId: (row: Row) => RowId;
  /**
   * An empty table is `ready` without rows. Known rows stay visible while they are loading again, and if that
   * fails.
   */
  readonly state?: (typeof TABLE_STATES)[number];

  /** Quick filter from outside: rows that contain every one of these words, ignoring accents. */
  readonly filter?: string;
  /** Adds a search field above the table. With `onFilterChange` its text is kept outside, in `filter`. */
  readonly hasSearch?: boolean;
  readonly onFilterChange?: (filter: string) => void;
  /** Column filters at the start. */
  readonly initialFilters?: ColumnFilters;
  /** The order at the start; of several entries the first has priority. */
  readonly initialSort?: Sort | readonly Sort[];
  /**
   * Page sizes to choose from (default 10 and 50). False shows all rows; of more than a hundred only visible
   * ones are drawn.
   */
  readonly pageSizes?: readonly number[] | false;
  /** Rows come from a server, page by page. */
  readonly server?: TableServer;

  /** Columns, density and page size as the reader left them; with `onViewChange` they are kept outside. */
  readonly view?: TableView;
  readonly onViewChange?: (view: TableView) => void;
  /** Adds the columns and density buttons above the table. */
  readonly hasColumns?: boolean;
  /** Adds an export button above the table; it is the name of the file and of its sheet. */
  readonly exportName?: string;
  /** Loads all rows for the export if the table has only a page of them. */
  readonly exportRows?: () => Promise<readonly Row[]>;
  /** Further buttons above the table. */
  readonly tools?: ReactNode;

  /** Ids of the selected rows; if it is given, each row has a checkbox. */
  readonly selected?: Selection;
  readonly onSelectedChange?: (selected: Selection) => void;
  /** Actions on all selected rows at once. */
  readonly bulkActions?: readonly BulkAction<Row>[];
  /** Keep the same function between renders. */
  readonly rowActions?: (row: Row) => readonly RowAction[];

  /** Marked with a ring in the calendars of date filters. */
  readonly today?: IsoDate;
  /** Content of an empty table: why there are no rows, and what to do. */
  readonly empty?: ReactNode;
  /** Content after an error; by default a sentence, with a button if there is `onRetry`. */
  readonly error?: ReactNode;
  /** Adds a button to the error message. */
  readonly onRetry?: () => void;
}
