import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { type AdminClient, scheduledReportCalls } from '@vigia/api/client';
import type { ScheduledReport } from '@vigia/domain/farm';
import { foundRows, type TableQuery } from '@vigia/ui/table';
import { useDeferredValue, useMemo } from 'react';
import { scheduleRows } from '../../shared/schedules/schedule-rows.ts';
import { useScheduleColumns } from '../../shared/schedules/use-schedule-columns.ts';
import { useCalls } from '../../shared/state/calls.ts';

/** Page size when all are requested: the most the service answers. */
const LONGEST_PAGE = 100;

const KEY = 'scheduled-reports';
const NONE: readonly ScheduledReport[] = [];

/**
 * The scheduled reports of a client for the table: page by page from the service. A search
 * looks in the text of all columns, names and periodicity too, which the service does not know: then every
 * report is requested, and paged here.
 */
export function useSchedulePages(owner: AdminClient | null, { filter, pageIndex, pageSize }: TableQuery) {
  const scheduledReports = useCalls(scheduledReportCalls);
  const columns = useScheduleColumns();
  const typed = useDeferredValue(filter.trim());
  const clientId = owner?.client.id ?? null;
  const isSearched = typed !== '';

  const everyReport = async (signal?: AbortSignal): Promise<readonly ScheduledReport[]> => {
    if (clientId === null) return NONE;
    const found: ScheduledReport[] = [];
    for (let page = 1; ; page++) {
      const { reports, count } = await scheduledReports.list(clientId, { page, limit: LONGEST_PAGE }, signal);
      found.push(...reports);
      if (reports.length === 0 || found.length >= count) return found;
    }
  };
  const page = useQuery({
    queryKey: [KEY, clientId, pageIndex, pageSize],
    queryFn:
      clientId === null || isSearched
        ? skipToken
        : ({ signal }) => scheduledReports.list(clientId, { page: pageIndex + 1, limit: pageSize }, signal),
    placeholderData: keepPreviousData,
  });
  const every = useQuery({
    queryKey: [KEY, clientId, 'every'],
    queryFn: isSearched ? ({ signal }) => everyReport(signal) : skipToken,
  });

  const rowsOf = (reports: readonly ScheduledReport[]) =>
    owner ? scheduleRows(reports, owner, owner.users) : [];
  const found = useMemo(
    () => (isSearched ? foundRows(rowsOf(every.data ?? NONE), columns, typed) : []),
    [every.data, owner, columns, typed, isSearched],
  );
  const own = useMemo(() => rowsOf(page.data?.reports ?? NONE), [page.data, owner]);
  const shown = isSearched ? every : page;
  return {
    rows: isSearched ? found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize) : own,
    total: isSearched ? found.length : (page.data?.count ?? 0),
    state: shown.isError ? ('error' as const) : shown.isPending ? ('loading' as const) : ('ready' as const),
    retry: () => void shown.refetch(),
    /** All rows that the search leaves, for the export. */
    everyRow: async () =>
      foundRows(rowsOf(isSearched && every.data ? every.data : await everyReport()), columns, typed),
  };
}
