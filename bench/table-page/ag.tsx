import {
  ClientSideRowModelModule,
  type ColDef,
  ModuleRegistry,
  QuickFilterModule,
  RowApiModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useRef } from 'react';
import { type BenchRow, benchRows, FIELDS_SHOWN, VIEW } from './rows.ts';

// Only what this page does with it, as its own guide to small bundles says.
ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, RowApiModule]);

const COLUMNS: ColDef<BenchRow>[] = FIELDS_SHOWN.map((field) => ({ field, headerName: field }));
const DEFAULTS: ColDef<BenchRow> = { width: VIEW.column, sortable: true };

export function AgTable({ rows, filter }: { readonly rows: number; readonly filter: string }) {
  const data = useRef<BenchRow[]>(null);
  data.current ??= benchRows(rows);
  return (
    <div style={{ height: VIEW.grid }}>
      <AgGridReact
        rowData={data.current}
        columnDefs={COLUMNS}
        defaultColDef={DEFAULTS}
        rowHeight={VIEW.row}
        quickFilterText={filter}
        cacheQuickFilter
        getRowId={({ data: { id } }) => String(id)}
        onModelUpdated={({ api }) => {
          window.shownRows = api.getDisplayedRowCount();
        }}
      />
    </div>
  );
}
