import { useQueryClient } from '@tanstack/react-query';
import { type AdminClient, scheduledReportCalls } from '@vigia/api/client';
import { LONG_SNACKBAR_MS } from '@vigia/domain/farm';
import { useSnackbar } from '@vigia/ui';
import type { Selection } from '@vigia/ui/table';
import { useState } from 'react';
import { FIRST_PAGE } from '../../shared/schedules/schedule-columns.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { deleteSchedules } from './delete-schedules.ts';
import type { SchedulesTableProps } from './schedules-table.tsx';
import { useSchedulePages } from './use-schedule-pages.ts';

const NONE: Selection = new Set();

/** The scheduled reports of a client: pages, what is selected, and its deletion. */
export function useSchedules(owner: AdminClient | null) {
  const scheduledReports = useCalls(scheduledReportCalls);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const [query, setQuery] = useState(FIRST_PAGE);
  const [selected, setSelected] = useState(NONE);
  const [deletion, setDeletion] = useState<SchedulesTableProps['deletion']>('none');
  const { retry, everyRow, ...page } = useSchedulePages(owner, query);

  const remove = async () => {
    const ids = [...selected].map(Number);
    if (ids.length > 0) setDeletion('running');
    const { failed, message } = await deleteSchedules(ids, (id) => scheduledReports.remove(id));
    setDeletion('none');
    setSelected(new Set(failed));
    const isDone = ids.length > 0 && failed.length === 0;
    (isDone ? success : failure)(message, LONG_SNACKBAR_MS);
    // The shown page may have disappeared with its last row.
    if (ids.length > failed.length) setQuery({ ...query, pageIndex: 0 });
    void queryClient.invalidateQueries({ queryKey: ['scheduled-reports'] });
  };
  const table: SchedulesTableProps = {
    ...page,
    query,
    onQueryChange: setQuery,
    onRetry: retry,
    onExport: everyRow,
    selected,
    onSelected: setSelected,
    deletion,
    onDelete: () => void remove(),
    onCancel: () => setDeletion('none'),
  };
  /** Asks for confirmation; with an empty selection it only shows a message. */
  const askToDelete = () => (selected.size === 0 ? void remove() : setDeletion('asked'));
  return { table, askToDelete };
}
