export type { ColumnFilter, ColumnFilters } from './column-filter.ts';
export type { CardPart, CellValue, ColumnKind, DataColumn, FilterKind } from './data-column.ts';
export { DataTable } from './data-table.tsx';
export type { BulkAction, DataTableProps, RowAction, TableQuery, TableServer } from './data-table-props.ts';
export type { RowId, Selection } from './selection.ts';
export { spanishRanks } from './spanish-order.ts';
export { tableSheet } from './table-sheet.ts';
export type { Sort } from './table-sort.ts';
export type { TableView } from './table-view.ts';
