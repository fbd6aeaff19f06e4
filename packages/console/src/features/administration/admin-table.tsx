import type { AdminClient } from '@vigia/api/client';
import { type AdminTable as Name, PAGE_SIZES } from '@vigia/domain/access';
import { ADMIN_TABLE_WORDS } from '@vigia/domain/es';
import { EmptyState, useWords } from '@vigia/ui';
import { type DataColumn, DataTable, type RowAction, type RowId } from '@vigia/ui/table';
import { type ReactNode, useMemo } from 'react';
import { useTableView } from '../../shared/state/use-table-view.ts';
import { CLIENT_COLUMN } from './admin-columns.ts';
import { ADMINISTRATION } from './words.ts';

export interface AdminTableProps {
  readonly table: Name;
  /** The clients that have come. */
  readonly owners: readonly AdminClient[];
  readonly showsClient: boolean;
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  /** Whether the reader may add to the table. */
  readonly mayAdd: boolean;
  /** Shown in a table without rows. */
  readonly empty?: ReactNode;
}

interface RowsProps<Row> extends AdminTableProps {
  readonly columns: readonly DataColumn<Row>[];
  /** Must be the same function in each render, like those below. */
  readonly make: (owners: readonly AdminClient[]) => readonly Row[];
  readonly rowId: (row: Row) => RowId;
  readonly rowActions?: (row: Row) => readonly RowAction[];
}

/** A table of what clients own: searched, exported and paged here, its columns as this reader left them. */
export function AdminTable<Row>(props: RowsProps<Row>) {
  const words = useWords(ADMINISTRATION);
  const { table, owners, showsClient, columns, make, rowId, rowActions } = props;
  const rows = useMemo(() => make(owners), [make, owners]);
  const shown = useMemo(
    () => (showsClient ? columns : columns.filter(({ id }) => id !== CLIENT_COLUMN)),
    [columns, showsClient],
  );
  const view = useTableView(`admin-${table}`);
  const label = ADMIN_TABLE_WORDS[table];
  return (
    <DataTable
      label={label}
      columns={shown}
      rows={rows}
      rowId={rowId}
      state={props.state}
      onRetry={props.onRetry}
      pageSizes={PAGE_SIZES}
      hasSearch
      hasColumns
      exportName={label}
      {...view}
      {...(rowActions ? { rowActions } : {})}
      empty={
        props.empty ?? (
          <EmptyState title={words.empty}>
            {table === 'nodes' && !props.mayAdd ? words.emptyDevices : words.emptyHint}
          </EmptyState>
        )
      }
    />
  );
}
