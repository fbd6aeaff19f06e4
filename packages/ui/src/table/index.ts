export type { CardPart, CellValue, DataColumn } from './data-column.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export { spanishRanks } from './spanish-order.ts';
export type { Sort } from './use-table-rows.ts';
