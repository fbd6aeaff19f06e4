import type { AdminClient } from '@vigia/api/client';
import { ADMIN_WORDS } from '@vigia/domain/es';
import type { ClientId } from '@vigia/domain/farm';
import { Button, EmptyState, useWords } from '@vigia/ui';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { TableHead } from './administration-view.tsx';
import { SchedulesTable } from './schedules-table.tsx';
import { TABLES } from './tables/words.ts';
import { useSchedules } from './use-schedules.ts';

interface SchedulesSectionProps {
  readonly clientId: ClientId | null;
  /** Null while it is loading: its names are shown. */
  readonly owner: AdminClient | null;
  readonly addButton: ReactNode;
  readonly canDelete: boolean;
  /** The client could not be loaded. */
  readonly isFailed: boolean;
  readonly onRetry: () => void;
}

/** Scheduled reports of the client that is chosen, with the buttons that make and delete them. */
export function SchedulesSection({ clientId, addButton, ...props }: SchedulesSectionProps) {
  const words = useWords(TABLES)['scheduled-reports'];
  if (clientId !== null) return <ClientSchedules key={clientId} addButton={addButton} {...props} />;
  return (
    <>
      <TableHead title={words.heading}>{addButton}</TableHead>
      <EmptyState title={ADMIN_WORDS.chooseClient}>{words.chooseHint}</EmptyState>
    </>
  );
}

function ClientSchedules(props: Omit<SchedulesSectionProps, 'clientId'>) {
  const { owner, addButton, canDelete, isFailed, onRetry } = props;
  const words = useWords(TABLES)['scheduled-reports'];
  const { table, askToDelete } = useSchedules(owner);
  const retry = () => {
    onRetry();
    table.onRetry();
  };
  return (
    <>
      <TableHead title={words.heading}>
        {canDelete && (
          <Button icon={Trash2} onPress={askToDelete}>
            {ADMIN_WORDS.deleteSchedules}
          </Button>
        )}
        {addButton}
      </TableHead>
      <SchedulesTable {...table} state={isFailed ? 'error' : table.state} onRetry={retry} />
    </>
  );
}
