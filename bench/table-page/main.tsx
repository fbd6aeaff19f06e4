import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type DataColumn, DataTable } from '../../packages/ui/src/table/index.ts';
import { VigiaProvider } from '../../packages/ui/src/theme/theme.tsx';
import { type BenchRow, benchRows, FIELDS_SHOWN, VIEW } from './rows.ts';

declare global {
  interface Window {
    mountTable: (library: string, rows: number) => Promise<void>;
    /** Sets the quick filter, as a key in a search field does, and waits until it is painted. */
    filterTable: (text: string) => Promise<void>;
    /** How many rows the last filter left. */
    shownRows: number;
  }
}

const COLUMNS: readonly DataColumn<BenchRow>[] = FIELDS_SHOWN.map((field) => ({
  id: field,
  header: field,
  value: (row) => row[field],
  width: `${VIEW.column}px`,
  ...(field === 'captures' || field === 'battery' ? { kind: 'number' } : {}),
}));
const rowId = (row: BenchRow) => row.id;

function Ours({ rows, filter }: { readonly rows: number; readonly filter: string }) {
  const data = useMemo(() => benchRows(rows), [rows]);
  return (
    <VigiaProvider>
      <DataTable label="mesa" columns={COLUMNS} rows={data} rowId={rowId} filter={filter} pageSizes={false} />
    </VigiaProvider>
  );
}

type Library = (props: { readonly rows: number; readonly filter: string }) => React.ReactNode;

function Page({ library: Table, rows }: { readonly library: Library; readonly rows: number }) {
  const [filter, setFilter] = useState('');
  window.filterTable = (text) => {
    setFilter(text);
    return settled();
  };
  return <Table rows={rows} filter={filter} />;
}

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));

async function settled(): Promise<void> {
  await frame();
  await frame();
  const rowCount = document.querySelector('table[role="grid"]')?.getAttribute('aria-rowcount');
  if (rowCount) window.shownRows = Number(rowCount) - 1;
}

window.mountTable = async (library, rows) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const table = library === 'ag-grid' ? (await import('./ag.tsx')).AgTable : Ours;
  createRoot(root).render(<Page library={table} rows={rows} />);
  await settled();
  await settled();
};
