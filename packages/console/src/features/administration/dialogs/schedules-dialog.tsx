import { type AdminClient, scheduledReportCalls } from '@vigia/api/client';
import { sortSeasons } from '@vigia/domain/farm';
import { useMemo } from 'react';
import { scheduleCreator } from '../../../shared/dialogs/create-schedules.ts';
import { OwnerField } from '../../../shared/dialogs/owner-field.tsx';
import { ScheduleDialog } from '../../../shared/dialogs/schedule-dialog.tsx';
import { schedulePeople, schedulePersons } from '../../../shared/dialogs/schedule-people.ts';
import { useCalls } from '../../../shared/state/calls.ts';
import { useKeptState } from '../../../shared/state/use-kept-state.ts';

interface SchedulesDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly owners: readonly AdminClient[];
  /** Null while no client is chosen: the form then asks for it. */
  readonly owner: AdminClient | null;
  /** Some may have been made even if others failed. */
  readonly onSent: () => void;
}

/** Scheduled reports of a client: for each user and each field that is chosen. */
export function SchedulesDialog({ owners, owner, onSent, ...dialog }: SchedulesDialogProps) {
  const scheduledReports = useCalls(scheduledReportCalls);
  const [chosen, setChosen] = useKeptState<number | null>('owner of schedules', owner?.client.id ?? null);
  const [keys] = useKeptState('keys of schedules', () => new Map<string, string>());
  const shown = owner ?? owners.find(({ client }) => client.id === chosen);
  const sectors = useMemo(() => shown?.sectors.filter(({ archived }) => !archived) ?? [], [shown]);
  const users = useMemo(() => (shown ? schedulePersons(shown.users, shown.client.id) : []), [shown]);
  const send = useMemo(
    () => scheduleCreator(scheduledReports.create, schedulePeople(users, sectors), keys),
    [scheduledReports, users, sectors, keys],
  );
  return (
    <ScheduleDialog
      key={chosen}
      {...dialog}
      users={users}
      sectors={sectors}
      seasons={sortSeasons(shown?.seasons ?? [])}
      head={<OwnerField owners={owners} value={chosen} isFixed={owner !== null} onChange={setChosen} />}
      onSave={async (draft, signal) => {
        try {
          await send(draft, signal);
        } finally {
          onSent();
        }
      }}
    />
  );
}
