import type { AdminClient } from '@vigia/api/client';
import { PAGE_SIZES } from '@vigia/domain/access';
import { EmptyState } from '@vigia/ui';
import { type BulkAction, DataTable, type RowAction, type Selection } from '@vigia/ui/table';
import { useMemo, useState } from 'react';
import { useTableView } from '../../../shared/state/use-table-view.ts';
import { CLIENT_COLUMN, stateColumn } from './columns.ts';
import { FARM_TABLES, type FarmRows, type FarmTableName } from './farm-tables.ts';
import { type TableWords, useTableWords } from './table-words.ts';

export interface FarmTableViewProps<Name extends FarmTableName> {
  readonly table: Name;
  /** The clients that have come. */
  readonly owners: readonly AdminClient[];
  readonly showsClient: boolean;
  readonly state: 'loading' | 'error' | 'ready';
  readonly onRetry: () => void;
  /** Whether the reader may add to the table. */
  readonly mayAdd: boolean;
  /** Whether the reader is limited to sectors of one of the clients. */
  readonly isLimited: boolean;
  /** Its archived rows are shown instead of those in use. */
  readonly isArchive: boolean;
  /** Must be the same function in each render. */
  readonly rowActions: (row: FarmRows[Name]) => readonly RowAction[];
  /** Actions on all selected rows; without any, rows are not selected. */
  readonly bulkActions?: readonly BulkAction<FarmRows[Name]>[] | undefined;
}

/** What decides which columns a table has. */
type Shown = Pick<FarmTableViewProps<FarmTableName>, 'showsClient' | 'isLimited' | 'isArchive'>;

function columnsOf<Name extends FarmTableName>(words: TableWords, table: Name, shown: Shown) {
  const { columns, archive } = FARM_TABLES[table];
  const all = columns(words, shown.isLimited);
  const ofClients = shown.showsClient ? all : all.filter(({ id }) => id !== CLIENT_COLUMN);
  return shown.isArchive && archive
    ? [...ofClients, stateColumn<FarmRows[Name]>(words, archive.state(words))]
    : ofClients;
}

/** A table of what clients own: searched, exported and paged here, its columns as this reader left them. */
export function FarmTableView<Name extends FarmTableName>(props: FarmTableViewProps<Name>) {
  const { table, owners, showsClient, mayAdd, isLimited, isArchive, rowActions } = props;
  const words = useTableWords();
  const { rows: rowsOf, rowId } = FARM_TABLES[table];
  const rows = useMemo(() => rowsOf(owners, isArchive), [rowsOf, owners, isArchive]);
  const columns = useMemo(
    () => columnsOf(words, table, { showsClient, isLimited, isArchive }),
    [words, table, showsClient, isLimited, isArchive],
  );
  const [selected, setSelected] = useState<Selection>(new Set());
  const view = useTableView(`admin-${table}`);
  const label = words.tables[table].title;
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowActions={rowActions}
      {...(props.bulkActions && {
        selected,
        onSelectedChange: setSelected,
        bulkActions: props.bulkActions,
      })}
      state={props.state}
      onRetry={props.onRetry}
      pageSizes={PAGE_SIZES}
      hasSearch
      hasColumns
      exportName={label}
      {...view}
      empty={
        isArchive ? (
          <EmptyState title={words.archived.empty}>{words.archived.emptyHint}</EmptyState>
        ) : (
          <EmptyState title={words.admin.empty}>
            {table === 'nodes' && !mayAdd ? words.tables.nodes.emptyHint : words.admin.emptyHint}
          </EmptyState>
        )
      }
    />
  );
}
