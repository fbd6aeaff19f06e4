import { PAGE_SIZES } from '@vigia/domain/access';
import { ConfirmDialog, EmptyState, useWords } from '@vigia/ui';
import { DataTable, type Selection, type TableQuery } from '@vigia/ui/table';
import type { ScheduleRow } from '../../shared/schedules/schedule-rows.ts';
import { useScheduleColumns } from '../../shared/schedules/use-schedule-columns.ts';
import { useTableView } from '../../shared/state/use-table-view.ts';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { TABLES } from './tables/words.ts';
import { ADMINISTRATION } from './words.ts';

export interface SchedulesTableProps {
  /** Rows of the page that is shown, and how many there are on all pages. */
  readonly rows: readonly ScheduleRow[];
  readonly total: number;
  readonly state: 'loading' | 'error' | 'ready';
  readonly query: TableQuery;
  readonly onQueryChange: (query: TableQuery) => void;
  readonly onRetry: () => void;
  /** Every row, for the export. */
  readonly onExport: () => Promise<readonly ScheduleRow[]>;
  readonly selected: Selection;
  readonly onSelected: (selected: Selection) => void;
  /** Whether the selected ones are being deleted, or a confirmation is open. */
  readonly deletion: 'none' | 'asked' | 'running';
  readonly onDelete: () => void;
  readonly onCancel: () => void;
}

/** Scheduled reports of one client, page by page from the server. */
export function SchedulesTable(props: SchedulesTableProps) {
  const admin = useWords(ADMINISTRATION);
  const words = useWords(TABLES)['scheduled-reports'];
  const columns = useScheduleColumns();
  const view = useTableView('admin-scheduled-reports');
  const isFailed = props.state === 'error';
  return (
    <>
      {isFailed && <RetryNotice onRetry={props.onRetry}>{words.notLoaded}</RetryNotice>}
      <DataTable
        label={words.heading}
        columns={columns}
        rows={isFailed ? [] : props.rows}
        rowId={({ report }) => report.id}
        state={isFailed ? 'ready' : props.state}
        pageSizes={PAGE_SIZES}
        server={{ total: isFailed ? 0 : props.total, query: props.query, onQueryChange: props.onQueryChange }}
        selected={props.selected}
        onSelectedChange={props.onSelected}
        hasSearch
        hasColumns
        exportName={words.heading}
        exportRows={props.onExport}
        {...view}
        empty={<EmptyState title={admin.empty}>{isFailed ? undefined : words.emptyHint}</EmptyState>}
      />
      <ConfirmDialog
        isOpen={props.deletion !== 'none'}
        title={words.askRemove(props.selected.size)}
        busy={props.deletion === 'running'}
        onConfirm={props.onDelete}
        onCancel={props.onCancel}
        confirmLabel={admin.delete}
      >
        {words.removeNote}
      </ConfirmDialog>
    </>
  );
}
