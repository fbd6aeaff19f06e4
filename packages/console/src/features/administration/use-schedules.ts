import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminClient } from '@vigia/api/client';
import { LONG_SNACKBAR_MS, type ScheduledReport } from '@vigia/domain';
import { useSnackbar } from '@vigia/ui';
import type { Selection } from '@vigia/ui/table';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { FIRST_PAGE } from '../../shared/schedules/schedule-columns.ts';
import { scheduleRows } from '../../shared/schedules/schedule-rows.ts';
import { apiAtom } from '../../shared/state/api.ts';
import { deleteSchedules } from './delete-schedules.ts';
import type { SchedulesTableProps } from './schedules-table.tsx';

const NONE: Selection = new Set();
/** Of a page of the export: the most the service answers. */
const EXPORT_PAGE = 100;

/** The scheduled reports of a client: pages, what is selected, and its deletion. */
export function useSchedules(owner: AdminClient | null) {
  const api = useAtomValue(apiAtom);
  const queryClient = useQueryClient();
  const { success, failure } = useSnackbar();
  const [query, setQuery] = useState(FIRST_PAGE);
  const [selected, setSelected] = useState(NONE);
  const [deletion, setDeletion] = useState<SchedulesTableProps['deletion']>('none');
  const { pageIndex, pageSize } = query;
  const clientId = owner?.client.id ?? null;
  const page = useQuery({
    queryKey: ['scheduled-reports', clientId, pageIndex, pageSize],
    queryFn:
      clientId === null
        ? skipToken
        : ({ signal }) =>
            api.scheduledReports.list(clientId, { page: pageIndex + 1, limit: pageSize }, signal),
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(
    () => (owner && page.data ? scheduleRows(page.data.reports, owner, owner.users) : []),
    [page.data, owner],
  );

  const everyRow = async () => {
    if (owner === null) return [];
    const found: ScheduledReport[] = [];
    for (let number = 1; ; number++) {
      const { reports, count } = await api.scheduledReports.list(owner.client.id, {
        page: number,
        limit: EXPORT_PAGE,
      });
      found.push(...reports);
      if (reports.length === 0 || found.length >= count) return scheduleRows(found, owner, owner.users);
    }
  };
  const remove = async () => {
    const ids = [...selected].map(Number);
    if (ids.length > 0) setDeletion('running');
    const { failed, message } = await deleteSchedules(ids, (id) => api.scheduledReports.remove(id));
    setDeletion('none');
    setSelected(new Set(failed));
    const isDone = ids.length > 0 && failed.length === 0;
    (isDone ? success : failure)(message, LONG_SNACKBAR_MS);
    // The page that is shown may be gone with its last row.
    if (ids.length > failed.length) setQuery({ ...query, pageIndex: 0 });
    void queryClient.invalidateQueries({ queryKey: ['scheduled-reports'] });
  };
  const table: SchedulesTableProps = {
    rows,
    total: page.data?.count ?? 0,
    state: page.isError ? 'error' : page.isPending ? 'loading' : 'ready',
    query,
    onQueryChange: setQuery,
    onRetry: () => void page.refetch(),
    onExport: everyRow,
    selected,
    onSelected: setSelected,
    deletion,
    onDelete: () => void remove(),
    onCancel: () => setDeletion('none'),
  };
  /** Asks first; with nothing selected there is only something to say. */
  const askToDelete = () => (selected.size === 0 ? void remove() : setDeletion('asked'));
  return { table, askToDelete };
}
