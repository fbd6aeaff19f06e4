import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { farmCalls, scheduledReportCalls } from '@vigia/api/client';
import { can } from '@vigia/domain/access';
import { sortSeasons } from '@vigia/domain/farm';
import { useMemo, useState } from 'react';
import { scheduleCreator } from '../../shared/dialogs/create-schedules.ts';
import { ScheduleDialog } from '../../shared/dialogs/schedule-dialog.tsx';
import { schedulePeople, schedulePersons } from '../../shared/dialogs/schedule-people.ts';
import { followUpSubject } from '../../shared/pdf-report/follow-up-subject.ts';
import { useReportButton } from '../../shared/pdf-report/use-report-button.ts';
import { FIRST_PAGE } from '../../shared/schedules/schedule-columns.ts';
import { scheduleRows } from '../../shared/schedules/schedule-rows.ts';
import { useCalls } from '../../shared/state/calls.ts';
import { useFarm } from '../../shared/state/farm.ts';
import { useFilters, useNavigation } from '../../shared/state/use-filters.ts';
import { useKeptState } from '../../shared/state/use-kept-state.ts';
import { followUpFilters } from './follow-up.ts';
import { SchedulesView } from './schedules-view.tsx';

/** Scheduled reports of the client, page by page, and the dialog that makes more of them. */
export function SchedulesScreen() {
  const { tree, context, user } = useFarm();
  const requested = useFilters();
  const { setFilters } = useNavigation();
  const filters = useMemo(() => followUpFilters(context, requested), [context, requested]);
  const usual = useMemo(() => followUpFilters(context, {}), [context]);
  const subject = useMemo(() => followUpSubject(context, tree, filters), [context, tree, filters]);
  const report = useReportButton(subject);
  const farm = useCalls(farmCalls);
  const scheduledReports = useCalls(scheduledReportCalls);
  const queryClient = useQueryClient();
  const [query, setQuery] = useState(FIRST_PAGE);
  const [isOpen, setOpen] = useKeptState('new schedules', false);
  const [keys] = useKeptState('keys of schedules', () => new Map<string, string>());
  const clientId = tree.client.id;
  const mayCreate = can(user, 'scheduled-report.create', { clientId });
  const { pageIndex, pageSize } = query;

  const users = useQuery({
    queryKey: ['users', clientId],
    queryFn: ({ signal }) => farm.users(clientId, signal),
  });
  const page = useQuery({
    queryKey: ['scheduled-reports', clientId, pageIndex, pageSize],
    queryFn: ({ signal }) =>
      scheduledReports.list(clientId, { page: pageIndex + 1, limit: pageSize }, signal),
    placeholderData: keepPreviousData,
  });
  const persons = useMemo(() => schedulePersons(users.data ?? [], clientId), [users.data, clientId]);
  const rows = useMemo(
    () => scheduleRows(page.data?.reports ?? [], tree, users.data ?? []),
    [page.data, tree, users.data],
  );
  const send = useMemo(
    () => scheduleCreator(scheduledReports.create, schedulePeople(persons, tree.sectors), keys),
    [farm, scheduledReports, persons, tree.sectors, keys],
  );
  const retry = () => {
    void page.refetch();
    void users.refetch();
  };
  const isError = page.isError || users.isError;
  const isPending = page.isPending || users.isPending;
  return (
    <>
      <SchedulesView
        clientName={tree.client.name}
        bar={{ context, filters, usual, onFilters: setFilters, report }}
        rows={rows}
        total={page.data?.count ?? 0}
        state={isError ? 'error' : isPending ? 'loading' : 'ready'}
        query={query}
        onQueryChange={setQuery}
        onRetry={retry}
        onCreate={mayCreate ? () => setOpen(true) : undefined}
      />
      <ScheduleDialog
        key={clientId}
        isOpen={isOpen && mayCreate}
        onClose={() => setOpen(false)}
        users={persons}
        sectors={tree.sectors}
        seasons={sortSeasons(tree.seasons)}
        onSave={async (draft, signal) => {
          try {
            await send(draft, signal);
          } finally {
            void queryClient.invalidateQueries({ queryKey: ['scheduled-reports'] });
          }
        }}
      />
    </>
  );
}
